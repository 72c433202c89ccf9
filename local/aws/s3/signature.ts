import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import { Sha256 } from '@aws-crypto/sha256-js'
import { getCanonicalQuery, getSigningKey } from '@smithy/signature-v4'

import { type AwsRequest, AwsError, NotEmulated } from '../service.ts'
import type { Credentials } from './configuration.ts'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const MAX_SKEW_MS = 15 * 60_000
const MAX_EXPIRES_S = 7 * 24 * 3600

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

const denied = (message: string): AwsError => new AwsError('AccessDenied', message, 403)

/** Milliseconds of `20260131T235959Z`. @throws AccessDenied */
const parseAmzDate = (text: string): number => {
  const time = Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(time)) throw denied('AWS authentication requires a valid Date or x-amz-date header')
  return time
}

/** Hexadecimal SigV4 signature of any string, with the key of its credential scope. */
export async function signatureOf(
  text: string,
  credential: string,
  credentials: Credentials,
): Promise<string> {
  const [accessKeyId, day, region, service, terminator] = credential.split('/')
  if (accessKeyId !== credentials.accessKeyId)
    throw new AwsError(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
      403,
    )
  if (!day || !region || service !== 's3' || terminator !== 'aws4_request')
    throw new AwsError('AuthorizationHeaderMalformed', `Invalid credential scope: ${credential}`)
  const key = await getSigningKey(Sha256, credentials, day, region, service)
  return createHmac('sha256', key).update(text).digest('hex')
}

/** @throws SignatureDoesNotMatch */
export function assertSameSignature(expected: string, given: string): void {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  if (left.length !== right.length || !timingSafeEqual(left, right))
    throw new AwsError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      403,
    )
}

const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((segment) =>
      encodeURIComponent(decodeURIComponent(segment)).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/')

function canonicalRequest(request: AwsRequest, signedHeaders: string, payloadHash: string): string {
  const query: Record<string, string[]> = {}
  for (const name of request.query.keys()) query[name] = request.query.getAll(name)
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`)
    .join('')
  return [
    request.method,
    canonicalPath(request.path),
    getCanonicalQuery({ query, method: request.method, headers: {}, protocol: '', hostname: '', path: '' }),
    headers,
    signedHeaders,
    payloadHash,
  ].join('\n')
}

/** S3 counts no header that changes the request (`x-amz-*`, `host`) unless it was signed. */
function assertHeadersSigned(request: AwsRequest, signedHeaders: string): void {
  const signed = new Set(signedHeaders.split(';'))
  const unsigned = Object.keys(request.headers).filter(
    (name) =>
      (name === 'host' || name.startsWith('x-amz-')) && name !== 'x-amz-content-sha256' && !signed.has(name),
  )
  if (unsigned.length > 0)
    throw new AwsError(
      'AccessDenied',
      'There were headers present in the request which were not signed',
      403,
      {
        HeadersNotSigned: unsigned.join(', '),
      },
    )
}

async function verify(
  request: AwsRequest,
  credentials: Credentials,
  signed: { date: string; credential: string; headers: string; payloadHash: string; signature: string },
): Promise<void> {
  assertHeadersSigned(request, signed.headers)
  const scope = signed.credential.split('/').slice(1).join('/')
  const text = [
    ALGORITHM,
    signed.date,
    scope,
    sha256(canonicalRequest(request, signed.headers, signed.payloadHash)),
  ].join('\n')
  assertSameSignature(await signatureOf(text, signed.credential, credentials), signed.signature)
}

async function verifyHeader(
  request: AwsRequest,
  authorization: string,
  credentials: Credentials,
  now: number,
) {
  const match =
    /^AWS4-HMAC-SHA256 +Credential=([^, ]+), *SignedHeaders=([^, ]+), *Signature=([0-9a-f]+)$/.exec(
      authorization,
    )
  const [, credential, headers, signature] = match ?? []
  if (!credential || !headers || !signature)
    throw new AwsError('AuthorizationHeaderMalformed', 'The authorization header is malformed')
  const date = request.headers['x-amz-date'] ?? ''
  if (Math.abs(now - parseAmzDate(date)) > MAX_SKEW_MS)
    throw new AwsError(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      403,
    )
  const payloadHash = request.headers['x-amz-content-sha256'] ?? ''
  await verify(request, credentials, { date, credential, headers, payloadHash, signature })
  assertPayload(payloadHash, request.body)
}

function assertPayload(payloadHash: string, body: Buffer): void {
  if (payloadHash === 'UNSIGNED-PAYLOAD' || payloadHash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return
  if (payloadHash.startsWith('STREAMING-')) throw new NotEmulated(`s3 payload ${payloadHash}`)
  if (payloadHash !== sha256(body))
    throw new AwsError(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    )
}

async function verifyQuery(request: AwsRequest, credentials: Credentials, now: number) {
  const parameter = (name: string): string => {
    const value = request.query.get(name)
    if (value === null || value === '')
      throw new AwsError('AuthorizationQueryParametersError', `Query-string authentication requires ${name}`)
    return value
  }
  if (parameter('X-Amz-Algorithm') !== ALGORITHM)
    throw new AwsError('AuthorizationQueryParametersError', `X-Amz-Algorithm only supports ${ALGORITHM}`)
  const date = parameter('X-Amz-Date')
  const expires = Number(parameter('X-Amz-Expires'))
  if (!Number.isInteger(expires) || expires < 1 || expires > MAX_EXPIRES_S)
    throw new AwsError(
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 1 second and a week',
    )
  const signedAt = parseAmzDate(date)
  if (signedAt - now > MAX_SKEW_MS) throw denied('Request is not yet valid')
  if (now > signedAt + expires * 1000) throw denied('Request has expired')
  await verify(request, credentials, {
    date,
    credential: parameter('X-Amz-Credential'),
    headers: parameter('X-Amz-SignedHeaders'),
    payloadHash: request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
    signature: parameter('X-Amz-Signature'),
  })
}

/**
 * Proves a request by its SigV4 signature, in the header or in the query (presigned link).
 * @throws AccessDenied, SignatureDoesNotMatch, InvalidAccessKeyId, RequestTimeTooSkewed (403)
 */
export async function authenticate(
  request: AwsRequest,
  credentials: Credentials,
  now: number,
): Promise<void> {
  const { authorization } = request.headers
  if (authorization) await verifyHeader(request, authorization, credentials, now)
  else if (request.query.has('X-Amz-Signature')) await verifyQuery(request, credentials, now)
  else throw denied('Access Denied')
}
