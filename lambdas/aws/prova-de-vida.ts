import {
  CreateFaceLivenessSessionCommand,
  GetFaceLivenessSessionResultsCommand,
  type GetFaceLivenessSessionResultsResponse,
  RekognitionClient,
  SessionNotFoundException,
} from '@aws-sdk/client-rekognition'
import * as z from 'zod/mini'
import type { SessaoConcluida } from '#domain/kyc/rosto/prova-de-vida.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { entender } from '../providers/indisponivel.ts'
import { perguntar } from './rekognition.ts'

/** Rekognition's Face Liveness: a session to stream a short video to, and what was seen in it. */

const client = new RekognitionClient({
  // Read at the first call, not when the module loads: most stages have no region.
  region: async () => {
    const regiao = optionalEnv('REGIAO_PROVA_DE_VIDA')
    if (regiao === undefined) throw new Error('This stage has no video proof of life')
    return regiao
  },
  maxAttempts: 2,
})

const criadaSchema = z.object({ SessionId: z.string() })
const concluidaSchema = z.object({
  Confidence: z.pipe(
    z.number().check(z.gte(0), z.lte(100.01)),
    z.transform((valor) => Math.min(100, valor)),
  ),
  ReferenceImage: z.object({ Bytes: z.instanceof(Uint8Array) }),
  Feedback: z.optional(z.array(z.object({ Code: z.string() }))),
})
const andamentoSchema = z.object({
  Status: z.enum(['CREATED', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED', 'EXPIRED']),
})

/**
 * A session for one video, used within three minutes or never. Nothing of it stays: no bucket, no audit pictures.
 * @throws ProvedorDemorou, RespostaSemSentido, and what the service or the network refused
 */
export async function criarSessao(): Promise<string> {
  const resposta = await perguntar((options) =>
    client.send(new CreateFaceLivenessSessionCommand({ Settings: { AuditImagesLimit: 0 } }), options),
  )
  return entender('Rekognition', criadaSchema, resposta).SessionId
}

/** What a session that was carried through found, and the frame of the video that shows the person best (JPEG). */
export interface VideoVisto extends SessaoConcluida {
  readonly imagem: Uint8Array
}

/**
 * What was seen in the video; undefined when the session was not carried through, or the service knows it no more.
 * @throws ProvedorDemorou, RespostaSemSentido, and what the service or the network refused
 */
export async function lerSessao(sessao: string): Promise<VideoVisto | undefined> {
  let resposta: GetFaceLivenessSessionResultsResponse
  try {
    resposta = await perguntar(
      (options) => client.send(new GetFaceLivenessSessionResultsCommand({ SessionId: sessao }), options),
      (error) => error instanceof SessionNotFoundException,
    )
  } catch (error) {
    if (error instanceof SessionNotFoundException) return undefined
    throw error
  }
  if (entender('Rekognition', andamentoSchema, resposta).Status !== 'SUCCEEDED') return undefined
  const { Confidence, ReferenceImage, Feedback = [] } = entender('Rekognition', concluidaSchema, resposta)
  return {
    confianca: Confidence,
    retornos: Feedback.map(({ Code }) => Code),
    imagem: ReferenceImage.Bytes,
  }
}
