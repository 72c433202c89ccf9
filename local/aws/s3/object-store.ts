import { createHash, randomBytes } from 'node:crypto'

import type { Storage } from '../../storage.ts'
import { AwsError } from '../service.ts'
import type { Blobs } from './blobs.ts'
import type { Bucket } from './configuration.ts'
import { createSerial } from './serial.ts'

export interface StoredObject {
  readonly key: string
  readonly blob: string
  readonly size: number
  /** With its quotes. */
  readonly etag: string
  /** Milliseconds. */
  readonly lastModified: number
  readonly versionId?: string
  /** Headers given back with the object: type, disposition, metadata, encryption. */
  readonly headers: Readonly<Record<string, string>>
  readonly checksums: Readonly<Record<string, string>>
}

interface DeleteMarker {
  readonly key: string
  readonly versionId: string
  readonly lastModified: number
  readonly marker: true
}

/** An old version, or the marker of a deletion; `since` (ms) is when it stopped being current. */
type Version = (StoredObject | DeleteMarker) & { readonly since: number }

interface NewObject {
  readonly key: string
  readonly bytes: Buffer
  readonly etag?: string
  readonly headers: Readonly<Record<string, string>>
  readonly checksums: Readonly<Record<string, string>>
}

/** Called inside the lock with what is stored now; throws to refuse the write. */
export type WriteCondition = (current: StoredObject | undefined) => void

type Entry = readonly [string, unknown]

/** UTF-8 bytes in hexadecimal keep S3's order and prefixes, whatever characters a key has. */
export const hexKey = (key: string): string => Buffer.from(key).toString('hex')

const currentKey = (bucket: string, key: string): string => `current/${bucket}/${hexKey(key)}`
const versionPrefix = (bucket: string, key: string): string => `version/${bucket}/${hexKey(key)}/`

