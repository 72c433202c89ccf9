import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { gerados } from '../../docs/gerar/gerados.ts'
import { senhasComuns } from '../../docs/gerar/senhas-comuns.ts'
import { CARD_EVENTS } from '../../local/cloud/secrets.ts'

const PASTA = path.resolve(import.meta.dirname, '../../docs/generated')
const DECISOES = path.resolve(import.meta.dirname, '../../docs/decisions')

test.each(Object.entries(gerados()))('docs/generated/%s says what the sources say', (nome, texto) => {
  expect(readFileSync(path.join(PASTA, nome), 'utf8')).toBe(texto)
})

test('the list of common passwords is the one its source gives', () => {
  const lista = path.resolve(import.meta.dirname, '../../domain/acesso/senhas-comuns.ts')
  expect(readFileSync(lista, 'utf8')).toBe(senhasComuns())
})

test('the card provider is asked for the notices that the product lives by here', () => {
  const pagina = readFileSync(path.resolve(import.meta.dirname, '../../docs/implantacao.md'), 'utf8')
  // One command an endpoint, which goes on over lines that end with a backslash; the flag is repeated for each type.
  const comandos = pagina.match(/stripe webhook_endpoints create(?:.*\\\n)*.*/g) ?? []
  const pedidos = comandos.map((comando) =>
    [...comando.matchAll(/--enabled-events ([\w.]+)/g)].map(([, tipo]) => tipo),
  )
  expect(pedidos).toEqual(Object.values(CARD_EVENTS))
})

const decisoes = readdirSync(DECISOES)

test('each decision has a number of its own', () => {
  const numeros = decisoes.map((nome) => nome.slice(0, 3))
  expect(new Set(numeros).size).toBe(numeros.length)
})

test.each(decisoes)('docs/decisions/%s says its number in its title', (nome) => {
  const [titulo = ''] = readFileSync(path.join(DECISOES, nome), 'utf8').split('\n')
  expect(titulo).toMatch(new RegExp(`^# ${nome.slice(0, 3)} · `))
})
