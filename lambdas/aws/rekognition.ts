import {
  CompareFacesCommand,
  type CompareFacesCommandOutput,
  DetectFacesCommand,
  RekognitionClient,
} from '@aws-sdk/client-rekognition'
import * as z from 'zod/mini'
import { type Marcos, marcosDe } from '#domain/kyc/rosto/marcos.ts'
import type { RostoDetectado } from '#domain/kyc/rosto/vivacidade.ts'
import { env } from '#lambdas/runtime/env.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { entender, ProvedorDemorou } from '../providers/indisponivel.ts'

export const client = new RekognitionClient({ region: env('REGIAO_REKOGNITION'), maxAttempts: 2 })

/** Fractions of the picture, which may lie a little outside of it: a face may be cut off by the edge. */
const parte = z.number().check(z.gte(0), z.lte(1.5))
const caixa = z.object({ Width: parte, Height: parte })
/** 0 to 100; a float of the service may be a hair above. */
const porcento = z.pipe(
  z.number().check(z.gte(0), z.lte(100.01)),
  z.transform((valor) => Math.min(100, valor)),
)
const angulo = z.number().check(z.gte(-180), z.lte(180))
const julgado = z.object({ Value: z.boolean(), Confidence: porcento })
/** A face that is cut off by the picture's edge has its landmarks beyond it. */
const lugar = z.number().check(z.gte(-1), z.lte(2))
/** Of the thirty the service knows, every answer has those of eyes and mouth. */
const marcos = z
  .array(z.object({ Type: z.string(), X: lugar, Y: lugar }))
  .check(z.refine((respondidos) => marcosDe(respondidos) !== undefined))

/** Every attribute is required: a face without an answer about its eyes must not be read as one with closed eyes. */
const rostoSchema = z.object({
  Confidence: porcento,
  BoundingBox: caixa,
  Landmarks: marcos,
  Pose: z.object({ Roll: angulo, Yaw: angulo, Pitch: angulo }),
  Quality: z.object({ Brightness: porcento, Sharpness: porcento }),
  EyesOpen: julgado,
  FaceOccluded: julgado,
  Sunglasses: julgado,
})
const rostosSchema = z.object({ FaceDetails: z.array(rostoSchema) })
const faceSchema = z.object({ BoundingBox: caixa, Confidence: porcento, Landmarks: marcos })
const comparacaoSchema = z.object({
  FaceMatches: z.array(z.object({ Similarity: porcento, Face: faceSchema })),
  UnmatchedFaces: z.optional(z.array(faceSchema)),
})

/**
 * Every face in a JPEG or PNG below 5 MB.
 * @throws ProvedorDemorou, RespostaSemSentido, and what the service or the network refused
 */
export async function detectarRostos(imagem: Uint8Array): Promise<readonly RostoDetectado[]> {
  const resposta = await perguntar((options) =>
    client.send(
      new DetectFacesCommand({
        Image: { Bytes: imagem },
        Attributes: ['DEFAULT', 'EYES_OPEN', 'FACE_OCCLUDED', 'SUNGLASSES'],
      }),
      options,
    ),
  )
  return entender('Rekognition', rostosSchema, resposta).FaceDetails
}

/** A face of a picture against the selfie's; sizes are shares of the picture. */
interface RostoAchado {
  readonly semelhanca: number
  /** That it is a face, 0 to 100. */
  readonly confianca: number
  readonly largura: number
  readonly altura: number
  readonly marcos: Marcos | undefined
}

/**
 * Every face of a document, each held against the largest face of the selfie; `null` when the selfie shows none. The
 * selfie is the source so that all faces of the document are answered, with their places.
 * @throws ProvedorDemorou, RespostaSemSentido, and what the service or the network refused
 */
export async function compararRostos(
  selfie: Uint8Array,
  documento: Uint8Array,
): Promise<readonly RostoAchado[] | null> {
  let resposta: CompareFacesCommandOutput
  try {
    resposta = await perguntar(
      (options) =>
        client.send(
          new CompareFacesCommand({
            SourceImage: { Bytes: selfie },
            TargetImage: { Bytes: documento },
            // At 0 every comparison is answered: the minimum is ours to apply, in the stage that compares.
            SimilarityThreshold: 0,
          }),
          options,
        ),
      semRosto,
    )
  } catch (error) {
    if (semRosto(error)) return null
    throw error
  }
  const { FaceMatches, UnmatchedFaces = [] } = entender('Rekognition', comparacaoSchema, resposta)
  return [
    ...FaceMatches.map(({ Similarity, Face }) => achado(Similarity, Face)),
    ...UnmatchedFaces.map((face) => achado(0, face)),
  ]
}

const achado = (
  semelhanca: number,
  { BoundingBox, Confidence, Landmarks }: z.output<typeof faceSchema>,
): RostoAchado => ({
  semelhanca,
  confianca: Confidence,
  largura: BoundingBox.Width,
  altura: BoundingBox.Height,
  marcos: marcosDe(Landmarks),
})

/** Whether the error is the service's answer to a picture without a face, from an operation that needs one. */
export const semRosto = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidParameterException'

/**
 * Calls the service within the stage's time limit. `esperado` marks errors that are an answer, not a failure.
 * @throws ProvedorDemorou
 */
export async function perguntar<T>(
  pedir: (options: { readonly abortSignal: AbortSignal }) => Promise<T>,
  esperado: (error: unknown) => boolean = () => false,
): Promise<T> {
  const abortSignal = AbortSignal.timeout(prazo('tempo_dos_rostos'))
  try {
    return await medirProvedor(
      'rekognition',
      () => pedir({ abortSignal }),
      (error) => !esperado(error),
    )
  } catch (error) {
    if (abortSignal.aborted && !esperado(error)) throw new ProvedorDemorou('Rekognition', error)
    throw error
  }
}
