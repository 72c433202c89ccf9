import { validateHeaderValue } from 'node:http'

import { AwsError } from '../service.ts'
import { noSuchKey, type S3Call, type S3Operation, versionHeader } from './call.ts'
import type { StoredObject } from './object-store.ts'

const OVERRIDES = [
  'content-type',
  'content-disposition',
  'content-language',
  'content-encoding',
  'cache-control',
  'expires',
]

function overrides(query: URLSearchParams): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of OVERRIDES) {
    const value = query.get(`response-${name}`)
    if (value === null) continue
    try {
      validateHeaderValue(name, value)
    } catch {
      throw new AwsError('InvalidArgument', 'Header value cannot be represented using ISO-8859-1.', 400, {
        ArgumentName: `response-${name}`,
      })
    }
    headers[name] = value
  }
  return headers
}

const responseHeaders = (call: S3Call, object: StoredObject): Record<string, string> => ({
  'accept-ranges': 'bytes',
  etag: object.etag,
  'last-modified': new Date(object.lastModified).toUTCString(),
  ...versionHeader(object.versionId),
  ...object.headers,
  ...overrides(call.request.query),
})

const checksumHeaders = (call: S3Call, object: StoredObject): Readonly<Record<string, string>> =>
  call.request.headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED' ? object.checksums : {}

/** First and last byte of `Range`; nothing when the header asks for no single range. @throws InvalidRange (416) */
function rangeOf(header: string | undefined, size: number): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size || (from === '' && Number(to) === 0))
    throw new AwsError('InvalidRange', 'The requested range is not satisfiable', 416, {
      ActualObjectSize: size,
    })
  return { first, last }
}

/** @throws PreconditionFailed (412), NotModified (304) */
function assertConditions(headers: Readonly<Record<string, string>>, etag: string): void {
  const lists = (value: string): boolean =>
    value.split(',').some((part) => part.trim() === '*' || part.trim() === etag)
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  if (match !== undefined && !lists(match))
    throw new AwsError(
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
      412,
    )
  if (noneMatch !== undefined && lists(noneMatch)) throw new AwsError('NotModified', 'Not Modified', 304)
}

export const headObject: S3Operation = async (call) => {
  const { query, headers } = call.request
  const object = await call.objects.head(call.bucket, call.key, query.get('versionId') ?? undefined)
  if (!object) throw noSuchKey(call.key)
  assertConditions(headers, object.etag)
  return {
    status: 200,
    headers: {
      ...responseHeaders(call, object),
      ...checksumHeaders(call, object),
      'content-length': String(object.size),
    },
  }
}

export const getObject: S3Operation = async (call) => {
  const { query, headers } = call.request
  const found = await call.objects.read(call.bucket, call.key, query.get('versionId') ?? undefined)
  if (!found) throw noSuchKey(call.key)
  const { object, bytes } = found
  assertConditions(headers, object.etag)
  const range = rangeOf(headers.range, object.size)
  if (!range)
    return {
      status: 200,
      headers: {
        ...responseHeaders(call, object),
        ...checksumHeaders(call, object),
        'content-length': String(object.size),
      },
      body: bytes,
    }
  return {
    status: 206,
    headers: {
      ...responseHeaders(call, object),
      'content-range': `bytes ${range.first}-${range.last}/${object.size}`,
      'content-length': String(range.last - range.first + 1),
    },
    body: bytes.subarray(range.first, range.last + 1),
  }
}
