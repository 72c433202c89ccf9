import { CompareFacesCommand, DetectFacesCommand, RekognitionClient } from '@aws-sdk/client-rekognition'
import type { RostoDetectado } from '#domain/kyc/vivacidade.ts'
import { env } from '#lambdas/runtime/env.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'

const client = new RekognitionClient({ region: env('REGIAO_REKOGNITION'), maxAttempts: 2 })
const PRAZO_MS = 9_000

const options = () => ({ abortSignal: AbortSignal.timeout(PRAZO_MS) })

/** Every face in a JPEG or PNG below 5 MB. @throws what the service or the network refused */
export async function detectarRostos(imagem: Uint8Array): Promise<readonly RostoDetectado[]> {
  const { FaceDetails } = await medirProvedor('rekognition', () =>
    client.send(
      new DetectFacesCommand({ Image: { Bytes: imagem }, Attributes: ['DEFAULT', 'EYES_OPEN'] }),
      options(),
    ),
  )
  return FaceDetails ?? []
}

/**
 * How alike the largest face of a document and the faces of a selfie are, 0 to 100, the best of them. Nothing when
 * one of the pictures shows no face. @throws what the service or the network refused
 */
export async function compararRostos(documento: Uint8Array, selfie: Uint8Array): Promise<number | undefined> {
  try {
    const { FaceMatches = [] } = await medirProvedor(
      'rekognition',
      () =>
        client.send(
          new CompareFacesCommand({
            SourceImage: { Bytes: documento },
            TargetImage: { Bytes: selfie },
            // Everything is answered: the threshold is the stage's, not the service's.
            SimilarityThreshold: 0,
          }),
          options(),
        ),
      (error) => !semRosto(error),
    )
    return Math.max(0, ...FaceMatches.map(({ Similarity = 0 }) => Similarity))
  } catch (error) {
    if (semRosto(error)) return undefined
    throw error
  }
}

/** Its answer to a source or target without a face. */
const semRosto = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidParameterException'
