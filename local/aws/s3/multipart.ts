import { createHash, randomUUID } from 'node:crypto'

import type { Storage } from '../../storage.ts'
import { AwsError } from '../service.ts'
import type { Blobs } from './blobs.ts'
import type { Bucket } from './configuration.ts'
import { etagOf, type ObjectStore, type StoredObject, type WriteCondition } from './object-store.ts'
import { createSerial } from './serial.ts'

const MIN_PART = 5 * 1024 * 1024
const MAX_PARTS = 10_000

interface Upload {
  readonly id: string
  readonly bucket: string
  readonly key: string
  /** Milliseconds. */
  readonly startedAt: number
  readonly headers: Readonly<Record<string, string>>
}

export interface Part {
  readonly number: number
  readonly blob: string
  readonly size: number
  readonly etag: string
}

const uploadKey = (id: string): string => `upload/${id}`
const partPrefix = (id: string): string => `part/${id}/`
const partKey = (id: string, number: number): string => partPrefix(id) + String(number).padStart(5, '0')

/** Multipart uploads in progress; they survive a restart like everything else. */
export class Uploads {
  private readonly serial = createSerial()

  constructor(
    private readonly storage: Storage,
    private readonly blobs: Blobs,
    private readonly objects: ObjectStore,
    private readonly now: () => number,
  ) {}

  async create(bucket: Bucket, key: string, headers: Readonly<Record<string, string>>): Promise<Upload> {
    const upload: Upload = { id: randomUUID(), bucket: bucket.name, key, startedAt: this.now(), headers }
    await this.storage.put(uploadKey(upload.id), upload)
    return upload
  }

  /** @throws NoSuchUpload (404), InvalidArgument */
  async putPart(bucket: Bucket, key: string, id: string, number: number, bytes: Buffer): Promise<Part> {
    if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS)
      throw new AwsError('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive')
    return this.serial(id, async () => {
      await this.get(bucket, key, id)
      const previous = await this.storage.get<Part>(partKey(id, number))
      const part: Part = {
        number,
        blob: await this.blobs.write(bytes),
        size: bytes.length,
        etag: etagOf(bytes),
      }
      await this.storage.put(partKey(id, number), part)
      if (previous) await this.blobs.remove([previous.blob])
      return part
    })
  }

  /** Joins the parts named, in their order. @throws NoSuchUpload, InvalidPart, InvalidPartOrder, EntityTooSmall */
  async complete(
    bucket: Bucket,
    key: string,
    id: string,
    named: readonly { number: number; etag: string }[],
    condition: WriteCondition,
  ): Promise<StoredObject> {
    return this.serial(id, async () => {
      const upload = await this.get(bucket, key, id)
      const stored = await this.parts(id)
      const parts = named.map(({ number, etag }) => {
        const part = stored.find((candidate) => candidate.number === number)
        if (!part || part.etag !== etag)
          throw new AwsError('InvalidPart', 'One or more of the specified parts could not be found.')
        return part
      })
      if (parts.some((part, index) => index > 0 && part.number <= (parts[index - 1]?.number ?? 0)))
        throw new AwsError('InvalidPartOrder', 'The list of parts was not in ascending order.')
      if (parts.slice(0, -1).some((part) => part.size < MIN_PART))
        throw new AwsError('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size')
      const bytes = Buffer.concat(await Promise.all(parts.map(async (part) => this.blobs.read(part.blob))))
      const object = await this.objects.put(
        bucket,
        { key, bytes, etag: joinedEtag(parts), headers: upload.headers, checksums: {} },
        condition,
        forgetting(id, stored),
      )
      await this.blobs.remove(stored.map((part) => part.blob))
      return object
    })
  }

  /** @throws NoSuchUpload */
  async abort(bucket: Bucket, key: string, id: string): Promise<void> {
    await this.serial(id, async () => {
      await this.get(bucket, key, id)
      const stored = await this.parts(id)
      await this.storage.batch(forgetting(id, stored))
      await this.blobs.remove(stored.map((part) => part.blob))
    })
  }

  async *pending(bucket: Bucket): AsyncGenerator<Upload> {
    for await (const [, upload] of this.storage.entries<Upload>('upload/'))
      if (upload.bucket === bucket.name) yield upload
  }

  private async get(bucket: Bucket, key: string, id: string): Promise<Upload> {
    const upload = await this.storage.get<Upload>(uploadKey(id))
    if (!upload || upload.bucket !== bucket.name || upload.key !== key)
      throw new AwsError('NoSuchUpload', 'The specified multipart upload does not exist.', 404)
    return upload
  }

  private async parts(id: string): Promise<Part[]> {
    const parts: Part[] = []
    for await (const [, part] of this.storage.entries<Part>(partPrefix(id))) parts.push(part)
    return parts
  }
}

const forgetting = (id: string, parts: readonly Part[]) => [
  [uploadKey(id), undefined] as const,
  ...parts.map((part) => [partKey(id, part.number), undefined] as const),
]

/** S3's ETag of a joined object: MD5 of the parts' MD5s, dash, their number. */
const joinedEtag = (parts: readonly Part[]): string => {
  const hash = createHash('md5')
  for (const part of parts) hash.update(Buffer.from(part.etag.replaceAll('"', ''), 'hex'))
  return `"${hash.digest('hex')}-${parts.length}"`
}
