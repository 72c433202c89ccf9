import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract'
import type { BlocoDeTextract } from '#domain/kyc/texto/blocos.ts'
import { env } from '#lambdas/runtime/env.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { DEMOROU, RespostaSemSentido } from '../providers/indisponivel.ts'

/** Textract has no endpoint at home: its region is a setting of the stage, and documents go there as bytes. */
const client = new TextractClient({ region: env('REGIAO_TEXTRACT'), maxAttempts: 2 })

/** The picture itself cannot be read, whatever the service tries. */
const ILEGIVEL = new Set(['BadDocumentException', 'UnsupportedDocumentException'])

const ehFalha = (error: unknown): boolean => !(error instanceof Error && ILEGIVEL.has(error.name))

/** The service could not read: it is away, overloaded, or took longer than it was given. */
export class LeituraIndisponivel extends Error {
  constructor(
    readonly categoria: 'timeout' | 'api_error',
    cause: unknown,
  ) {
    super(`Textract did not read: ${categoria}`, { cause })
    this.name = categoria === 'timeout' ? DEMOROU : 'LeituraIndisponivel'
  }
}

/**
 * Lines and words of a JPEG or PNG below 5 MB, within `prazoMs`; nothing when the picture is no readable document.
 * @throws LeituraIndisponivel
 */
export async function lerTexto(imagem: Uint8Array, prazoMs: number): Promise<readonly BlocoDeTextract[]> {
  const abortSignal = AbortSignal.timeout(prazoMs)
  try {
    const { Blocks } = await medirProvedor(
      'textract',
      () => client.send(new DetectDocumentTextCommand({ Document: { Bytes: imagem } }), { abortSignal }),
      ehFalha,
    )
    // Even an empty page has its PAGE block: an answer without any block is malformed.
    if (!Array.isArray(Blocks)) throw new RespostaSemSentido('Textract', undefined)
    return Blocks
  } catch (error) {
    if (error instanceof Error && ILEGIVEL.has(error.name)) return []
    throw new LeituraIndisponivel(abortSignal.aborted ? 'timeout' : 'api_error', error)
  }
}
