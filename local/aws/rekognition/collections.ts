import { z } from 'zod'
import type { Storage } from '../../storage.ts'
import { AwsError } from '../service.ts'
import type { Box, Face } from './faces.ts'
import { similarity } from './similarity.ts'

export interface IndexedFace {
  readonly faceId: string
  readonly imageId: string
  readonly externalImageId?: string
  readonly box: Box
  readonly confidence: number
  readonly embedding: readonly number[]
}

export const collectionId = z.string().regex(/^[a-zA-Z0-9_.-]{1,255}$/)

const collectionKey = (id: string): string => `colecao\u0000${id}`
const faceKey = (collection: string, faceId: string): string => `face\u0000${collection}\u0000${faceId}`

/** Face collections on disk: a resolved call survives a crash. */
export class Collections {
  /** @param made those that are there from the beginning */
  constructor(
    private readonly storage: Promise<Storage>,
    private readonly made: readonly string[] = [],
  ) {}

  /** @throws AwsError ResourceAlreadyExistsException */
  async create(id: string): Promise<void> {
    const storage = await this.storage
    if (await storage.get(collectionKey(id)))
      throw new AwsError('ResourceAlreadyExistsException', `The collection id: ${id} already exists`)
    await storage.put(collectionKey(id), { created: Date.now() })
  }

  async delete(id: string): Promise<void> {
    const faces = await this.faces(id)
    const storage = await this.storage
    await storage.batch([
      [collectionKey(id), undefined],
      ...faces.map(({ faceId }) => [faceKey(id, faceId), undefined] as const),
    ])
  }

  async index(
    id: string,
    faces: readonly Face[],
    externalImageId: string | undefined,
  ): Promise<IndexedFace[]> {
    const storage = await this.exists(id)
    const imageId = crypto.randomUUID()
    const indexed = faces.map(({ box, confidence, embedding }) => ({
      faceId: crypto.randomUUID(),
      imageId,
      ...(externalImageId !== undefined && { externalImageId }),
      box,
      confidence,
      embedding,
    }))
    await storage.batch(indexed.map((face) => [faceKey(id, face.faceId), face] as const))
    return indexed
  }

  /** Those of the given faces that were in the collection. */
  async forget(id: string, faceIds: readonly string[]): Promise<string[]> {
    const known = new Set((await this.faces(id)).map(({ faceId }) => faceId))
    const gone = faceIds.filter((faceId) => known.has(faceId))
    const storage = await this.storage
    await storage.batch(gone.map((faceId) => [faceKey(id, faceId), undefined] as const))
    return gone
  }

  /** Faces at least `threshold` like this one, most alike first. */
  async search(id: string, face: Face, threshold: number, max: number) {
    return (await this.faces(id))
      .map((known) => ({ face: known, similarity: similarity(face.embedding, known.embedding) }))
      .filter((match) => match.similarity >= threshold)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, max)
  }

  private async faces(id: string): Promise<IndexedFace[]> {
    const storage = await this.exists(id)
    const found: IndexedFace[] = []
    for await (const [, face] of storage.entries<IndexedFace>(faceKey(id, ''))) found.push(face)
    return found
  }

  private async exists(id: string): Promise<Storage> {
    const storage = await this.storage
    if (this.made.includes(id) || (await storage.get(collectionKey(id)))) return storage
    throw new AwsError('ResourceNotFoundException', `The collection id: ${id} does not exist`)
  }
}
