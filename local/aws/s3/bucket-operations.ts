import { z } from 'zod'

import { AwsError } from '../service.ts'
import type { S3Operation } from './call.ts'
import { hexKey, type StoredObject } from './object-store.ts'
import { readPayload } from './payload.ts'
import { malformedXml, parseXml, xmlResponse } from './xml.ts'

const MAX_KEYS = 1000

export const headBucket: S3Operation = async () => ({ status: 200 })

interface Position {
  /** Last key, or common prefix, of the page before. */
  readonly after: string
  readonly isPrefix: boolean
}

const token = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url')

const positionSchema = z.object({ after: z.string(), isPrefix: z.boolean() })

function positionOf(query: URLSearchParams): Position {
  const given = query.get('continuation-token')
  if (given === null) return { after: query.get('start-after') ?? '', isPrefix: false }
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(given, 'base64url').toString()))
  } catch {
    throw new AwsError('InvalidArgument', 'The continuation token provided is incorrect')
  }
}

function maxKeysOf(query: URLSearchParams): number {
  const given = Number(query.get('max-keys') ?? MAX_KEYS)
  if (!Number.isInteger(given) || given < 0)
    throw new AwsError('InvalidArgument', 'Argument max-keys must be an integer between 0 and 2147483647')
  return Math.min(given, MAX_KEYS)
}

interface Page {
  readonly contents: StoredObject[]
  readonly prefixes: string[]
  readonly next?: Position
}

async function readPage(
  objects: AsyncIterable<StoredObject>,
  {
    prefix,
    delimiter,
    maxKeys,
    start,
  }: { prefix: string; delimiter: string; maxKeys: number; start: Position },
): Promise<Page> {
  const contents: StoredObject[] = []
  const prefixes: string[] = []
  let last = start
  const startHex = hexKey(start.after)
  for await (const object of objects) {
    const { key } = object
    if (start.after && hexKey(key) <= startHex) continue
    if (last.isPrefix && key.startsWith(last.after)) continue
    if (contents.length + prefixes.length >= maxKeys)
      return { contents, prefixes, ...(maxKeys > 0 ? { next: last } : {}) }
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    if (end < 0) {
      contents.push(object)
      last = { after: key, isPrefix: false }
    } else {
      const common = key.slice(0, end + delimiter.length)
      prefixes.push(common)
      last = { after: common, isPrefix: true }
    }
  }
  return { contents, prefixes }
}

export const listObjectsV2: S3Operation = async (call) => {
  const { query } = call.request
  const [prefix, delimiter, maxKeys] = [
    query.get('prefix') ?? '',
    query.get('delimiter') ?? '',
    maxKeysOf(query),
  ]
  const page = await readPage(call.objects.list(call.bucket, prefix), {
    prefix,
    delimiter,
    maxKeys,
    start: positionOf(query),
  })
  const encoding = query.get('encoding-type')
  const encode = (text: string): string =>
    encoding === 'url' ? encodeURIComponent(text).replaceAll('%2F', '/') : text
  return xmlResponse('ListBucketResult', {
    Name: call.bucket.name,
    Prefix: encode(prefix),
    ...(delimiter ? { Delimiter: encode(delimiter) } : {}),
    ...(encoding ? { EncodingType: encoding } : {}),
    ...(query.has('continuation-token') ? { ContinuationToken: query.get('continuation-token') } : {}),
    ...(query.has('start-after') ? { StartAfter: encode(query.get('start-after') ?? '') } : {}),
    ...(page.next ? { NextContinuationToken: token(page.next) } : {}),
    KeyCount: page.contents.length + page.prefixes.length,
    MaxKeys: maxKeys,
    IsTruncated: page.next !== undefined,
    Contents: page.contents.map((object) => ({
      Key: encode(object.key),
      LastModified: new Date(object.lastModified).toISOString(),
      ETag: object.etag,
      Size: object.size,
      StorageClass: 'STANDARD',
    })),
    CommonPrefixes: page.prefixes.map((common) => ({ Prefix: encode(common) })),
  })
}

const deletion = z.object({
  Delete: z.object({
    Quiet: z.enum(['true', 'false']).optional(),
    Object: z
      .array(z.strictObject({ Key: z.string().min(1), VersionId: z.string().optional() }))
      .min(1)
      .max(MAX_KEYS),
  }),
})

export const deleteObjects: S3Operation = async (call) => {
  const parsed = deletion.safeParse(parseXml(readPayload(call.request).bytes))
  if (!parsed.success) throw malformedXml()
  const { Quiet, Object: named } = parsed.data.Delete
  const deleted = []
  for (const { Key, VersionId } of named) {
    if (VersionId !== undefined) {
      const { wasMarker } = await call.objects.deleteVersion(call.bucket, Key, VersionId)
      deleted.push({ Key, VersionId, ...(wasMarker ? { DeleteMarker: true } : {}) })
    } else {
      const { markerVersionId } = await call.objects.delete(call.bucket, Key)
      deleted.push({
        Key,
        ...(markerVersionId ? { DeleteMarker: true, DeleteMarkerVersionId: markerVersionId } : {}),
      })
    }
  }
  return xmlResponse('DeleteResult', Quiet === 'true' ? {} : { Deleted: deleted })
}
