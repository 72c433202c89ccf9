import {
  CompareFacesCommand,
  CreateFaceLivenessSessionCommand,
  DetectFacesCommand,
  GetFaceLivenessSessionResultsCommand,
  SessionNotFoundException,
} from '@aws-sdk/client-rekognition'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.lambda.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.lambda.ts'
import { CARLA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { type Cenario, cenario, retrato } from './cenario.ts'
import {
  corpo,
  corridaDe,
  enviarTudo,
  etapa,
  executarDeVerdade,
  iniciarCorrida,
  pedidoDe,
  percorrer,
  verificar,
} from './corrida.ts'
import { comVideo } from './prova-de-vida.ts'

/** A whole run where the stage asks for a video: once through, and with the service away when it is to be judged. */

const PEDIDO = pedidoDe(CARLA)
const { id } = CARLA.usuario
const MINUTO = 60_000

let mundo: Cenario
beforeEach(async () => {
  mundo = cenario(CARLA)
  vi.stubEnv('PRAZOS', '{}')
  // The video's face is the selfie's; then the document's front is, and its back shows nobody.
  let vez = 0
  mundo.rekognition.on(CompareFacesCommand).callsFake(async () => ({
    FaceMatches: vez++ === 2 ? [] : [retrato(99)],
    UnmatchedFaces: [],
  }))
  await comVideo(mundo, CARLA)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const perguntas = () =>
  [
    CreateFaceLivenessSessionCommand,
    GetFaceLivenessSessionResultsCommand,
    CompareFacesCommand,
    DetectFacesCommand,
  ].map((comando) => mundo.rekognition.commandCalls(comando as typeof DetectFacesCommand).length)

/** The service is away when the video is to be judged, and the run ends in analysis. */
async function semServico() {
  await iniciarCorrida(mundo, CARLA)
  vi.stubEnv('PRAZOS', '{}')
  await percorrer(PEDIDO, 'ocr')
  const erro = Object.assign(new Error('slow down'), { name: 'ThrottlingException' })
  mundo.rekognition.on(GetFaceLivenessSessionResultsCommand).rejects(erro)
  await expect(etapa(liveness, PEDIDO)).rejects.toBe(erro)
  await etapa(decision, { ...PEDIDO, falhou: 'liveness', erro: erro.name })
  expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'restricted' })
  expect(corridaDe(mundo, CARLA)).toMatchObject({
    status: 'em_analise',
    reasons: ['Serviço de verificação temporariamente indisponível. Vamos tentar de novo automaticamente.'],
  })
}

async function repetir() {
  const execucoes = executarDeVerdade(mundo)
  vi.useFakeTimers({ now: Date.now() + 16 * MINUTO, toFake: ['Date'] })
  await retomar({}, CONTEXT)
  await Promise.all(execucoes.map(({ fim }) => fim))
}

describe('a run with a video', () => {
  it('is approved by it, and asks for one session, one result and one comparison more', async () => {
    executarDeVerdade(mundo)
    const { status, body } = await verificar(CARLA, corpo(CARLA, await enviarTudo(mundo, CARLA)))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kyc_status: 'approved',
      access_tier: 'full',
      scores: { liveness: 0.9876543 },
      reasons: [],
    })
    expect(perguntas()).toEqual([1, 1, 3, 0])
  })

  it('goes on by itself when the service is back and still knows the session', async () => {
    await semServico()
    mundo.rekognition.on(GetFaceLivenessSessionResultsCommand).resolves({
      SessionId: 's',
      Status: 'SUCCEEDED',
      Confidence: 99,
      ReferenceImage: { Bytes: new Uint8Array(9) },
    })
    await repetir()
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  })

  it('asks for another video when the session is gone by then', async () => {
    await semServico()
    mundo.rekognition
      .on(GetFaceLivenessSessionResultsCommand)
      .rejects(new SessionNotFoundException({ $metadata: {}, message: 'gone' }))
    await repetir()
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'rejected', access_tier: 'blocked' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      reasons: ['A prova de vida em vídeo não foi concluída. Faça novamente.'],
    })
  })
})
