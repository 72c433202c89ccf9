import type { IncomingMessage, ServerResponse } from 'node:http'
import FindMyWay from 'find-my-way'
import type { JSONWebKeySet } from 'jose'
import { bodyOf } from '../body.ts'
import { tokenVerifier } from './token.ts'

/** API Gateway's HTTP API as far as the template uses it: routes, JWT authorizers, payload format 2.0. */

/** The most an HTTP API waits for an integration; a function goes on without it. */
const INTEGRATION_MS = 30_000
const MAX_PAYLOAD = 10 * 1024 * 1024
/** Lambda's own limit for a synchronous call, both ways. */
const MAX_LAMBDA_PAYLOAD = 6 * 1024 * 1024

export interface HttpRoute {
  readonly method: string
  /** API Gateway's notation: `/consultas/{id}`. */
  readonly path: string
  readonly functionArn: string
  readonly jwt?: { readonly issuer: string; readonly audience: readonly string[] }
}

interface HttpGatewayOptions {
  readonly routes: readonly HttpRoute[]
  readonly invoke: (functionArn: string, event: unknown) => Promise<unknown>
  /** Signing keys of the issuer a token names. */
  readonly keysOf: (issuer: string) => JSONWebKeySet
  /** How long a function may take to answer (ms). */
  readonly integrationMs?: number
}

interface ProxyResult {
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  readonly body?: string
  readonly isBase64Encoded?: boolean
}

interface HttpGateway {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** Serves the routes of one HTTP API. */
export function createHttpGateway({
  routes,
  invoke,
  keysOf,
  integrationMs = INTEGRATION_MS,
}: HttpGatewayOptions): HttpGateway {
  const router = FindMyWay({ ignoreTrailingSlash: false, maxParamLength: 2048 })
  for (const route of routes)
    router.on(route.method as 'GET', route.path.replace(/\{(\w+)\}/g, ':$1'), () => undefined, route)

  const verify = tokenVerifier(keysOf)
  const authorize = async (route: HttpRoute, headers: IncomingMessage['headers']) => {
    if (!route.jwt) return undefined
    const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
    if (!token) throw new Refusal(401, 'Unauthorized')
    try {
      const payload = await verify(route.jwt.issuer, token)
      const audience = payload.aud ?? payload.client_id
      if (!route.jwt.audience.includes(String(audience))) throw new Error('audience')
      return { jwt: { claims: stringClaims(payload), scopes: null } }
    } catch {
      throw new Refusal(401, 'Unauthorized')
    }
  }

  const answer = async (request: IncomingMessage): Promise<ProxyResult> => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    const match = router.find((request.method ?? 'GET') as 'GET', url.pathname)
    if (!match) throw new Refusal(404, 'Not Found')
    const route = match.store as HttpRoute
    const authorizer = await authorize(route, request.headers)
    const body = await read(request)
    const event = proxyEvent({ request, url, route, body, authorizer, pathParameters: match.params })
    try {
      const result = (await within(integrationMs, invoke(route.functionArn, event))) as ProxyResult
      if (Buffer.byteLength(result.body ?? '') > MAX_LAMBDA_PAYLOAD)
        throw new Error('Response payload size exceeded maximum allowed payload size')
      return result
    } catch (error) {
      if (error instanceof Refusal) throw error
      console.error('[api]', request.method, url.pathname, error)
      const timedOut = error instanceof Error && error.name === 'Sandbox.Timedout'
      throw new Refusal(timedOut ? 503 : 500, timedOut ? 'Service Unavailable' : 'Internal Server Error')
    }
  }

  return {
    async handle(request, response) {
      let result: ProxyResult
      try {
        result = await answer(request)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        result = {
          statusCode: error.status,
          headers: {
            'content-type': 'application/json',
            ...(error.status === 413 && { connection: 'close' }),
          },
          body: JSON.stringify({ message: error.message }),
        }
      }
      for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, value)
      if (result.cookies) response.setHeader('set-cookie', [...result.cookies])
      response.statusCode = result.statusCode ?? 200
      response.end(result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : result.body)
    },
  }
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** @throws Refusal when the answer takes longer than `ms` */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(503, 'Service Unavailable')), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const body = await bodyOf(request, MAX_PAYLOAD)
  if (!body || body.length > MAX_LAMBDA_PAYLOAD) throw new Refusal(413, 'Request Entity Too Large')
  return body
}

/** API Gateway hands every claim over as text. */
const stringClaims = (payload: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  )

interface EventParts {
  readonly request: IncomingMessage
  readonly url: URL
  readonly route: HttpRoute
  readonly body: Buffer
  readonly authorizer: unknown
  readonly pathParameters: Readonly<Record<string, string | undefined>>
}

function proxyEvent({ request, url, route, body, authorizer, pathParameters }: EventParts) {
  const now = new Date()
  const text = isText(request.headers['content-type'])
  return {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    // Payload format 2.0 takes the cookies out of the headers.
    ...(request.headers.cookie !== undefined && {
      cookies: request.headers.cookie.split(';').map((cookie) => cookie.trim()),
    }),
    headers: Object.fromEntries(
      Object.entries(request.headers)
        .filter(([name]) => name !== 'cookie')
        .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
    ),
    ...(url.search && { queryStringParameters: joinQuery(url.searchParams) }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? '',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: crypto.randomUUID(),
      routeKey: `${route.method} ${route.path}`,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
      ...(authorizer !== undefined && { authorizer }),
    },
    ...(body.length > 0 && { body: body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !text,
  }
}

const isText = (contentType = ''): boolean =>
  contentType === '' || /^text\/|json|xml|javascript|x-www-form-urlencoded/.test(contentType)

/** Also a parameter named `__proto__` reaches the function, as in AWS. */
const joinQuery = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]))
