import {
  formatarReais,
  PRECOS,
  taxaDeProcessamento,
  valorLiquido,
  valorValido,
  VERSAO_DE_PRECOS,
} from '#domain/pagamento/precos.ts'
import { PAGAMENTO, ROTULOS_DO_PAGAMENTO } from '#domain/pagamento/textos.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

it("keeps the specification's prices", () => {
  expect(PRECOS).toEqual({ consulta: 15_000, repasse: 10_000, plataforma: 5_000 })
  expect(VERSAO_DE_PRECOS).toBe('2.0.1')
  expect(taxaDeProcessamento(PRECOS.consulta)).toBe(585)
  expect(valorLiquido(PRECOS.consulta)).toBe(14_415)
})
it('splits every valid amount into fee and net without losing a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 99_999_999 }), (total) => {
      expect(taxaDeProcessamento(total) + valorLiquido(total)).toBe(total)
      expect(Math.abs(taxaDeProcessamento(total) - total * 0.039)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})
it('rounds half a cent up: 3.9 % of 500 is 19.5', () => expect(taxaDeProcessamento(500)).toBe(20))
it('knows what may be charged', () => {
  expect([49, 50, 99_999_999, 100_000_000, 150.5, Number.NaN].map(valorValido)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})
it('writes reais with a no-break space', () => {
  expect(formatarReais(15_000)).toBe('R$\u00A0150,00')
  expect(formatarReais(123_456_789)).toBe('R$\u00A01.234.567,89')
})
it('has a word for every payment status', () => {
  expect(Object.keys(ROTULOS_DO_PAGAMENTO)).toEqual(pagamentoMachine.statuses)
  expect(PAGAMENTO.autorizar).toBe(
    `Autorizar Pagamento - ${formatarReais(PRECOS.consulta).replace('\u00A0', ' ')}`,
  )
})
