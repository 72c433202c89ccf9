import { marshall } from '@aws-sdk/util-dynamodb'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tamanhoDoItem } from '../../../../bancadas/escala/tamanho.ts'
import {
  unidadesDeEscrita,
  unidadesDeLeitura,
  unidadesNoIndice,
} from '../../../../bancadas/escala/unidades.ts'

const item = (dados: Record<string, unknown>) => marshall(dados)
const com = (letras: number, resto = {}) => item({ pk: 'a', sk: 'b', texto: 'x'.repeat(letras), ...resto })

describe('the size of an item', () => {
  it('is what the developer guide counts', () => {
    expect(tamanhoDoItem(item({ pk: 'ação' }))).toBe(2 + 6)
    expect(tamanhoDoItem(item({ n: 12_345 }))).toBe(1 + 4)
    expect(tamanhoDoItem(item({ n: -1200 }))).toBe(1 + 3)
    expect(tamanhoDoItem(item({ s: true, v: null }))).toBe(4)
    expect(tamanhoDoItem(item({ l: ['a', 'bc'] }))).toBe(1 + 3 + 2 + 3)
    expect(tamanhoDoItem(item({ m: { k: 'v' } }))).toBe(1 + 3 + 1 + 1 + 1)
  })

  it('grows by every byte of text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const junto = tamanhoDoItem(item({ t: a + b }))
        expect(junto).toBe(1 + Buffer.byteLength(a + b))
      }),
      { numRuns: 50 },
    )
  })
})

describe('request units', () => {
  it('a read counts blocks of 4 KiB, half when it may be old, and something when it finds nothing', () => {
    expect(unidadesDeLeitura(0, true)).toBe(1)
    expect(unidadesDeLeitura(4096, true)).toBe(1)
    expect(unidadesDeLeitura(4097, true)).toBe(2)
    expect(unidadesDeLeitura(4097, false)).toBe(1)
  })

  it('a write counts blocks of 1 KiB of the larger of before and after, twice in a transaction', () => {
    expect(unidadesDeEscrita(undefined, com(10), false)).toBe(1)
    expect(unidadesDeEscrita(com(2000), com(10), false)).toBe(2)
    expect(unidadesDeEscrita(com(2000), undefined, true)).toBe(4)
    expect(unidadesDeEscrita(undefined, undefined, true)).toBe(2)
  })

  it('an index counts coming, going, moving and changing, and nothing when the item is not in it', () => {
    const la = { gsi2pk: 'FILA', gsi2sk: '1' }
    expect(unidadesNoIndice('gsi2', com(1), com(2))).toBe(0)
    expect(unidadesNoIndice('gsi2', com(1), com(1, la))).toBe(1)
    expect(unidadesNoIndice('gsi2', com(1, la), com(1))).toBe(1)
    expect(unidadesNoIndice('gsi2', com(1, la), com(2, la))).toBe(1)
    expect(unidadesNoIndice('gsi2', com(1, la), com(1, la))).toBe(0)
    expect(unidadesNoIndice('gsi2', com(1, la), com(1, { ...la, gsi2sk: '2' }))).toBe(2)
  })
})
