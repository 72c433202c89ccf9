import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ESTILO = path.resolve(import.meta.dirname, '../../../../web/src/estilo')
const ler = (nome: string) => readFileSync(path.join(ESTILO, nome), 'utf8')

/** Names and values that a block sets, in order. */
const cores = (bloco: string) =>
  [...bloco.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, nome, valor]) => `${nome}: ${valor}`)

it('the call is dark as the dark theme is, in every colour', () => {
  const [, escuro = ''] =
    /@media \(prefers-color-scheme: dark\) \{([\s\S]+?)\n\}/.exec(ler('tokens.css')) ?? []
  const daNoite = cores(ler('noite.css'))
  expect(daNoite.length).toBeGreaterThan(20)
  expect(daNoite).toEqual(cores(escuro))
})
