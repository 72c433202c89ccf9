import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, test } from 'vitest'
import { citados, perdidos } from '../support/testes-citados.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const pagina = readFileSync(path.join(RAIZ, 'docs/especificacao/segunda-leitura.md'), 'utf8')

const linhas = [...pagina.matchAll(/^\| (\d+) +\|.*$/gm)].map(([linha, ponto = '']) => ({ ponto, linha }))

test('has its points, in order', () => {
  expect(linhas.map(({ ponto }) => Number(ponto))).toEqual(Array.from({ length: 31 }, (_, n) => n + 1))
})

it.each(linhas)('point $ponto is held by tests that are there', ({ linha }) => {
  expect(citados(linha)).not.toEqual([])
  expect(perdidos(linha)).toEqual([])
})

test('shows each of its pictures, and no other is kept', () => {
  const mostradas = [...pagina.matchAll(/imagens\/segunda-leitura\/([\w-]+\.webp)/g)].map(
    ([, nome = '']) => nome,
  )
  const guardadas = readdirSync(path.join(RAIZ, 'docs/imagens/segunda-leitura'))
  expect(mostradas.toSorted()).toEqual(guardadas.toSorted())
})
