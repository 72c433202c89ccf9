import path from 'node:path'

import { Storage } from '../../storage.ts'
import { type AwsRequest, AwsError, type AwsResponse, type AwsService, NotEmulated } from '../service.ts'
import { Blobs } from './blobs.ts'
import { deleteObjects, headBucket, listObjectsV2 } from './bucket-operations.ts'
import type { S3Call, S3Operation } from './call.ts'
import type { Bucket, Credentials } from './configuration.ts'
import { corsHeaders, preflight } from './cors.ts'
import { postObject } from './form-upload.ts'
import { expireObjects } from './lifecycle.ts'
import { type Part, Uploads } from './multipart.ts'
import { ObjectStore, type StoredObject } from './object-store.ts'
import { getObject, headObject } from './read-operations.ts'
import { authenticate } from './signature.ts'
import {
  abortMultipartUpload,
  completeMultipartUpload,
  copyObject,
  createMultipartUpload,
  deleteObject,
  putObject,
  uploadPart,
} from './write-operations.ts'
import { xmlError } from './xml.ts'

export interface S3 extends AwsService {
  /** Applies the buckets' lifecycle rules at `now` (ms). @returns how many objects, versions and uploads went */
  expire(now?: number): Promise<number>
}

export interface S3Options {
  /** Where objects and their records live. */
  readonly folder: string
  readonly buckets: readonly Bucket[]
  /** The only key pair that signs here. */
  readonly credentials: Credentials
  /** Milliseconds. */
  readonly now?: () => number
}

const IGNORED_PARAMETER = /^(x-id|x-amz-.*|response-.*)$/i

/** By method, whether there is a key, and the names of the query parameters that choose an operation. */
const OPERATIONS: Readonly<Record<string, S3Operation>> = {
  'HEAD bucket': headBucket,
  'GET bucket list-type': listObjectsV2,
  'POST bucket delete': deleteObjects,
  'GET object': getObject,
  'HEAD object': headObject,
  'PUT object': putObject,
  'DELETE object': deleteObject,
  'POST object uploads': createMultipartUpload,
  'PUT object partNumber,uploadId': uploadPart,
  'POST object uploadId': completeMultipartUpload,
  'DELETE object uploadId': abortMultipartUpload,
}

const LIST_PARAMETER =
  /^(prefix|delimiter|max-keys|continuation-token|start-after|encoding-type|fetch-owner)$/

function operationOf(request: AwsRequest, key: string): S3Operation {
  const isList = request.query.get('list-type') === '2'
  const selectors = [...new Set(request.query.keys())]
    .filter((name) => !IGNORED_PARAMETER.test(name) && !(isList && LIST_PARAMETER.test(name)))
    .filter((name) => !(name === 'versionId' && key && request.method !== 'PUT'))
    .sort()
    .join(',')
  const name = `${request.method} ${key ? 'object' : 'bucket'}${selectors ? ` ${selectors}` : ''}`
  if (name === 'PUT object' && request.headers['x-amz-copy-source']) return copyObject
  const operation = OPERATIONS[name]
  if (!operation) throw new NotEmulated(`s3 ${name}`)
  return operation
}

const SIGNATURE_PARAMETER =
  /^x-amz-(algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256)$/

/**
 * In a presigned link S3 reads `x-amz-*` parameters as the headers they stand for, except checksums: the SDK signs
 * that of an empty body into every upload link, and S3 ignores it there.
 */
function withHoistedHeaders(request: AwsRequest): AwsRequest {
  if (!request.query.has('X-Amz-Signature')) return request
  const hoisted = [...request.query]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name.startsWith('x-amz-') && !SIGNATURE_PARAMETER.test(name))
    .filter(([name]) => !name.includes('checksum'))
  return { ...request, headers: { ...request.headers, ...Object.fromEntries(hoisted) } }
}

function pathOf(request: AwsRequest): { bucket: string; key: string } {
  try {
    const [bucket = '', ...key] = request.path.slice(1).split('/')
    return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key.join('/')) }
  } catch {
    throw new AwsError('InvalidURI', "Couldn't parse the specified URI.")
  }
}

async function blobsInUse(storage: Storage): Promise<Set<string>> {
  const used = new Set<string>()
  for (const prefix of ['current/', 'version/', 'part/'])
    for await (const [, record] of storage.entries<Partial<StoredObject | Part>>(prefix))
      if (record.blob) used.add(record.blob)
  return used
}

/**
 * S3 on the file system: signatures, form policies and CORS are enforced, an acknowledged write survives `kill -9`
 * and a half-written one is never seen. What is not emulated answers `NotEmulated`.
 */
export async function createS3({ folder, buckets, credentials, now = Date.now }: S3Options): Promise<S3> {
  const storage = await Storage.open(path.join(folder, 'records'))
  const blobs = await Blobs.open(path.join(folder, 'objects'))
  await blobs.keepOnly(await blobsInUse(storage))
  const objects = new ObjectStore(storage, blobs, now)
  const uploads = new Uploads(storage, blobs, objects, now)
  const byName = new Map(buckets.map((bucket) => [bucket.name, bucket]))

  const bucketNamed = (name: string): Bucket => {
    const bucket = byName.get(name)
    if (!bucket)
      throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404, { BucketName: name })
    return bucket
  }

  const answer = async (request: AwsRequest): Promise<AwsResponse> => {
    const { bucket: name, key } = pathOf(request)
    if (name === '') throw new NotEmulated(`s3 ${request.method} account`)
    const rules = byName.get(name)?.corsRules ?? []
    if (request.method === 'OPTIONS') return preflight(rules, request)
    const isForm =
      request.method === 'POST' && !key && request.headers['content-type']?.startsWith('multipart/form-data')
    if (!isForm) await authenticate(request, credentials, now())
    const effective = withHoistedHeaders(request)
    const operation = isForm ? postObject : operationOf(effective, key)
    const call: S3Call = {
      request: effective,
      bucket: bucketNamed(name),
      key,
      objects,
      uploads,
      bucketNamed,
      credentials,
      now: now(),
    }
    return operation(call)
  }

  return {
    name: 's3',
    handle: async (request) => {
      const response = await answer(request).catch((error: unknown) => {
        if (error instanceof AwsError) return xmlError(request, error)
        throw error
      })
      const rules = byName.get(request.path.split('/')[1] ?? '')?.corsRules ?? []
      const cors = request.method === 'OPTIONS' ? {} : corsHeaders(rules, request)
      return { ...response, headers: { ...response.headers, ...cors } }
    },
    expire: async (at = now()) => expireObjects(byName.values(), objects, uploads, at),
    close: async () => storage.close(),
  }
}
