import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { kycEu } from '#domain/kyc/contract.ts'
import { kycKey } from '#lambdas/store/keys.ts'
import * as limites from '#lambdas/store/limites.ts'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.lambda.ts'
import { handler as fraud } from '#lambdas/kyc/kyc-fraud.lambda.ts'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.lambda.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as eu } from '#lambdas/kyc/kyc-eu.lambda.ts'
import { CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario } from './cenario.ts'
import { etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const { id } = CARLA.usuario
const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA)
})

describe('kyc-eu', () => {
  const perguntar = () => invoke(eu, kycEu, { como: CARLA })
  const NADA = {
    current_state: 'draft',
    etapa: 'idle',
    progresso: 0,
    scores: {},
    stepResults: {},
    kyc_status: 'pending',
    access_tier: 'blocked',
    reasons: [],
    passos: [],
    documento: { documento_tipo: null, frente: null, verso: null, frente_basta: false },
    tentativas: { usadas: 0, maximo: 3, proxima_em: null },
    envios: { usados: 0, maximo: 3, proximo_em: null },
  }

  it('says where the check stands, stage by stage', async () => {
    expect(await perguntar()).toMatchObject({ status: 200, body: NADA })
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'liveness')
    expect((await perguntar()).body).toEqual({
      ...NADA,
      current_state: 'liveness',
      etapa: 'liveness',
      progresso: 43,
      scores: { uploading: 1, ocr: expect.closeTo(1), liveness: 1 },
      stepResults: { uploading: true, ocr: true, liveness: true },
      envios: { usados: 1, maximo: 3, proximo_em: null },
    })
    for (const handler of [facematch, fraud, consultario, decision]) await etapa(handler, PEDIDO)
    expect((await perguntar()).body).toMatchObject({
      current_state: 'approved',
      etapa: 'complete',
      progresso: 100,
      kyc_status: 'approved',
      access_tier: 'full',
    })
  })

  it('never says that a check is over with the profile from before its end', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'consultario')
    const Key = kycKey(id)
    let decidida = false
    // The decision is written after the caller's profile was read.
    mundo.tabela.on(GetCommand, { Key }).callsFake(async () => {
      if (!decidida) {
        decidida = true
        await etapa(decision, PEDIDO)
      }
      return { Item: mundo.items.get(`${Key.pk}|${Key.sk}`) }
    })
    expect((await perguntar()).body).toMatchObject({
      current_state: 'approved',
      kyc_status: 'approved',
      access_tier: 'full',
    })
  })

  it('says what to do about a refusal', async () => {
    mundo.cadastros.pessoas.clear()
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect((await perguntar()).body).toMatchObject({
      current_state: 'rejected',
      stepResults: { ocr: true, facematch: true, consultario: false },
      reasons: [expect.stringContaining('Revisar dados')],
      passos: ['dados'],
    })
  })

  it('counts the tries of whoever began again without the retry page too', async () => {
    await limites.contar({ tipo: 'kyc_recomeco', quem: id }, LIMITES.kyc_retry, new Date())
    expect((await perguntar()).body).toMatchObject({ tentativas: { usadas: 1, maximo: 3 } })
    // The page counts on asking, the run on beginning: one try, not two.
    await limites.contar({ tipo: 'kyc_retry', quem: id }, LIMITES.kyc_retry, new Date())
    expect((await perguntar()).body).toMatchObject({ tentativas: { usadas: 1, maximo: 3 } })
  })

  it('says when the next retry is possible', async () => {
    const alvo = { tipo: 'kyc_retry', quem: id }
    for (let i = 0; i < 3; i++) await limites.contar(alvo, LIMITES.kyc_retry, new Date())
    const { body } = await perguntar()
    expect(body).toMatchObject({ tentativas: { usadas: 3, maximo: 3, proxima_em: expect.any(String) } })
  })
})
