import {
  CompareFacesCommand,
  GetFaceLivenessSessionResultsCommand,
  SessionNotFoundException,
} from '@aws-sdk/client-rekognition'
import { DetectDocumentTextCommand } from '@aws-sdk/client-textract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.lambda.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as documento } from '#lambdas/kyc/kyc-documento.lambda.ts'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.lambda.ts'
import { handler as fraud } from '#lambdas/kyc/kyc-fraud.lambda.ts'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.lambda.ts'
import { handler as ocr } from '#lambdas/kyc/kyc-ocr.lambda.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.lambda.ts'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.lambda.ts'
import type { StepHandler } from '#lambdas/runtime/step.ts'
import { CARLA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { type Cenario, cenario, retrato, textoDaCnh } from './cenario.ts'
import { corridaDe, etapa, executarDeVerdade, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'
import { comVideo } from './prova-de-vida.ts'

/**
 * The process dies after a stage stored what it found and before the workflow heard of it: the stage is carried out
 * again, and asks no provider a second time.
 */

const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(async () => {
  mundo = cenario(CARLA)
  await iniciarCorrida(mundo, CARLA)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const cobradas = (): number =>
  mundo.textract.calls().length + mundo.rekognition.calls().length + mundo.cadastros.perguntas.length

/** How many questions each stage asks of a provider the first time. */
const ETAPAS: readonly (readonly [string, StepHandler, object, number])[] = [
  ['uploading', validarEnvio, {}, 0],
  ['ocr, front', ocr, { lado: 'frente' }, 1],
  ['ocr, back', ocr, { lado: 'verso' }, 1],
  ['ocr, both', documento, {}, 0],
  ['liveness', liveness, {}, 1],
  ['facematch, front and back', facematch, {}, 2],
  ['fraud', fraud, {}, 1],
  ['consultario', consultario, {}, 1],
]

describe('a stage that is carried out again', () => {
  it('asks nobody again and finds the same, each of them', async () => {
    for (const [nome, handler, extra, perguntas] of ETAPAS) {
      const antes = cobradas()
      const primeira = await etapa(handler, { ...PEDIDO, ...extra })
      expect([nome, cobradas() - antes]).toEqual([nome, perguntas])
      const guardados = structuredClone(corridaDe(mundo, CARLA)?.['arquivos'])
      expect(await etapa(handler, { ...PEDIDO, ...extra })).toEqual(primeira)
      expect([nome, cobradas() - antes]).toEqual([nome, perguntas])
      expect(corridaDe(mundo, CARLA)?.['arquivos']).toEqual(guardados)
    }
    expect(await etapa(decision, PEDIDO)).toEqual({ kyc_status: 'approved', access_tier: 'full' })
  })

  it('and an automatic retry pays for what was left open alone', async () => {
    await percorrer(PEDIDO, 'facematch')
    await etapa(decision, { ...PEDIDO, falhou: 'fraud', erro: 'ThrottlingException' })
    const ateAqui = cobradas()
    const execucoes = executarDeVerdade(mundo)
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
    await retomar({}, CONTEXT)
    await Promise.all(execucoes.map(({ fim }) => fim))
    // The collection of faces and the CPF registry.
    expect(cobradas() - ateAqui).toBe(2)
    expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'approved', vez: 2 })
  })

  it('nor does a retry pay for readings and faces that a person still has to judge', async () => {
    await percorrer(PEDIDO, 'uploading')
    mundo.textract
      .on(DetectDocumentTextCommand)
      .resolvesOnce({ Blocks: textoDaCnh(CARLA.usuario, 'frente') })
      .resolvesOnce({ Blocks: textoDaCnh({ ...CARLA.usuario, nome: 'Joana Prado' }, 'verso') })
      .rejects(new Error('asked again'))
    comIndicio('padrao_de_tela')
    await percorrer(PEDIDO, 'fraud')
    await etapa(decision, { ...PEDIDO, falhou: 'consultario', erro: 'ConselhoIndisponivel' })
    // A day later the readings kept for the upload are gone.
    for (const [chave, { entidade }] of mundo.items) if (entidade === 'kyc_leitura') mundo.items.delete(chave)
    const ateAqui = cobradas()
    const execucoes = executarDeVerdade(mundo)
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    await retomar({}, CONTEXT)
    await Promise.all(execucoes.map(({ fim }) => fim))
    // What other accounts have done meanwhile is looked for anew, and the registry was still to be asked.
    expect(cobradas() - ateAqui).toBe(2)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'em_analise',
      vez: 2,
      resultado_ocr: { veredito: 'em_analise' },
      resultado_liveness: { veredito: 'em_analise' },
      resultado_consultario: { veredito: 'aprovado' },
    })
  })
})

/** The selfie's bytes show this. */
function comIndicio(indicio: string): void {
  const [chave, corrida] = [...mundo.items].find(([, { entidade }]) => entidade === 'kyc_corrida') ?? []
  if (!chave || !corrida) throw new Error('no run')
  const arquivos = (corrida['arquivos'] as { finalidade: string }[]).map((arquivo) =>
    arquivo.finalidade === 'selfie' ? { ...arquivo, indicios: [indicio] } : arquivo,
  )
  mundo.items.set(chave, { ...corrida, arquivos })
}

/** The process is gone before this answer is there. */
const MORREU = Object.assign(new Error('socket hang up'), { name: 'TimeoutError' })

describe('a stage that asks twice and dies between the two', () => {
  const FRENTE = { FaceMatches: [retrato(99)], UnmatchedFaces: [] }
  const VERSO = { FaceMatches: [], UnmatchedFaces: [] }

  it.each([
    ['back', [FRENTE, MORREU], VERSO, 'comparacao_frente'],
    ['front', [MORREU, VERSO], FRENTE, 'comparacao_verso'],
  ])('compares the %s alone again', async (_lado, primeiras, segunda, outra) => {
    await percorrer(PEDIDO, 'liveness')
    const respostas = [...primeiras, segunda]
    mundo.rekognition.on(CompareFacesCommand).callsFake(async () => {
      const resposta = respostas.shift() ?? new Error('asked again')
      if (resposta instanceof Error) throw resposta
      // The answer that comes is the later of the two.
      for (let volta = 0; volta < 20; volta++) await new Promise(setImmediate)
      return resposta
    })
    await expect(etapa(facematch, PEDIDO)).rejects.toBe(MORREU)
    expect(corridaDe(mundo, CARLA)).toHaveProperty(outra)
    expect(await etapa(facematch, PEDIDO)).toEqual({ veredito: 'aprovado' })
    expect(mundo.rekognition.commandCalls(CompareFacesCommand).length).toBe(3)
  })

  it('has the video told once, and keeps nothing of it when it is judged', async () => {
    mundo = cenario(CARLA)
    await comVideo(mundo, CARLA)
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'ocr')
    mundo.rekognition.on(CompareFacesCommand).rejectsOnce(MORREU).resolves(FRENTE)
    await expect(etapa(liveness, PEDIDO)).rejects.toBe(MORREU)
    // Rekognition forgets a session after three minutes.
    mundo.rekognition
      .on(GetFaceLivenessSessionResultsCommand)
      .rejects(new SessionNotFoundException({ $metadata: {}, message: 'gone' }))
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'aprovado' })
    expect(mundo.rekognition.commandCalls(GetFaceLivenessSessionResultsCommand).length).toBe(1)
    expect(mundo.of('kyc_video')).toEqual([])
  })
})
