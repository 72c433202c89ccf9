import {
  CompareFacesCommand,
  DetectFacesCommand,
  SearchFacesByImageCommand,
} from '@aws-sdk/client-rekognition'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { DetectDocumentTextCommand } from '@aws-sdk/client-textract'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { KycEtapa } from '#domain/kyc/machine.ts'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.lambda.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.lambda.ts'
import { handler as fraud } from '#lambdas/kyc/kyc-fraud.lambda.ts'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.lambda.ts'
import { handler as ocr } from '#lambdas/kyc/kyc-ocr.lambda.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.lambda.ts'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.lambda.ts'
import { CARLA } from '#semente/personas.ts'
import type { Resposta } from '../../../support/cadastros.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { type Cenario, cenario, retrato, ROSTO, textoDaCnh } from './cenario.ts'
import { corridaDe, etapa, executarDeVerdade, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

/**
 * Every provider at every stage that asks it, failing, slow, throttled and answering nonsense: the run is never
 * approved, never stuck, the person is told with P §8's sentence, and it goes on by itself once the provider is back.
 */

const PEDIDO = pedidoDe(CARLA)
const { id, cpf } = CARLA.usuario
const MINUTO = 60_000
const RAPIDO = { espera_do_kyc: 0, tempo_do_ocr: 30, tempo_dos_rostos: 30, tempo_do_cpf: 30 }
const INDISPONIVEL =
  'Serviço de verificação temporariamente indisponível. Vamos tentar de novo automaticamente.'
const DEMOROU = 'Verificação demorou muito para responder. Vamos tentar de novo automaticamente.'

interface Mock {
  readonly send: { readonly lastCall: { readonly args: readonly unknown[] } | null }
}

/** Never answers: it ends when whoever asks gives up. */
const nunca = (mock: Mock) => () => {
  const options = mock.send.lastCall?.args[1] as { readonly abortSignal: AbortSignal }
  return new Promise<never>((_, recusar) =>
    options.abortSignal.addEventListener('abort', () => recusar(options.abortSignal.reason as Error)),
  )
}
const erroDaAws = (name: string, status: number) =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode: status } })

type Modo = 'falha' | 'lento' | 'estrangulado' | 'sem sentido' | 'vazio' | 'sem rosto'

interface Etapa {
  readonly etapa: KycEtapa
  readonly antes: string
  readonly executar: () => Promise<unknown>
  /** The provider of this stage stops working as it should. */
  readonly quebrar: (mundo: Cenario, modo: Modo) => void
  readonly consertar: (mundo: Cenario) => void
  /** Its ways to fail, where they are not everybody's. */
  readonly modos?: readonly Modo[]
}

const daAws =
  (mock: (mundo: Cenario) => Cenario['rekognition'], comando: typeof DetectFacesCommand, absurdo: object) =>
  (mundo: Cenario, modo: Modo): void => {
    const resposta = mock(mundo).on(comando)
    if (modo === 'falha') resposta.rejects(erroDaAws('InternalServerError', 500))
    else if (modo === 'estrangulado') resposta.rejects(erroDaAws('ThrottlingException', 400))
    else if (modo === 'sem rosto') resposta.rejects(erroDaAws('InvalidParameterException', 400))
    else if (modo === 'lento') resposta.callsFake(nunca(mock(mundo)))
    else resposta.resolves(modo === 'vazio' ? {} : absurdo)
  }
const rekognition = (mundo: Cenario) => mundo.rekognition
const textract = (mundo: Cenario) => mundo.textract as unknown as Cenario['rekognition']
const comando = (valor: unknown) => valor as typeof DetectFacesCommand

const lerOsDois = ({ textract: leitor }: Cenario): void => {
  leitor
    .on(DetectDocumentTextCommand)
    .resolvesOnce({ Blocks: textoDaCnh(CARLA.usuario, 'frente') })
    .resolvesOnce({ Blocks: textoDaCnh(CARLA.usuario, 'verso') })
}

const MODOS: readonly Modo[] = ['falha', 'lento', 'estrangulado', 'sem sentido', 'vazio']

