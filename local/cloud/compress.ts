import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** What CloudFront compresses, and from how many bytes on (Amazon CloudFront, 'Serve compressed files'). */
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|xml))/
const SMALLEST = 1_000

/**
 * Sends a text compressed to whoever takes it, as the distribution does by `Compress: true`. Hands over once the
 * headers are said, and takes every chunk then: what the site serves is small.
 */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name))
  if (encoding === undefined || request.method !== 'GET') return
  const writeHead = response.writeHead.bind(response)
  const begin = (status: number, headers: OutgoingHttpHeaders = {}) => {
    if (status !== 200 || !worthIt(headers)) return writeHead(status, headers)
    const { 'Content-Length': _, ...others } = headers
    writeHead(status, { ...others, 'Content-Encoding': encoding })
    const encoder =
      encoding === 'br'
        ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : createGzip()
    const write = response.write.bind(response)
    const end = response.end.bind(response)
    encoder.on('data', (chunk: Buffer) => write(chunk)).once('end', () => end())
    response.write = (chunk: Buffer) => {
      encoder.write(chunk)
      return true
    }
    response.end = () => {
      encoder.end()
      return response
    }
    return response
  }
  // The site says its headers in no other form.
  response.writeHead = begin as typeof response.writeHead
}

const worthIt = (headers: OutgoingHttpHeaders): boolean =>
  COMPRESSIBLE.test(String(headers['Content-Type'])) && Number(headers['Content-Length']) >= SMALLEST
