import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  ALL_VIEWER_EXCEPT_HOST,
  allows,
  type Behavior,
  behaviorFor,
  type DistributionConfig,
  type EdgeOrigin,
  originOf,
} from './distribution.ts'
import { passes, type WebAcl } from './firewall.ts'
import { type EdgeAnswer, type EdgeFunction, edgeFunction } from './function.ts'
import { headersOf, type HeadersPolicy } from './headers.ts'
import { KeptErrors } from './kept-errors.ts'

/** What a distribution asks for what it does not answer itself. */
export interface OriginServer {
  http(request: IncomingMessage, response: ServerResponse): void | Promise<void>
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

export interface CdnOptions {
  readonly config: DistributionConfig
  readonly firewall: WebAcl | undefined
  /** By ARN. */
  readonly functionCode: (arn: string) => string
  /** By id. */
  readonly headersPolicy: (id: string) => HeadersPolicy
  readonly originServer: (origin: EdgeOrigin) => OriginServer
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** For the `request` and `upgrade` events of an HTTP server. */
export interface Cdn {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** A CloudFront distribution by its own configuration: firewall, behaviours, functions, headers, what it keeps. */
export function createCdn(options: CdnOptions): Cdn {
  const { config, firewall, originServer } = options
  const functions = new Map<string, EdgeFunction>()
  const errors = new KeptErrors(config, options.now)

  const runFunction = (
    { FunctionAssociations: [one] = [] }: Behavior,
    request: IncomingMessage,
  ): EdgeAnswer => {
    if (!one) return {}
    const { FunctionARN: arn } = one
    const run = functions.get(arn) ?? edgeFunction(options.functionCode(arn))
    functions.set(arn, run)
    return run(request, pathOf(request), request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')
  }

  /** Runs the behaviour's function and makes of the request what the origin receives. */
  const forward = (request: IncomingMessage, behavior: Behavior): EdgeAnswer => {
    const answer = runFunction(behavior, request)
    if (answer.statusCode !== undefined) return answer
    if (answer.headers) replaceHeaders(request, answer.headers)
    if (answer.uri !== undefined) request.url = answer.uri + searchOf(request)
    const origin = originOf(config, behavior)
    if (behavior.OriginRequestPolicyId === ALL_VIEWER_EXCEPT_HOST) request.headers.host = origin.DomainName
    for (const { HeaderName, HeaderValue } of origin.OriginCustomHeaders ?? [])
      request.headers[HeaderName.toLowerCase()] = HeaderValue
    request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)])
    return answer
  }

  return {
    async handle(request, response) {
      if (!passes(firewall, pathOf(request), request.headers['user-agent'])) return refuse(response)
      const behavior = behaviorFor(config, pathOf(request))
      if (!allows(behavior, request.method)) return refuse(response)
      if (behavior.ResponseHeadersPolicyId !== undefined)
        addHeaders(response, headersOf(options.headersPolicy(behavior.ResponseHeadersPolicyId)))
      if (errors.answer(request, response)) return
      errors.watch(request, response)
      const { statusCode, headers = {} } = forward(request, behavior)
      if (statusCode === undefined) return originServer(originOf(config, behavior)).http(request, response)
      response
        .writeHead(
          statusCode,
          Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
        )
        .end()
    },

    upgrade(request, socket, head) {
      const behavior = behaviorFor(config, pathOf(request))
      if (!passes(firewall, pathOf(request), request.headers['user-agent'])) return refuseSocket(socket)
      forward(request, behavior)
      const origin = originServer(originOf(config, behavior))
      if (origin.upgrade) origin.upgrade(request, socket, head)
      else refuseSocket(socket)
    },
  }
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/'

const searchOf = ({ url = '' }: IncomingMessage): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : ''

/** A function hands back the headers that go on; one it took out is gone. */
function replaceHeaders(request: IncomingMessage, headers: NonNullable<EdgeAnswer['headers']>): void {
  for (const name of Object.keys(request.headers)) if (!headers[name]) delete request.headers[name]
  for (const [name, { value }] of Object.entries(headers)) request.headers[name] = value
}

/** The policy's headers stand in every answer, over what the origin says. */
function addHeaders(response: ServerResponse, policy: ReadonlyMap<string, string>): void {
  const writeHead = response.writeHead.bind(response)
  const begin = (status: number, headers: OutgoingHttpHeaders = {}) => {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value)
    for (const [name, value] of policy) response.setHeader(name, value)
    return writeHead(status)
  }
  response.writeHead = begin as typeof response.writeHead
}

const REFUSAL = { 'content-type': 'text/html', server: 'CloudFront' }
const PAGE = '<H1>403 ERROR</H1>'

const refuse = (response: ServerResponse): void => {
  response.writeHead(403, REFUSAL).end(PAGE)
}

const refuseSocket = (socket: Duplex): void => {
  socket.end(`HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-type: text/html\r\n\r\n${PAGE}`)
}
