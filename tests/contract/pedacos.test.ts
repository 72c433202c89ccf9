import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const PEDACOS = path.resolve('web/dist/assets')

/** What each file of the built site imports before it runs. */
const importa = new Map(
  readdirSync(PEDACOS)
    .filter((nome) => nome.endsWith('.js'))
    .map((nome) => {
      const texto = readFileSync(path.join(PEDACOS, nome), 'utf8')
      return [
        nome,
        [...texto.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)].map(([, outro = '']) => outro),
      ]
    }),
)

/** Everything a file has loaded once it runs. */
function alcance(nome: string, vistos = new Set<string>()): Set<string> {
  for (const outro of importa.get(nome) ?? []) if (!vistos.has(outro)) alcance(outro, vistos.add(outro))
  return vistos
}

// Two files that import each other run in an order that depends on which was asked for first, and one finds the other
// empty.
test('no file of the site imports itself through others', () => {
  expect(importa.size).toBeGreaterThan(50)
  expect([...importa.keys()].filter((nome) => alcance(nome).has(nome))).toEqual([])
})
