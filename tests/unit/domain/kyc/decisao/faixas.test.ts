import { expect, it } from 'vitest'
import { MINIMOS, passou } from '#domain/kyc/decisao/decisao.ts'
import { FAIXAS_DA_NOTA, faixaDaNota } from '#domain/kyc/decisao/faixas.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'

it.each([
  [1, '95_100'],
  [0.95, '95_100'],
  [0.9499, '85_94'],
  [0.85, '85_94'],
  [0.8495, '80_84'],
  [0.8, '80_84'],
  [0.7999, '75_79'],
  [0.75, '75_79'],
  [0.7499, '70_74'],
  [0.7, '70_74'],
  [0.6999, '50_69'],
  [0.5, '50_69'],
  [0.4999, '0_49'],
  [0, '0_49'],
] as const)('%d is in the band %s', (nota, faixa) => {
  expect(faixaDaNota(nota)).toBe(faixa)
})

it.each(KYC_ETAPAS.filter((etapa) => etapa !== 'uploading'))(
  'no score that %s refuses shares a band with one that passes',
  (etapa) => {
    const primeira = FAIXAS_DA_NOTA.indexOf(faixaDaNota(MINIMOS[etapa]))
    for (const diferenca of [-0.01, -0.0005, -1e-6, -1e-12, 0, 1e-12, 1e-6, 0.0005]) {
      const nota = MINIMOS[etapa] + diferenca
      expect([diferenca, FAIXAS_DA_NOTA.indexOf(faixaDaNota(nota)) >= primeira]).toEqual([
        diferenca,
        passou(etapa, nota),
      ])
    }
  },
)
