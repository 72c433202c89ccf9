import { describe, expect, test } from 'vitest'
import { provados } from '#domain/cadastro/duplicados.ts'

describe('the values an account has proven to be its own', () => {
  test.each([
    ['nothing', {}, []],
    ['its e-mail, by confirming it', { email_confirmado: true }, ['email']],
    ['no CRM by the council alone: names and numbers are public', { crm_confirmado: true }, []],
    ['the person, by the identity check', { kyc_status: 'approved' }, ['email', 'cpf', 'telefone']],
    [
      'the CRM too, by the check and the council',
      { kyc_status: 'approved', crm_confirmado: true },
      ['email', 'cpf', 'telefone', 'crm'],
    ],
    ['nothing more once the check refused', { kyc_status: 'rejected', crm_confirmado: true }, []],
  ] as const)('%s', (_o_que, provas, campos) => {
    expect(provados({ email_confirmado: false, kyc_status: 'pending', ...provas })).toEqual(campos)
  })
})
