import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.ts'
import { handler as documento } from '#lambdas/kyc/kyc-documento.ts'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.ts'
import { handler as fraud } from '#lambdas/kyc/kyc-fraud.ts'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.ts'
import { handler as ocr } from '#lambdas/kyc/kyc-ocr.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.ts'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.ts'
import type { StepHandler } from '#lambdas/runtime/step.ts'
import { CARLA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { type Cenario, cenario } from './cenario.ts'
import { corridaDe, etapa, executarDeVerdade, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

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
})

const cobradas = (): number =>
  mundo.textract.calls().length + mundo.rekognition.calls().length + mundo.perguntas.length

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
})
