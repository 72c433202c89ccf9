import { z } from 'zod'
import { Storage } from '../../storage.ts'
import { Kept } from '../kept.ts'
import {
  AwsError,
  type AwsRequest,
  type AwsService,
  jsonResponse,
  NotEmulated,
  targetOperation,
} from '../service.ts'
import { collectionId, Collections, type IndexedFace } from './collections.ts'
import { COMPUTED, detail, eyesOpen, mouthOpen, occluded, sunglasses } from './detail.ts'
import { FaceEngine } from './engine.ts'
import type { Face } from './faces.ts'
import { image, imageBytes, parse, type ReadObject } from './input.ts'
import { mean, similarity } from './similarity.ts'

interface RekognitionOptions {
  /** Folder of the face collections. */
  readonly folder: string
  /** Collections that a deployment made. */
  readonly collections?: readonly string[]
  /** The emulated S3: bytes of an object, nothing when there is no such object. */
  readonly readObject: ReadObject
  /** Where the faces that were found are kept; nowhere unless told. */
  readonly kept?: Kept
}

/** Default of `SimilarityThreshold` and `FaceMatchThreshold`. */
const THRESHOLD = 80

const threshold = z.number().min(0).max(100).default(THRESHOLD)
/** Faces are never filtered by quality here; asking for a filter is refused by name. */
const qualityFilter = z.string().optional()

const detectFaces = z.object({ Image: image, Attributes: z.array(z.string()).default(['DEFAULT']) })
const compareFaces = z.object({
  SourceImage: image,
  TargetImage: image,
  SimilarityThreshold: threshold,
  QualityFilter: qualityFilter,
})
const collection = z.object({ CollectionId: collectionId })
const indexFaces = collection.extend({
  Image: image,
  ExternalImageId: z
    .string()
    .regex(/^[a-zA-Z0-9_.\-:]{1,255}$/)
    .optional(),
  MaxFaces: z.number().int().min(1).optional(),
  QualityFilter: qualityFilter,
})
const searchFacesByImage = collection.extend({
  Image: image,
  FaceMatchThreshold: threshold,
  MaxFaces: z.number().int().min(1).max(4096).default(80),
  QualityFilter: qualityFilter,
})
/** The service's own default threshold: below it a face is held against the other once more, the other way up. */
const SAME_PERSON = 80
/** From here on two faces near that threshold are held against each other from both sides. */
const PERHAPS_THE_SAME = 60

const deleteFaces = collection.extend({ FaceIds: z.array(z.string()).min(1).max(4096) })

/**
 * Rekognition over a real face engine (offline): DetectFaces, CompareFaces, and face collections kept on disk.
 * DetectFaces with `ALL` answers what is computed (box, landmarks, pose, quality, eyes and mouth open, occlusion,
 * dark glasses) and leaves out the rest (age, gender, emotions, beard, glasses); an attribute asked for by its name
 * is refused instead.
 */
