import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { citados, perdidos } from '../support/testes-citados.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const ler = (nome: string) => readFileSync(path.join(RAIZ, nome), 'utf8')
const BENS = ['Identidade', 'Dinheiro', 'Prontuário', 'Assinatura', 'Lugar na fila']

const secoes = new Map(
  ler('docs/ameacas.md')
    .split(/^## /m)
    .slice(1)
    .map((secao) => [secao.slice(0, secao.indexOf('\n')), secao] as const),
)
/** Rows below a table's head and rule, with their cells. */
const linhas = (secao: string) =>
  [...secao.matchAll(/^\|(.*)\|$/gm)]
    .slice(2)
    .map(([, linha = '']) => linha.split(' | ').map((s) => s.trim()))

test('a page for each asset, and what is left to whoever operates', () => {
  expect([...secoes.keys()]).toEqual([...BENS, 'O que fica por conta de quem opera'])
})

describe.each(BENS)('%s', (bem) => {
  const ameacas = linhas(secoes.get(bem) ?? '').map(([ameaca = '', , prova = '']) => ({ ameaca, prova }))

  it('has threats', () => {
    expect(ameacas.length).toBeGreaterThan(5)
  })

  it.each(ameacas)('$ameaca', ({ prova }) => {
    expect(citados(prova)).not.toEqual([])
    expect(perdidos(prova)).toEqual([])
  })
})