const ETAPAS: readonly Etapa[] = [
  {
    etapa: 'uploading',
    antes: 'nada',
    executar: () => etapa(validarEnvio, PEDIDO),
    quebrar: ({ s3 }, modo) => {
      const erros: Partial<Record<Modo, Error>> = {
        falha: erroDaAws('InternalError', 500),
        estrangulado: erroDaAws('SlowDown', 503),
        // A read of the storage ends when the workflow ends the stage.
        lento: erroDaAws('States.Timeout', 0),
      }
      s3.on(GetObjectCommand).rejects(erros[modo])
    },
    consertar: lerOsDois,
    // What it answers are the person's own bytes, or that there are none.
    modos: ['falha', 'lento', 'estrangulado'],
  },
  {
    etapa: 'ocr',
    antes: 'uploading',
    executar: () => etapa(ocr, { ...PEDIDO, lado: 'frente' }),
    quebrar: daAws(textract, comando(DetectDocumentTextCommand), { Blocks: 'nada' }),
    consertar: lerOsDois,
  },
  {
    etapa: 'liveness',
    antes: 'ocr',
    executar: () => etapa(liveness, PEDIDO),
    quebrar: daAws(rekognition, DetectFacesCommand, {
      FaceDetails: [{ ...ROSTO, Confidence: 1e9, EyesOpen: { Value: true } }],
    }),
    consertar: (mundo) => void mundo.rekognition.on(DetectFacesCommand).resolves({ FaceDetails: [ROSTO] }),
  },
  {
    etapa: 'facematch',
    antes: 'liveness',
    executar: () => etapa(facematch, PEDIDO),
    quebrar: daAws(rekognition, comando(CompareFacesCommand), { FaceMatches: [retrato(4000)] }),
    consertar: (mundo) => {
      mundo.rekognition
        .on(CompareFacesCommand)
        .resolvesOnce({ FaceMatches: [retrato(99)] })
        .resolvesOnce({ FaceMatches: [] })
    },
  },
  {
    etapa: 'fraud',
    antes: 'facematch',
    executar: () => etapa(fraud, PEDIDO),
    quebrar: daAws(rekognition, comando(SearchFacesByImageCommand), { FaceMatches: [{ Similarity: 99 }] }),
    consertar: (mundo) => void mundo.rekognition.on(SearchFacesByImageCommand).resolves({ FaceMatches: [] }),
    // The selfie that was compared shows one: what was not looked for is in nobody's account only by luck.
    modos: [...MODOS, 'sem rosto'],
  },
  {
    etapa: 'consultario',
    antes: 'fraud',
    executar: () => etapa(consultario, PEDIDO),
    quebrar: (mundo, modo) => {
      const respostas: Partial<Record<Modo, Resposta>> = {
        falha: { status: 500, corpo: {} },
        estrangulado: { status: 429, corpo: {} },
        'sem sentido': { status: 200, corpo: { nome: 12, situacao: ['regular'] } },
        vazio: { status: 200, corpo: null },
        lento: 'nunca',
      }
      mundo.cadastros.respostasDoCpf.set(cpf, respostas[modo] ?? 'nunca')
    },
    consertar: () => undefined,
  },
]

let mundo: Cenario
const guardados = new Map<string, { itens: Cenario['items']; fotos: Cenario['fotos'] }>()

const novoMundo = (): Cenario => {
  const novo = cenario(CARLA)
  vi.stubEnv('PRAZOS', JSON.stringify(RAPIDO))
  return novo
}

/** The run as it stands before each stage: carried there once, then put back for each way to fail. */
beforeAll(async () => {
  for (const { antes } of ETAPAS) {
    mundo = novoMundo()
    await iniciarCorrida(mundo, CARLA)
    vi.stubEnv('PRAZOS', '{}')
    if (antes !== 'nada') await percorrer(PEDIDO, antes)
    guardados.set(antes, { itens: structuredClone(mundo.items), fotos: new Map(mundo.fotos) })
  }
})
afterEach(() => {
  vi.useRealTimers()
})

function voltarPara(antes: string): void {
  mundo = novoMundo()
  const { itens, fotos } = guardados.get(antes) ?? {}
  mundo.items.clear()
  for (const [chave, item] of itens ?? []) mundo.items.set(chave, structuredClone(item))
  for (const [nome, bytes] of fotos ?? []) mundo.fotos.set(nome, bytes)
}

async function falharComo(executar: () => Promise<unknown>): Promise<string> {
  const erro = await executar().then(
    () => undefined,
    (error: Error) => error,
  )
  expect(erro).toBeInstanceOf(Error)
  return erro?.name ?? ''
}

describe.each(ETAPAS)('$etapa', ({ etapa: falhou, antes, executar, quebrar, consertar, modos = MODOS }) => {
  it.each(modos)('provider: %s', async (modo) => {
    voltarPara(antes)
    quebrar(mundo, modo)
    const erro = await falharComo(executar)
    expect(mundo.of('kyc_corrida')[0]).not.toHaveProperty(`resultado_${falhou}`)

    expect(await etapa(decision, { ...PEDIDO, falhou, erro })).toEqual({
      kyc_status: 'pending',
      // Waiting lets nobody in whose pictures were not looked at yet.
      access_tier: falhou === 'uploading' ? 'blocked' : 'restricted',
    })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'em_analise',
      reasons: [modo === 'lento' ? DEMOROU : INDISPONIVEL],
    })
    expect(mundo.kyc(id)).toMatchObject({
      current_state: 'em_analise',
      gsi4pk: expect.stringMatching(/^PRAZO#kyc#\d$/),
    })

    const { items, fotos } = mundo
    mundo = novoMundo()
    for (const [chave, item] of items) mundo.items.set(chave, item)
    for (const [nome, bytes] of fotos) mundo.fotos.set(nome, bytes)
    vi.stubEnv('PRAZOS', '{}')
    consertar(mundo)
    const execucoes = executarDeVerdade(mundo)
    vi.useFakeTimers({ now: Date.now() + 16 * MINUTO, toFake: ['Date'] })
    await retomar({}, CONTEXT)
    await Promise.all(execucoes.map(({ fim }) => fim))
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  })
})
