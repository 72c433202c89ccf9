import {
  crmHabilita,
  erroDaUf,
  erroDoCrm,
  erroDoRqe,
  type Leitura,
  statusCrmDe,
  ufDe,
  UFS,
} from '#domain/base/crm.ts'
import { expect, it } from 'vitest'

it.each<[string, Leitura, string | null]>([
  ['1', 'a', null],
  ['1234567', 'a', null],
  ['CRM 12.345', 'a', null],
  ['12345678', 'a', 'CRM deve conter apenas dígitos.'],
  ['', 'a', 'CRM deve conter apenas dígitos.'],
  ['abc', 'a', 'CRM deve conter apenas dígitos.'],
  ['12', 'b', 'CRM inválido.'],
  ['123', 'b', null],
  ['12345678', 'b', null],
  ['123456789', 'b', 'CRM inválido.'],
  ['12a45', 'b', 'CRM inválido.'],
])('CRM %s, reading %s: %s', (crm, leitura, erro) => expect(erroDoCrm(crm, leitura)).toBe(erro))

it.each([
  ['1', null],
  ['123456', null],
  ['1234567', 'Informe o RQE desta especialidade.'],
  ['', 'Informe o RQE desta especialidade.'],
  ['12x', 'Informe o RQE desta especialidade.'],
])('RQE %s: %s', (rqe, erro) => expect(erroDoRqe(rqe)).toBe(erro))

it('knows the 27 states, in upper case', () => {
  expect(UFS).toHaveLength(27)
  expect(new Set(UFS).size).toBe(27)
  expect([ufDe(' sp '), ufDe('XX'), ufDe('')]).toEqual(['SP', null, null])
  expect([erroDaUf('XX', 'a'), erroDaUf('XX', 'b'), erroDaUf('rj', 'a')]).toEqual([
    'Selecione uma UF válida.',
    'UF inválida.',
    null,
  ])
})

it('reads the two spellings of a pending CRM as one, and lets only verified and partial work', () => {
  expect(['PENDING', 'pendente', 'VERIFIED', 'PARTIAL', 'REJECTED', 'ok'].map(statusCrmDe)).toEqual([
    'PENDING',
    'PENDING',
    'VERIFIED',
    'PARTIAL',
    'REJECTED',
    null,
  ])
  expect(['PENDING', 'pendente', 'VERIFIED', 'PARTIAL', 'REJECTED', 'ok'].filter(crmHabilita)).toEqual([
    'VERIFIED',
    'PARTIAL',
  ])
})
