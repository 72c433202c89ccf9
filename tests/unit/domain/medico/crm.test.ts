import {
  crmHabilita,
  erroDaUf,
  erroDoCrm,
  erroDoRqe,
  type Leitura,
  statusCrmDe,
  ufDe,
  UFS,
} from '#domain/medico/crm.ts'
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
  ['12', 'compartilhada', 'CRM inválido.'],
  ['123456', 'compartilhada', null],
])('CRM %s, reading %s: %s', (crm, leitura, erro) => expect(erroDoCrm(crm, leitura)).toBe(erro))

it.each<[string, Leitura, string | null]>([
  ['1', 'a', null],
  ['123456', 'b', null],
  ['1234567', 'a', 'Informe o RQE desta especialidade.'],
  ['', 'b', 'Informe o RQE desta especialidade.'],
  ['12x', 'a', 'Informe o RQE desta especialidade.'],
  ['', 'compartilhada', null],
  ['12', 'compartilhada', 'Informe o RQE desta especialidade.'],
  ['123', 'compartilhada', null],
])('RQE %s, reading %s: %s', (rqe, leitura, erro) => expect(erroDoRqe(rqe, leitura)).toBe(erro))

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
