import type { IncomingMessage } from 'node:http'

/** One request as a service sees it. */
export interface Call {
  readonly service: string
  readonly region: string
  readonly method: string
  readonly url: URL
  readonly body: Buffer
  readonly headers: IncomingMessage['headers']
}
