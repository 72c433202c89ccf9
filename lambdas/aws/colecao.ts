import { DeleteFacesCommand, IndexFacesCommand, SearchFacesByImageCommand } from '@aws-sdk/client-rekognition'
import * as z from 'zod/mini'
import { env } from '#lambdas/runtime/env.ts'
import { entender } from '../providers/indisponivel.ts'
import { client, perguntar, semRosto } from './rekognition.ts'

/** The collection of approved faces. It knows faces by opaque ids; whose they are stands in the table alone. */

/**
 * Similarity from which a face that was found is the same person; stricter than for one comparison, because a search
 * among many people meets more lookalikes.
 */
const LIMIAR_DA_BUSCA = 90
const ACHADOS = 20

const CollectionId = (): string => env('COLECAO')

const rosto = z.object({ FaceId: z.string(), ExternalImageId: z.optional(z.string()) })
const buscaSchema = z.object({ FaceMatches: z.array(z.object({ Face: rosto })) })
const indexadosSchema = z.object({ FaceRecords: z.array(z.object({ Face: rosto })) })

/** A face of the collection: its id there, and the opaque id it was given. */
interface RostoDaColecao {
  readonly face_id: string
  readonly externo: string | undefined
}

/**
 * Faces of the collection like the largest of this picture; `null` when the service finds no face in it to look for.
 * @throws ProvedorDemorou, RespostaSemSentido, and what the service or the network refused
 */
export async function buscarRostos(imagem: Uint8Array): Promise<RostoDaColecao[] | null> {
  try {
    const resposta = await perguntar(
      (options) =>
        client.send(
          new SearchFacesByImageCommand({
            CollectionId: CollectionId(),
            Image: { Bytes: imagem },
            FaceMatchThreshold: LIMIAR_DA_BUSCA,
            MaxFaces: ACHADOS,
            QualityFilter: 'NONE',
          }),
          options,
        ),
      semRosto,
    )
    return entender('Rekognition', buscaSchema, resposta).FaceMatches.map(({ Face }) => doServico(Face))
  } catch (error) {
    if (semRosto(error)) return null
    throw error
  }
}

/**
 * Adds the largest face of this picture under an opaque id, and answers its id in the collection; no id when the
 * picture shows no face.
 */
export async function indexarRosto(imagem: Uint8Array, externo: string): Promise<string[]> {
  const resposta = await perguntar(
    (options) =>
      client.send(
        new IndexFacesCommand({
          CollectionId: CollectionId(),
          Image: { Bytes: imagem },
          ExternalImageId: externo,
          MaxFaces: 1,
          QualityFilter: 'NONE',
        }),
        options,
      ),
    semRosto,
  )
  return entender('Rekognition', indexadosSchema, resposta).FaceRecords.map(({ Face }) => Face.FaceId)
}

/** Takes faces out of the collection; those that are gone already are no error. */
export async function apagarRostos(face_ids: readonly string[]): Promise<void> {
  if (face_ids.length === 0) return
  await perguntar(
    (options) =>
      client.send(new DeleteFacesCommand({ CollectionId: CollectionId(), FaceIds: [...face_ids] }), options),
    semRosto,
  )
}

const doServico = ({ FaceId, ExternalImageId }: z.output<typeof rosto>): RostoDaColecao => ({
  face_id: FaceId,
  externo: ExternalImageId,
})
