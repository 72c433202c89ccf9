import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cadastrarCertificado } from '#domain/medico/contract-dados.ts'
import { handler } from '#lambdas/medico/cadastrar-certificado.ts'
import type * as assinatura from '#lambdas/providers/assinatura.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { DADOS_DE_HELENA, medicas } from './dados-de-teste.ts'

const certificar = vi.hoisted(() => vi.fn<typeof assinatura.certificar>())
vi.mock('#lambdas/providers/assinatura.ts', async (original) => ({
  ...(await original<typeof assinatura>()),
  certificar,
}))
const { AssinaturaFalhou } = await import('#lambdas/providers/assinatura.ts')

const VALIDO = '2999-01-01T00:00:00.000Z'
const { id, cpf, data_nascimento } = HELENA.usuario

beforeEach(async () => {
  await medicas()
  certificar.mockReset().mockResolvedValue({ id: 'cert_1', valido_ate: VALIDO })
})

const cadastrar = () => invoke(handler, cadastrarCertificado, { como: HELENA })
const guardado = async () => (await medicos.find(id))?.certificado

describe('cadastrar-certificado', () => {
  it('enrols the doctor under the council’s name and remembers the certificate', async () => {
    expect(await cadastrar()).toMatchObject({
      status: 200,
      body: { ...DADOS_DE_HELENA, certificado: { valido_ate: VALIDO, vale: true } },
    })
    expect(certificar.mock.calls).toEqual([
      [{ medico_id: id, nome: 'Helena Prado Vasconcelos', cpf, crm: '123456', uf: 'SP', data_nascimento }],
    ])
    expect(await guardado()).toEqual({ id: 'cert_1', valido_ate: VALIDO })
  })

  it('waits for the council', async () => {
    await medicos.change(id, { status_crm: 'PENDING' }, new Date())
    expect(await cadastrar()).toMatchObject({
      status: 409,
      body: {
        codigo: 'dados_profissionais_incompletos',
        detail: 'O certificado leva o nome confirmado pelo conselho. Aguarde a confirmação do seu CRM.',
      },
    })
    expect(certificar).not.toHaveBeenCalled()
  })

  it.each([
    ['indisponivel', 503, 'provedor_indisponivel'],
    ['recusada', 409, 'conflito'],
  ] as const)('%s: says so and remembers nothing', async (motivo, status, codigo) => {
    certificar.mockRejectedValue(new AssinaturaFalhou(motivo, 'teste'))
    expect(await cadastrar()).toMatchObject({ status, body: { codigo } })
    expect(await guardado()).toBeUndefined()
  })
})