export const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`

/** Objects of all buckets: bytes in `Blobs`, everything else in `Storage`, each change one batch. */
export class ObjectStore {
  private readonly serial = createSerial()
  private counter = 0

  constructor(
    private readonly storage: Storage,
    private readonly blobs: Blobs,
    private readonly now: () => number,
  ) {}

  /** Acknowledged means stored: bytes first, then the record (and `also`) in one batch. */
  async put(
    bucket: Bucket,
    object: NewObject,
    condition: WriteCondition = () => undefined,
    also: readonly Entry[] = [],
  ): Promise<StoredObject> {
    return this.serial(currentKey(bucket.name, object.key), async () => {
      const current = await this.current(bucket, object.key)
      condition(current)
      const stored: StoredObject = {
        key: object.key,
        blob: await this.blobs.write(object.bytes),
        size: object.bytes.length,
        etag: object.etag ?? etagOf(object.bytes),
        lastModified: this.now(),
        ...(bucket.versioned ? { versionId: this.nextVersion() } : {}),
        headers: object.headers,
        checksums: object.checksums,
      }
      const retired = current ? this.retire(bucket, current) : { entries: [], blobs: [] }
      await this.storage.batch([...retired.entries, ...also, [currentKey(bucket.name, object.key), stored]])
      await this.blobs.remove(retired.blobs)
      return stored
    })
  }

  /** The current object, or the version asked for. */
  async head(bucket: Bucket, key: string, versionId?: string): Promise<StoredObject | undefined> {
    const current = await this.current(bucket, key)
    if (versionId === undefined || current?.versionId === versionId) return current
    const version = await this.storage.get<Version>(versionPrefix(bucket.name, key) + versionId)
    return version && !('marker' in version) ? version : undefined
  }

  async read(
    bucket: Bucket,
    key: string,
    versionId?: string,
  ): Promise<{ object: StoredObject; bytes: Buffer } | undefined> {
    return this.serial(currentKey(bucket.name, key), async () => {
      const object = await this.head(bucket, key, versionId)
      return object && { object, bytes: await this.blobs.read(object.blob) }
    })
  }

  /** Deletes (if `still` agrees); in a versioned bucket the object stays as an old version behind a marker. */
  async delete(
    bucket: Bucket,
    key: string,
    still: (current: StoredObject | undefined) => boolean = () => true,
  ): Promise<{ markerVersionId?: string }> {
    return this.serial(currentKey(bucket.name, key), async () => {
      const current = await this.current(bucket, key)
      if (!still(current)) return {}
      const retired = current ? this.retire(bucket, current) : { entries: [], blobs: [] }
      const marker: DeleteMarker | undefined = bucket.versioned
        ? { key, versionId: this.nextVersion(), lastModified: this.now(), marker: true }
        : undefined
      await this.storage.batch([
        ...retired.entries,
        [currentKey(bucket.name, key), undefined],
        ...(marker
          ? [[versionPrefix(bucket.name, key) + marker.versionId, { ...marker, since: this.now() }] as const]
          : []),
      ])
      await this.blobs.remove(retired.blobs)
      return marker ? { markerVersionId: marker.versionId } : {}
    })
  }

  /** Removes one version for good; the newest one left becomes current again. */
  async deleteVersion(bucket: Bucket, key: string, versionId: string): Promise<{ wasMarker: boolean }> {
    return this.serial(currentKey(bucket.name, key), async () => {
      const current = await this.current(bucket, key)
      const versions: Version[] = []
      for await (const [, version] of this.storage.entries<Version>(versionPrefix(bucket.name, key)))
        versions.push(version)
      const target =
        current?.versionId === versionId
          ? current
          : versions.find((version) => version.versionId === versionId)
      if (!target) return { wasMarker: false }
      const newest = versions.findLast((version) => version !== target)
      const promote = (!current || target === current) && newest && !('marker' in newest) ? newest : undefined
      await this.storage.batch([
        target === current
          ? [currentKey(bucket.name, key), undefined]
          : [versionPrefix(bucket.name, key) + versionId, undefined],
        ...(promote
          ? [
              [currentKey(bucket.name, key), promote] as const,
              [versionPrefix(bucket.name, key) + String(promote.versionId), undefined] as const,
            ]
          : []),
      ])
      if (!('marker' in target)) await this.blobs.remove([target.blob])
      return { wasMarker: 'marker' in target }
    })
  }

  /** Current objects in S3's order (UTF-8 bytes of the key). */
  async *list(bucket: Bucket, prefix = ''): AsyncGenerator<StoredObject> {
    for await (const [, object] of this.storage.entries<StoredObject>(currentKey(bucket.name, prefix)))
      yield object
  }

  /** Old versions and markers of a bucket. */
  async *versions(bucket: Bucket, prefix = ''): AsyncGenerator<Version> {
    for await (const [, version] of this.storage.entries<Version>(`version/${bucket.name}/${hexKey(prefix)}`))
      yield version
  }

  private async current(bucket: Bucket, key: string): Promise<StoredObject | undefined> {
    return this.storage.get<StoredObject>(currentKey(bucket.name, key))
  }

  private retire(bucket: Bucket, current: StoredObject): { entries: Entry[]; blobs: string[] } {
    if (!bucket.versioned || current.versionId === undefined) return { entries: [], blobs: [current.blob] }
    return {
      entries: [
        [
          versionPrefix(bucket.name, current.key) + current.versionId,
          { ...current, since: this.now() } satisfies Version,
        ],
      ],
      blobs: [],
    }
  }

  /** Ids that sort by age. */
  private nextVersion(): string {
    this.counter = (this.counter + 1) % 1_000_000
    const age = this.now().toString(36).padStart(9, '0')
    return `${age}${String(this.counter).padStart(6, '0')}${randomBytes(6).toString('hex')}`
  }
}

/** @throws PreconditionFailed (412) unless `If-Match` / `If-None-Match: *` of a write hold. */
export const writeCondition =
  (headers: Readonly<Record<string, string>>): WriteCondition =>
  (current) => {
    const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
    const failed =
      (noneMatch !== undefined && current !== undefined) ||
      (match !== undefined && (match === '*' ? !current : current?.etag !== match))
    if (failed)
      throw new AwsError(
        'PreconditionFailed',
        'At least one of the pre-conditions you specified did not hold',
        412,
      )
  }