export function createRekognition({
  folder,
  collections: made = [],
  readObject,
  kept = new Kept(),
}: RekognitionOptions): AwsService & { warm(): Promise<void> } {
  const engine = new FaceEngine(kept)
  let storage: Promise<Storage> | undefined
  const collections = (): Collections => new Collections((storage ??= Storage.open(folder)), made)
  const faces = async (input: z.infer<typeof image>): Promise<Face[]> =>
    engine.faces(await imageBytes(input, readObject))

  const operations: Record<string, (request: AwsRequest) => Promise<unknown>> = {
    async DetectFaces(request) {
      const input = parse(request, detectFaces)
      const wanted = attributes(input.Attributes)
      return {
        FaceDetails: (await faces(input.Image)).map((face) =>
          Object.assign(
            detail(face),
            wanted.has('EYES_OPEN') && { EyesOpen: eyesOpen(face) },
            wanted.has('MOUTH_OPEN') && { MouthOpen: mouthOpen(face) },
            wanted.has('FACE_OCCLUDED') && { FaceOccluded: occluded(face) },
            wanted.has('SUNGLASSES') && { Sunglasses: sunglasses(face) },
          ),
        ),
      }
    },

    async CompareFaces(request) {
      const input = parse(request, compareFaces)
      refuseFilter('CompareFaces', input.QualityFilter)
      const [source] = await faces(input.SourceImage)
      if (!source) throw noFace()
      const target = await imageBytes(input.TargetImage, readObject)
      const likenessOf = async (face: Face): Promise<number> => {
        const likeness = similarity(source.embedding, face.embedding)
        if (likeness >= SAME_PERSON) return likeness
        const closer = likeness >= PERHAPS_THE_SAME ? await likenessOfBothSides(face) : 0
        if (closer >= SAME_PERSON) return closer
        const over = similarity(source.embedding, await engine.overturned(target, face))
        return Math.max(likeness, closer, over)
      }
      let mirroredSource: ReturnType<typeof engine.mirrored> | undefined
      const likenessOfBothSides = async (face: Face): Promise<number> => {
        mirroredSource ??= imageBytes(input.SourceImage, readObject).then((bytes) =>
          engine.mirrored(bytes, source),
        )
        const [a, b] = [await mirroredSource, await engine.mirrored(target, face)]
        return a && b ? similarity(mean(source.embedding, a), mean(face.embedding, b)) : 0
      }
      const compared = await Promise.all(
        (await engine.faces(target)).map(async (face) => ({
          face: detail(face),
          likeness: await likenessOf(face),
        })),
      )
      compared.sort((a, b) => b.likeness - a.likeness)
      const { BoundingBox, Confidence } = detail(source)
      return {
        SourceImageFace: { BoundingBox, Confidence },
        FaceMatches: compared
          .filter(({ likeness }) => likeness >= input.SimilarityThreshold)
          .map(({ face, likeness }) => ({ Similarity: likeness, Face: face })),
        UnmatchedFaces: compared
          .filter(({ likeness }) => likeness < input.SimilarityThreshold)
          .map(({ face }) => face),
      }
    },

    async CreateCollection(request) {
      const { CollectionId } = parse(request, collection)
      await collections().create(CollectionId)
      return {
        StatusCode: 200,
        CollectionArn: `aws:rekognition:local:000000000000:collection/${CollectionId}`,
        FaceModelVersion: '7.0',
      }
    },

    async DeleteCollection(request) {
      await collections().delete(parse(request, collection).CollectionId)
      return { StatusCode: 200 }
    },

    async IndexFaces(request) {
      const input = parse(request, indexFaces)
      refuseFilter('IndexFaces', input.QualityFilter)
      const found = (await faces(input.Image)).slice(0, input.MaxFaces)
      const indexed = await collections().index(input.CollectionId, found, input.ExternalImageId)
      return {
        FaceModelVersion: '7.0',
        FaceRecords: indexed.map((face, i) => ({
          Face: record(face),
          FaceDetail: found[i] && detail(found[i]),
        })),
        UnindexedFaces: [],
      }
    },

    async SearchFacesByImage(request) {
      const input = parse(request, searchFacesByImage)
      refuseFilter('SearchFacesByImage', input.QualityFilter)
      const [face] = await faces(input.Image)
      if (!face) throw noFace()
      const matches = await collections().search(
        input.CollectionId,
        face,
        input.FaceMatchThreshold,
        input.MaxFaces,
      )
      return {
        FaceModelVersion: '7.0',
        SearchedFaceBoundingBox: detail(face).BoundingBox,
        SearchedFaceConfidence: face.confidence * 100,
        FaceMatches: matches.map((match) => ({ Similarity: match.similarity, Face: record(match.face) })),
      }
    },

    async DeleteFaces(request) {
      const { CollectionId, FaceIds } = parse(request, deleteFaces)
      return { DeletedFaces: await collections().forget(CollectionId, FaceIds) }
    },
  }

  return {
    name: 'rekognition',
    targets: ['RekognitionService'],
    async handle(request) {
      const name = targetOperation(request)
      const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
      if (!operation) throw new NotEmulated(`rekognition.${name}`)
      return jsonResponse(request, await operation(request))
    },
    warm: () => engine.warm(),
    async close() {
      await engine.close()
      await (await storage)?.close()
    },
  }
}

const noFace = (): AwsError =>
  new AwsError('InvalidParameterException', 'There are no faces in the image. Should be at least 1.')

function refuseFilter(operation: string, filter: string | undefined): void {
  if (filter !== undefined && filter !== 'NONE')
    throw new NotEmulated(`rekognition.${operation} QualityFilter ${filter}`)
}

function attributes(wanted: readonly string[]): ReadonlySet<string> {
  if (wanted.includes('ALL')) return new Set(COMPUTED)
  const unknown = wanted.find((name) => !COMPUTED.some((computed) => computed === name))
  if (unknown !== undefined) throw new NotEmulated(`rekognition.DetectFaces ${unknown}`)
  return new Set(wanted)
}

function record(face: IndexedFace) {
  return {
    FaceId: face.faceId,
    ImageId: face.imageId,
    ExternalImageId: face.externalImageId,
    Confidence: face.confidence * 100,
    BoundingBox: {
      Width: face.box.width,
      Height: face.box.height,
      Left: face.box.left,
      Top: face.box.top,
    },
  }
}
