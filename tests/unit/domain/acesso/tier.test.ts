import { contaDe } from '#domain/acesso/machine.ts'
import { rotuloDaVerificacao, tierDe } from '#domain/acesso/tier.ts'
import { comContaLida } from '#domain/cadastro/usuario.ts'
import { describe, expect, it } from 'vitest'

describe('tierDe', () => {
  const paciente = { tipo: 'paciente', em_analise: false } as const
  const medico = { tipo: 'medico', kyc_status: 'approved', em_analise: false } as const

  it('follows the verdict for a patient', () => {
    expect(tierDe({ ...paciente, kyc_status: 'approved' })).toBe('full')
    expect(tierDe({ ...paciente, kyc_status: 'rejected' })).toBe('blocked')
    expect(tierDe({ ...paciente, kyc_status: 'pending' })).toBe('blocked')
    expect(tierDe({ ...paciente, kyc_status: 'pending', em_analise: true })).toBe('restricted')
  })
  it.each([
    ['VERIFIED', 'full'],
    ['PARTIAL', 'full'],
    ['PENDING', 'restricted'],
    ['pendente', 'restricted'],
    ['REJECTED', 'restricted'],
    [null, 'restricted'],
    ['verified', 'restricted'],
  ])('asks a doctor for a CRM as well: %s → %s', (status_crm, tier) =>
    expect(tierDe({ ...medico, status_crm })).toBe(tier),
  )
  it('gives no doctor full without an approved identity', () =>
    expect(tierDe({ ...medico, kyc_status: 'pending', status_crm: 'VERIFIED' })).toBe('blocked'))
})

describe('contaDe', () => {
  it('reads back what each status stores', () => {
    const guardados = [
      ['pending', 'blocked'],
      ['pending', 'restricted'],
      ['approved', 'restricted'],
      ['approved', 'full'],
      ['rejected', 'blocked'],
    ] as const
    for (const [kyc_status, access_tier] of guardados)
      expect(contaDe({ kyc_status, access_tier })).toBe(`${kyc_status}_${access_tier}`)
    expect(contaDe(null)).toBe('no_profile')
  })
  it('never reads a pair nobody writes as more than its fields', () => {
    expect(contaDe({ kyc_status: 'approved', access_tier: 'blocked' })).toBe('rejected_blocked')
    expect(contaDe({ kyc_status: 'pending', access_tier: 'full' })).toBe('pending_blocked')
    expect(contaDe({ kyc_status: 'rejected', access_tier: 'full' })).toBe('rejected_blocked')
  })
})

it('reads other values as the specification says', () => {
  expect(['medico', 'admin', null].map((tipo) => comContaLida({ tipo }).tipo)).toEqual([
    'medico',
    'paciente',
    'paciente',
  ])
  const lidos = ['approved', 'rejected', 'pending', 'under_review', undefined]
  expect(lidos.map((kyc_status) => comContaLida({ kyc_status }).kyc_status)).toEqual([
    'approved',
    'rejected',
    'pending',
    'pending',
    'pending',
  ])
  expect(['approved', 'rejected', 'pending', 'x'].map(rotuloDaVerificacao)).toEqual([
    'Verificado',
    'Rejeitado',
    'Pendente',
    'Pendente',
  ])
})
