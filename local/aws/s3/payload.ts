import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { type AwsRequest, AwsError, NotEmulated } from '../service.ts'

interface Payload {
  readonly bytes: Buffer
  /** Verified `x-amz-checksum-*` headers, to be kept with the object. */
  readonly checksums: Readonly<Record<string, string>>
}

const digests: Readonly<Record<string, (bytes: Buffer) => string>> = {
  crc32: (bytes) => {
    const value = Buffer.alloc(4)
    value.writeUInt32BE(crc32(bytes))
    return value.toString('base64')
  },
  sha1: (bytes) => createHash('sha1').update(bytes).digest('base64'),
  sha256: (bytes) => createHash('sha256').update(bytes).digest('base64'),
}

const incomplete = (): AwsError =>
  new AwsError('IncompleteBody', 'You did not provide the number of bytes specified by the Content-Length.')

/** `aws-chunked` (unsigned chunks): `hexLength\r\nbytes\r\n… 0\r\ntrailer:value\r\n\r\n`. */
function unchunk(body: Buffer): { bytes: Buffer; trailers: Record<string, string> } {
  const chunks: Buffer[] = []
  let position = 0
  for (;;) {
    const lineEnd = body.indexOf('\r\n', position)
    const size = lineEnd < 0 ? '' : body.toString('latin1', position, lineEnd)
    if (!/^[0-9a-f]+$/i.test(size)) throw incomplete()
    const start = lineEnd + 2
    const length = Number.parseInt(size, 16)
    if (length === 0) {
      const lines = body.toString('latin1', start).split('\r\n').filter(Boolean)
      const trailers = Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(':')).trim().toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
      )
      return { bytes: Buffer.concat(chunks), trailers }
    }
    if (start + length + 2 > body.length) throw incomplete()
    chunks.push(body.subarray(start, start + length))
    position = start + length + 2
  }
}

/** Checks every checksum given with the bytes. @throws BadDigest */
export function verifyChecksums(
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
): Record<string, string> {
  const checksums: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    const algorithm = /^x-amz-checksum-(.+)$/.exec(name)?.[1]
    if (!algorithm || ['mode', 'type', 'algorithm'].includes(algorithm)) continue
    const digest = digests[algorithm]
    if (!digest) throw new NotEmulated(`s3 checksum ${algorithm}`)
    if (digest(bytes) !== value)
      throw new AwsError(
        'BadDigest',
        `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`,
      )
    checksums[name] = value
  }
  const md5 = headers['content-md5']
  if (md5 && createHash('md5').update(bytes).digest('base64') !== md5)
    throw new AwsError('BadDigest', 'The Content-MD5 you specified did not match what we received.')
  return checksums
}

/** The bytes of a request as the client meant them, checked. @throws IncompleteBody, BadDigest */
export function readPayload(request: AwsRequest): Payload {
  const { headers } = request
  const chunked =
    headers['x-amz-content-sha256']?.startsWith('STREAMING-') ||
    headers['content-encoding']?.split(',').some((encoding) => encoding.trim() === 'aws-chunked')
  if (!chunked) return { bytes: request.body, checksums: verifyChecksums(headers, request.body) }
  const { bytes, trailers } = unchunk(request.body)
  if (
    headers['x-amz-decoded-content-length'] &&
    Number(headers['x-amz-decoded-content-length']) !== bytes.length
  )
    throw incomplete()
  const announced = headers['x-amz-trailer']?.split(',').map((name) => name.trim().toLowerCase()) ?? []
  if (announced.some((name) => !trailers[name]))
    throw new AwsError(
      'MalformedTrailerError',
      'The request contained trailing data that was not well-formed',
    )
  return { bytes, checksums: verifyChecksums({ ...headers, ...trailers }, bytes) }
}
