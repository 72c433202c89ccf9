import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { eMetrica, NOMES, seriesDe } from '#domain/admin/metricas.ts'
import { PERGUNTAS } from '#domain/admin/perguntas.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const codigo = ['lambdas', 'domain/admin/medidas.ts'].map((parte) => fontes(parte).join('\n')).join('\n')

function fontes(parte: string): string[] {
  const onde = path.join(ROOT, parte)
  if (parte.endsWith('.ts')) return [readFileSync(onde, 'utf8')]
  return readdirSync(onde, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
}

/** Names that code measures: in a call of one of the three ways to do it, up to its second argument. */
const medidos = [...codigo.matchAll(/\b(?:addMetric|medir|medida)\(\s*((?:[^,()]|\([^()]*\))*),/g)].flatMap(
  ([, primeiro = '']) => [...primeiro.matchAll(/'([A-Z]\w+)'/g)].map(([, nome = '']) => nome),
)

it('has every metric the code measures', () => {
  expect(medidos.length).toBeGreaterThan(20)
  expect(medidos.filter((nome) => !eMetrica(nome))).toEqual([])
})

it('has no metric that nothing measures', () => {
  expect(NOMES.filter((nome) => !medidos.includes(nome))).toEqual([])
})

it('asks a question of each, and knows every value its dimensions take', () => {
  for (const nome of NOMES) {
    expect(PERGUNTAS[nome]).toMatch(/^\p{Lu}.+\?$/u)
    for (const serie of seriesDe(nome))
      for (const valor of Object.values(serie)) expect(valor).toMatch(/^[a-z0-9][a-z0-9_]*$/)
  }
})

it('counts a series for each combination of its dimensions', () => {
  expect(seriesDe('ApiPedidos')).toEqual([{ service: 'acolhe' }])
  expect(seriesDe('KycEtapas')).toHaveLength(7 * 3)
  expect(seriesDe('TriagensFeitas')).toEqual([
    { service: 'acolhe', resultado: 'elegivel' },
    { service: 'acolhe', resultado: 'presencial' },
    { service: 'acolhe', resultado: 'emergencia' },
  ])
})
