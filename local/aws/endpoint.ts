import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { bodyOf } from '../body.ts'
import type { AwsFaults } from './faults.ts'
import {
  type AwsRequest,
  AwsError,
  type AwsResponse,
  type AwsService,
  jsonError,
  NotEmulated,
} from './service.ts'

const MAX_BODY = 20 * 1024 * 1024

/** A console of the machine (such as the inbox): answers its own paths, `undefined` for any other. */
type Console = (request: AwsRequest) => Promise<AwsResponse | undefined>

/** The one HTTP endpoint of all emulated services: the SigV4 scope, or `X-Amz-Target`, says who answers. */
export function createEndpoint(
  services: readonly AwsService[],
  consoles: readonly Console[] = [],
  faults?: AwsFaults,
): Server {
  const byName = new Map(services.map((service) => [service.name, service]))
  const byTarget = services.flatMap((service) =>
    (service.targets ?? []).map((prefix) => [prefix, service] as const),
  )

  const serviceOf = (request: AwsRequest): AwsService | undefined => {
    const scope = /Credential=[^/]+\/\d{8}\/[^/]+\/([^/]+)\//.exec(request.headers.authorization ?? '')?.[1]
    if (scope) return byName.get(scope)
    const target = request.headers['x-amz-target']
    if (target) return byTarget.find(([prefix]) => target.startsWith(prefix))?.[1]
    // Presigned links, browser form posts and pre-flights carry no Authorization header: only S3 has those.
    if (request.path.startsWith('/.well-known/') || /^\/[^/]+_[^/]+\/\.well-known\//.test(request.path))
      return byName.get('cognito-idp')
    if (request.path === '/' && request.method === 'OPTIONS') return byName.get('cognito-idp')
    if (request.path.includes('/@connections/')) return byName.get('execute-api')
    return byName.get('s3')
  }

  return createServer((incoming, outgoing) => {
    void (async () => {
      const request = await read(incoming)
      const response = request
        ? ((await visit(consoles, request)) ?? (await answer(serviceOf(request), request, faults)))
        : { status: 413, headers: { connection: 'close' } }
      send(outgoing, response)
    })().catch((error: unknown) => {
      console.error('[aws]', incoming.method, incoming.url, error)
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ __type: 'InternalServerError', message: String(error) }))
    })
  })
}

async function visit(consoles: readonly Console[], request: AwsRequest): Promise<AwsResponse | undefined> {
  for (const console of consoles) {
    const response = await console(request)
    if (response) return response
  }
  return undefined
}

async function answer(
  service: AwsService | undefined,
  request: AwsRequest,
  faults: AwsFaults | undefined,
): Promise<AwsResponse> {
  try {
    if (!service)
      throw new NotEmulated(request.headers['x-amz-target'] ?? `${request.method} ${request.path}`)
    faults?.check(service.name, request)
    return await service.handle(request)
  } catch (error) {
    if (error instanceof AwsError) return jsonError(request, error)
    throw error
  }
}

/** Its length is told, so that head and body leave together, in one piece. */
function send(outgoing: ServerResponse, { status, headers, body }: AwsResponse): void {
  outgoing.writeHead(status, {
    'x-amzn-requestid': crypto.randomUUID(),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  })
  outgoing.end(body)
}

const NOTHING = new URLSearchParams()

/** `undefined` when the body is larger than anything the product sends. */
async function read(incoming: IncomingMessage): Promise<AwsRequest | undefined> {
  const body = await bodyOf(incoming, MAX_BODY)
  if (!body) return undefined
  const { url = '/', method = 'GET' } = incoming
  const asked = url.indexOf('?')
  const headers: Record<string, string> = {}
  for (const [name, value = ''] of Object.entries(incoming.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  return {
    method,
    path: asked === -1 ? url : url.slice(0, asked),
    query: asked === -1 ? NOTHING : new URL(url, 'http://endpoint').searchParams,
    headers,
    body,
  }
}
