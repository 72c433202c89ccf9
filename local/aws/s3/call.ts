import { type AwsRequest, AwsError, type AwsResponse, NotEmulated } from '../service.ts'
import type { Bucket, Credentials } from './configuration.ts'
import type { Uploads } from './multipart.ts'
import type { ObjectStore } from './object-store.ts'

/** One request to S3, resolved: which bucket and key, and the stores it works on. */
export interface S3Call {
  readonly request: AwsRequest
  readonly bucket: Bucket
  /** Decoded; empty for the bucket itself. */
  readonly key: string
  readonly objects: ObjectStore
  readonly uploads: Uploads
  readonly bucketNamed: (name: string) => Bucket
  readonly credentials: Credentials
  /** Milliseconds. */
  readonly now: number
}

export type S3Operation = (call: S3Call) => Promise<AwsResponse>

const MAX_KEY_BYTES = 1024

/** @throws KeyTooLongError */
export function assertKey(key: string): void {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new AwsError('KeyTooLongError', 'Your key is too long')
}

export const noSuchKey = (key: string): AwsError =>
  new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key })

const STORED = new Set([
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
  'x-amz-server-side-encryption',
  'x-amz-server-side-encryption-aws-kms-key-id',
  'x-amz-server-side-encryption-bucket-key-enabled',
])

/** `x-amz-*` headers that carry no wish beyond what is emulated. */
const UNDERSTOOD =
  /^x-amz-(date|content-sha256|user-agent|security-token|decoded-content-length|trailer|sdk-checksum-algorithm|checksum-.+|copy-source|metadata-directive|tagging-directive)$/

/**
 * Headers to keep with an object, from a request's headers or an upload form's fields.
 * @throws NotEmulated for an `x-amz-*` header whose wish would go unmet
 */
export function headersToStore(given: Readonly<Record<string, string>>): Record<string, string> {
  const stored: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (STORED.has(name) || name.startsWith('x-amz-meta-')) stored[name] = value
    else if (name.startsWith('x-amz-') && !UNDERSTOOD.test(name)) throw new NotEmulated(`s3 header ${name}`)
  }
  const encoding = (stored['content-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && part !== 'aws-chunked')
    .join(', ')
  delete stored['content-encoding']
  return {
    'content-type': 'binary/octet-stream',
    ...stored,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }
}

/** The encryption headers S3 repeats in its answer to a write. */
export const encryptionHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('x-amz-server-side-encryption')),
  )

export const versionHeader = (versionId: string | undefined): Record<string, string> =>
  versionId === undefined ? {} : { 'x-amz-version-id': versionId }
