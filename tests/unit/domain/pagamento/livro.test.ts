import {
  lancar,
  lancarTodos,
  type Lancamento,
  somar,
  type TipoDeLancamento,
} from '#domain/pagamento/livro.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fecha } from '../../../support/livro.ts'

const em = '2026-11-21T12:00:00Z'
const entrada = (id: string, tipo: TipoDeLancamento, valor: number): Lancamento => ({ id, tipo, valor, em })
const todas = (entradas: readonly Lancamento[]) =>
  entradas.reduce<readonly Lancamento[]>((livro, e) => {
    const lancado = lancar(livro, e)
    return lancado.ok ? lancado.livro : livro
  }, [])

describe('lancar', () => {
  it('follows a payment to its end', () => {
    const livro = todas([
      entrada('pi:auth', 'autorizado', 15_000),
      entrada('pi:cap', 'capturado', 15_000),
      entrada('tr', 'repassado', 10_000),
    ])
    expect(somar(livro)).toEqual({
      autorizado: 15_000,
      capturado: 15_000,
      liberado: 0,
      repassado: 10_000,
      retido: 0,
    })
  })
  it('takes a repeat without counting it', () => {
    const livro = [entrada('a', 'autorizado', 15_000)]
    expect(lancar(livro, entrada('a', 'autorizado', 15_000))).toEqual({ ok: true, livro, novo: false })
  })
  it.each([
    ['contradicao', entrada('a', 'autorizado', 14_999)],
    ['contradicao', entrada('a', 'capturado', 15_000)],
    ['acima_do_retido', entrada('b', 'capturado', 15_001)],
    ['acima_do_retido', entrada('b', 'liberado', 15_001)],
    ['acima_do_capturado', entrada('b', 'repassado', 1)],
    ['valor_invalido', entrada('b', 'autorizado', 49)],
    ['valor_invalido', entrada('b', 'autorizado', 100_000_000)],
    ['valor_invalido', entrada('b', 'liberado', 0)],
    ['valor_invalido', entrada('b', 'autorizado', 0)],
    ['valor_invalido', entrada('b', 'autorizado', -5)],
    ['valor_invalido', entrada('b', 'autorizado', 0.5)],
    ['valor_invalido', entrada('b', 'autorizado', Number.NaN)],
  ])('refuses with %s: %j', (recusa, e) =>
    expect(lancar([entrada('a', 'autorizado', 15_000)], e)).toEqual({ ok: false, recusa }),
  )
})

describe('authorised = captured + released + held', () => {
  const lancamento = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    tipo: fc.constantFrom<TipoDeLancamento>('autorizado', 'capturado', 'liberado', 'repassado'),
    valor: fc.oneof(fc.constantFrom(5_000, 10_000, 15_000), fc.integer({ min: -10, max: 20_000 })),
    em: fc.constant(em),
  })

  it('holds after any events, in any order, with repeats', () => {
    fc.assert(
      fc.property(fc.array(lancamento, { maxLength: 30 }), (eventos) => {
        let livro: readonly Lancamento[] = []
        for (const evento of eventos) {
          const antes = livro
          const lancado = lancar(livro, evento)
          if (lancado.ok) livro = lancado.livro
          expect(livro.slice(0, antes.length)).toEqual(antes)
          expect(fecha(livro)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('comes to the same ledger when the facts of one payment arrive shuffled, repeated and retried', () => {
    const fatos = [
      entrada('pi:auth', 'autorizado', 15_000),
      entrada('pi:cap', 'capturado', 12_000),
      entrada('pi:rel', 'liberado', 3_000),
      entrada('tr', 'repassado', 10_000),
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...fatos), { maxLength: 12 }), (chegada) => {
        const retentativas = Array.from({ length: fatos.length }, () => fatos).flat()
        expect(somar(todas([...chegada, ...retentativas]))).toEqual(somar(todas(fatos)))
      }),
    )
  })
})

describe('lancarTodos', () => {
  const autorizado = entrada('a', 'autorizado', 15_000)
  it('answers what is new, each after the one before', () => {
    const capturado = entrada('b', 'capturado', 15_000)
    expect(lancarTodos([autorizado], [autorizado, capturado])).toEqual([capturado])
  })
  it('writes nothing that does not add up', () => {
    expect(() => lancarTodos([autorizado], [entrada('t', 'repassado', 10_000)])).toThrow(
      'The ledger refuses t: acima_do_capturado',
    )
  })
})

describe('a ledger that does not add up is told apart', () => {
  it.each([
    ['captured without a hold', [entrada('a', 'capturado', 1)]],
    ['paid out more than captured', [entrada('a', 'autorizado', 5), entrada('b', 'repassado', 5)]],
    ['one event twice', [entrada('a', 'autorizado', 5), entrada('a', 'autorizado', 5)]],
  ])('%s', (_, livro) => expect(fecha(livro)).toBe(false))
})
