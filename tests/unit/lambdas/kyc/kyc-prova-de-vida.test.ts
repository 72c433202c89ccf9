import { CreateFaceLivenessSessionCommand } from '@aws-sdk/client-rekognition'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { criarProvaDeVida } from '#domain/kyc/contract.ts'
import { handler } from '#lambdas/kyc/kyc-prova-de-vida.lambda.ts'
import { provaDeVidaKey } from '#lambdas/store/keys.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario, problema } from './cenario.ts'

const SESSAO = '8a2a3c0e-5f0b-4d2a-9a51-1f0c2f1b7a11'
const { id } = CARLA.usuario
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(ANA, CARLA)
  vi.stubEnv('REGIAO_PROVA_DE_VIDA', 'us-east-1')
  mundo.rekognition.on(CreateFaceLivenessSessionCommand).resolves({ SessionId: SESSAO })
})
afterEach(() => vi.unstubAllEnvs())

const pedir = async (correlation_id = 'kyc_1_a', como = CARLA) => {
  const { status, body } = await invoke(handler, criarProvaDeVida, { como, entrada: { correlation_id } })
  return { status, body }
}
const pedidas = () => mundo.rekognition.commandCalls(CreateFaceLivenessSessionCommand)

describe('kyc-prova-de-vida', () => {
  it('opens a session that keeps nothing, and remembers for three minutes whose it is and for which run', async () => {
    const { status, body } = await pedir()
    expect({ status, body }).toEqual({
      status: 200,
      body: { sessao: SESSAO, regiao: 'us-east-1', expira_em: expect.any(String) },
    })
    const { expira_em } = body as { expira_em: string }
    expect(Math.abs(Date.parse(expira_em) - Date.now() - 180_000)).toBeLessThan(5_000)
    expect(pedidas().map(({ args: [{ input }] }) => input)).toEqual([{ Settings: { AuditImagesLimit: 0 } }])
    expect(mundo.of('kyc_prova_de_vida')).toEqual([
      {
        entidade: 'kyc_prova_de_vida',
        usuario_id: id,
        correlation_id: 'kyc_1_a',
        sessao: SESSAO,
        expira_em,
        ttl: Math.ceil(Date.parse(expira_em) / 1000),
      },
    ])
    const { pk, sk } = provaDeVidaKey(id, 'kyc_1_a')
    expect(mundo.items.has(`${pk}|${sk}`)).toBe(true)
  })

  it('puts a second video of the same run in the place of the first', async () => {
    await pedir()
    mundo.rekognition.on(CreateFaceLivenessSessionCommand).resolves({ SessionId: 'outra' })
    await pedir()
    expect(mundo.of('kyc_prova_de_vida')).toMatchObject([{ sessao: 'outra' }])
  })

  it('is refused where the stage asks for no video, without asking the service', async () => {
    vi.stubEnv('REGIAO_PROVA_DE_VIDA', '')
    expect(await pedir()).toEqual(
      problema(409, 'transicao_invalida', {
        title: 'Ação não disponível',
        detail: 'A prova de vida em vídeo não é usada aqui. Envie a selfie.',
      }),
    )
    expect(pedidas()).toEqual([])
  })

  it('is refused to whoever is approved already', async () => {
    expect(await pedir('kyc_1_a', ANA)).toEqual(
      problema(409, 'transicao_invalida', {
        title: 'Ação não disponível',
        detail: 'Sua identidade já foi verificada.',
      }),
    )
    expect(pedidas()).toEqual([])
  })

  it('opens nine in an hour: each costs', async () => {
    for (let vez = 0; vez < 9; vez++) expect((await pedir(`kyc_${vez}`)).status).toBe(200)
    expect(await pedir()).toMatchObject({ status: 429, body: { codigo: 'muitas_tentativas' } })
    expect(pedidas()).toHaveLength(9)
  })

  it('counts none that the service could not open, and says so', async () => {
    mundo.rekognition
      .on(CreateFaceLivenessSessionCommand)
      .rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }))
    for (let vez = 0; vez < 10; vez++)
      expect(await pedir()).toEqual(
        problema(503, 'provedor_indisponivel', {
          title: 'Serviço temporariamente indisponível',
          detail: 'Nada foi perdido. Tente novamente em alguns instantes.',
        }),
      )
    mundo.rekognition.on(CreateFaceLivenessSessionCommand).resolves({})
    expect((await pedir()).status).toBe(503)
    expect(mundo.of('kyc_prova_de_vida')).toEqual([])
    mundo.rekognition.on(CreateFaceLivenessSessionCommand).resolves({ SessionId: SESSAO })
    expect((await pedir()).status).toBe(200)
  })

  it.each(['', 'a b', 'x'.repeat(65)])('refuses "%s" for a run', async (correlation_id) => {
    expect(await pedir(correlation_id)).toEqual(
      problema(400, 'campos_invalidos', {
        title: 'Campos inválidos',
        detail: 'Corrija os campos destacados para continuar.',
        campos: [{ campo: 'correlation_id', motivo: 'Identificador de correlação inválido.' }],
      }),
    )
  })
})
