import type { IncomingMessage } from 'node:http'

/** Up to here a body is gathered as it comes; a larger one, or one that does not say, is read with its limit. */
const SHORT = 64 * 1024

/** The bytes of a request; `undefined` when there are more than `max`. */
export const bodyOf = (incoming: IncomingMessage, max: number): Promise<Buffer | undefined> =>
  Number(incoming.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SHORT
    ? shortBody(incoming)
    : longBody(incoming, max)

/** By events: an iterator costs more than everything else that is done with a short request. */
const shortBody = (incoming: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.once('end', () => resolve(Buffer.concat(chunks)))
    incoming.once('error', reject)
  })

async function longBody(incoming: IncomingMessage, max: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > max) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
