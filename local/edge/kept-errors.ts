import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { DistributionConfig } from './distribution.ts'

interface Kept {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  /** Milliseconds since 1970. */
  readonly until: number
}

/**
 * Statuses CloudFront keeps whatever the origin says of them (Developer Guide, "HTTP 4xx and 5xx status codes that
 * CloudFront caches").
 */
const ALWAYS = new Set([404, 405, 414, 500, 501, 502, 503, 504])
const DEFAULT_SECONDS = 10

/**
 * An origin's errors, which CloudFront gives to whoever asks next: ten seconds, unless the distribution says
 * otherwise.
 */
export class KeptErrors {
  private readonly kept = new Map<string, Kept>()

  constructor(
    private readonly config: DistributionConfig,
    private readonly now: () => number = Date.now,
  ) {}

  /** Answers with an error that is still kept. @returns whether there was one */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request)
    const found = key === undefined ? undefined : this.kept.get(key)
    if (!found) return false
    if (found.until <= this.now()) {
      this.kept.delete(key ?? '')
      return false
    }
    response.writeHead(found.status, { ...found.headers, 'x-cache': 'Error from cloudfront' }).end(found.body)
    return true
  }

  /** Notes what the origin will answer, if it is an error that is kept. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const key = keyOf(request)
    if (key === undefined) return
    const parts: Buffer[] = []
    const collect = (chunk: unknown) => {
      if (response.statusCode >= 400 && (typeof chunk === 'string' || chunk instanceof Uint8Array))
        parts.push(Buffer.from(chunk as string))
    }
    const [write, end] = [response.write.bind(response), response.end.bind(response)]
    response.write = ((chunk: unknown, ...rest: []) => {
      collect(chunk)
      return write(chunk, ...rest)
    }) as typeof response.write
    response.end = ((chunk?: unknown, ...rest: []) => {
      collect(chunk)
      const { statusCode: status } = response
      const seconds = this.secondsOf(status)
      if (seconds > 0)
        this.kept.set(key, {
          status,
          headers: response.getHeaders(),
          body: Buffer.concat(parts),
          until: this.now() + seconds * 1000,
        })
      return end(chunk, ...rest)
    }) as typeof response.end
  }

  private secondsOf(status: number): number {
    if (status < 400) return 0
    const said = this.config.CustomErrorResponses?.find(({ ErrorCode }) => ErrorCode === status)
    return said?.ErrorCachingMinTTL ?? (said || ALWAYS.has(status) ? DEFAULT_SECONDS : 0)
  }
}

/** Only answers to reads are kept, each under its own address. */
const keyOf = ({ method, url }: IncomingMessage): string | undefined =>
  method === 'GET' || method === 'HEAD' ? `${method} ${url}` : undefined
