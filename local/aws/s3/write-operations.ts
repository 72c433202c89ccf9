import { z } from 'zod'

import { AwsError, NotEmulated } from '../service.ts'
import {
  assertKey,
  encryptionHeaders,
  headersToStore,
  noSuchKey,
  type S3Operation,
  versionHeader,
} from './call.ts'
import { writeCondition } from './object-store.ts'
import { readPayload } from './payload.ts'
import { malformedXml, parseXml, xmlResponse } from './xml.ts'

export const putObject: S3Operation = async (call) => {
  assertKey(call.key)
  const { request } = call
  const { bytes, checksums } = readPayload(request)
  const object = await call.objects.put(
    call.bucket,
    { key: call.key, bytes, headers: headersToStore(request.headers), checksums },
    writeCondition(request.headers),
  )
  return {
    status: 200,
    headers: {
      etag: object.etag,
      ...checksums,
      ...encryptionHeaders(object.headers),
      ...versionHeader(object.versionId),
    },
  }
}

export const deleteObject: S3Operation = async (call) => {
  const versionId = call.request.query.get('versionId')
  if (versionId !== null) {
    const { wasMarker } = await call.objects.deleteVersion(call.bucket, call.key, versionId)
    return {
      status: 204,
      headers: { ...versionHeader(versionId), ...(wasMarker ? { 'x-amz-delete-marker': 'true' } : {}) },
    }
  }
  const { markerVersionId } = await call.objects.delete(call.bucket, call.key)
  return {
    status: 204,
    headers: markerVersionId ? { ...versionHeader(markerVersionId), 'x-amz-delete-marker': 'true' } : {},
  }
}

/** `bucket/key` of `x-amz-copy-source`, with its version. @throws InvalidArgument */
function copySource(header: string): { bucket: string; key: string; versionId?: string } {
  const [source = '', query = ''] = header.split('?')
  const [bucket = '', ...key] = decodeURIComponent(source).replace(/^\//, '').split('/')
  if (!bucket || key.length === 0)
    throw new AwsError(
      'InvalidArgument',
      'Copy Source must mention the source bucket and key: sourcebucket/sourcekey',
    )
  return { bucket, key: key.join('/'), versionId: new URLSearchParams(query).get('versionId') ?? undefined }
}

export const copyObject: S3Operation = async (call) => {
  assertKey(call.key)
  const { headers } = call.request
  const source = copySource(headers['x-amz-copy-source'] ?? '')
  const directive = headers['x-amz-metadata-directive'] ?? 'COPY'
  if (directive !== 'COPY' && directive !== 'REPLACE')
    throw new AwsError('InvalidArgument', 'Unknown metadata directive.')
  if (
    directive === 'COPY' &&
    source.bucket === call.bucket.name &&
    source.key === call.key &&
    !source.versionId
  )
    throw new AwsError(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata.",
    )
  const found = await call.objects.read(call.bucketNamed(source.bucket), source.key, source.versionId)
  if (!found) throw noSuchKey(source.key)
  const given = headersToStore(headers)
  const object = await call.objects.put(
    call.bucket,
    {
      key: call.key,
      bytes: found.bytes,
      headers: directive === 'REPLACE' ? given : { ...found.object.headers, ...encryptionHeaders(given) },
      checksums: found.object.checksums,
    },
    writeCondition(headers),
  )
  const answer = xmlResponse('CopyObjectResult', {
    ETag: object.etag,
    LastModified: new Date(object.lastModified).toISOString(),
  })
  return {
    ...answer,
    headers: { ...answer.headers, ...encryptionHeaders(object.headers), ...versionHeader(object.versionId) },
  }
}

export const createMultipartUpload: S3Operation = async (call) => {
  assertKey(call.key)
  const upload = await call.uploads.create(call.bucket, call.key, headersToStore(call.request.headers))
  const answer = xmlResponse('InitiateMultipartUploadResult', {
    Bucket: upload.bucket,
    Key: upload.key,
    UploadId: upload.id,
  })
  return { ...answer, headers: { ...answer.headers, ...encryptionHeaders(upload.headers) } }
}

export const uploadPart: S3Operation = async (call) => {
  const { request } = call
  if (request.headers['x-amz-copy-source']) throw new NotEmulated('s3.UploadPartCopy')
  const { bytes, checksums } = readPayload(request)
  const part = await call.uploads.putPart(
    call.bucket,
    call.key,
    request.query.get('uploadId') ?? '',
    Number(request.query.get('partNumber')),
    bytes,
  )
  return { status: 200, headers: { etag: part.etag, ...checksums } }
}

const completion = z.object({
  CompleteMultipartUpload: z.object({
    Part: z.array(z.object({ PartNumber: z.coerce.number().int(), ETag: z.string() })).min(1),
  }),
})

const quoted = (etag: string): string => `"${etag.replaceAll('"', '')}"`

export const completeMultipartUpload: S3Operation = async (call) => {
  const parsed = completion.safeParse(parseXml(readPayload(call.request).bytes))
  if (!parsed.success) throw malformedXml()
  const object = await call.uploads.complete(
    call.bucket,
    call.key,
    call.request.query.get('uploadId') ?? '',
    parsed.data.CompleteMultipartUpload.Part.map((part) => ({
      number: part.PartNumber,
      etag: quoted(part.ETag),
    })),
    writeCondition(call.request.headers),
  )
  const answer = xmlResponse('CompleteMultipartUploadResult', {
    Location: `/${call.bucket.name}/${call.key}`,
    Bucket: call.bucket.name,
    Key: call.key,
    ETag: object.etag,
  })
  return {
    ...answer,
    headers: { ...answer.headers, ...encryptionHeaders(object.headers), ...versionHeader(object.versionId) },
  }
}

export const abortMultipartUpload: S3Operation = async (call) => {
  await call.uploads.abort(call.bucket, call.key, call.request.query.get('uploadId') ?? '')
  return { status: 204 }
}
