import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { createConnectionManagement, type ManagedConnection } from '../aws/execute-api/management.ts'
import type { AwsService } from '../aws/service.ts'
import { authorize, type SocketAuthorizer } from './socket-authorizer.ts'
import { watchFrames } from './frames.ts'
import { Connection } from './socket-connection.ts'
import {
  type Caller,
  callerOf,
  connectEvent,
  disconnectEvent,
  messageEvent,
  type SocketApi,
  type SocketEvent,
} from './socket-event.ts'
import { routeSelector } from './socket-route.ts'

/** What an integration answers. */
const resultSchema = z.object({
  statusCode: z.number().int(),
  body: z.string().nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
})

export interface SocketGatewayOptions {
  readonly api: SocketApi
  /** By route key: `$connect`, `$disconnect`, `$default` and the API's own. */
  readonly routes: Readonly<Record<string, (event: SocketEvent) => Promise<unknown>>>
  readonly authorizer?: SocketAuthorizer
  /** `IdentitySource` of the authorizer: a request without one is refused unasked. */
  readonly identitySources?: readonly string[]
  /** `$request.body.` and a path of names. */
  readonly routeSelectionExpression: string
  /** Routes with a route response: their bodies go back to the caller. */
  readonly respondingRoutes?: readonly string[]
  readonly idleMinutes?: number
  readonly lifeMinutes?: number
  readonly maxBytes?: number
  /** Of one frame a browser sends; a longer message comes in several. */
  readonly maxFrameBytes?: number
}

export interface SocketGateway {
  readonly apiId: string
  /** For the `request` event: who does not ask for a connection is refused. */
  http(request: IncomingMessage, response: ServerResponse): void
  /** For the `upgrade` event of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** The management API, for the AWS endpoint. */
  readonly service: AwsService
  readonly connections: ReadonlyMap<string, ManagedConnection>
  /** Disconnects everybody and waits for `$disconnect`. */
  close(): Promise<void>
}

const MINUTE = 60_000
const UNSUPPORTED_DATA = 1003
const TOO_BIG = 1009

/** An API Gateway WebSocket API on one machine. @throws for a route selection it cannot evaluate */
export function createSocketGateway(options: SocketGatewayOptions): SocketGateway {
  const { api, authorizer } = options
  const routes = new Map(Object.entries(options.routes))
  const responding = new Set(options.respondingRoutes)
  const selectRoute = routeSelector(options.routeSelectionExpression, routes)
  const maxBytes = options.maxBytes ?? 128 * 1024
  const connections = new Map<string, Connection>()
  const running = new Set<Promise<void>>()
  const protocols = new WeakMap<IncomingMessage, string>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxBytes,
    handleProtocols: (_offered, request) => protocols.get(request) ?? false,
  })
  let closing = false

  const track = (work: Promise<void>): void => {
    const tracked = work
      .catch((error: unknown) => console.error('[websocket]', error))
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }

  /** Runs `$connect`; the status that refuses, or `undefined` when it lets in. */
  async function refusal(caller: Caller, request: IncomingMessage): Promise<number | undefined> {
    const connect = routes.get('$connect')
    if (!connect) return undefined
    try {
      const result = resultSchema.parse(await connect(connectEvent(caller)))
      if (result.statusCode < 200 || result.statusCode > 299)
        return result.statusCode >= 400 && result.statusCode in STATUS_CODES ? result.statusCode : 500
      const protocol = Object.entries(result.headers ?? {}).find(
        ([name]) => name.toLowerCase() === 'sec-websocket-protocol',
      )?.[1]
      if (protocol) protocols.set(request, protocol)
      return undefined
    } catch (error) {
      console.error('[websocket] $connect falhou', error)
      return 502
    }
  }

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (closing) return refuse(socket, 503)
    if (!isHandshake(request)) return refuse(socket, 400)
    let caller = callerOf(api, request)
    if (authorizer) {
      const verdict = await authorize(authorizer, caller, options.identitySources ?? [])
      if (!verdict.allowed) return refuse(socket, verdict.status)
      caller = { ...caller, authorizer: verdict.authorizer }
    }
    if (socket.destroyed) return undefined
    const status = await refusal(caller, request)
    if (status !== undefined) return refuse(socket, status)
    if (socket.destroyed || closing) {
      socket.destroy()
      return disconnected(caller, 1006, '')
    }
    server.handleUpgrade(request, socket, head, (ws) => join(caller, ws, socket))
    return undefined
  }

  function join(caller: Caller, ws: WebSocket, socket: Duplex): void {
    const connection = new Connection(caller, ws, {
      idle: (options.idleMinutes ?? 10) * MINUTE,
      life: (options.lifeMinutes ?? 120) * MINUTE,
    })
    connections.set(caller.connectionId, connection)
    let tooBig = false
    // Ahead of `ws`, which reads the same bytes.
    socket.prependListener(
      'data',
      watchFrames(options.maxFrameBytes ?? 32 * 1024, () => {
        tooBig = true
        ws.close(TOO_BIG)
      }),
    )
    ws.on('message', (data, isBinary) => {
      if (tooBig) return undefined
      if (isBinary) return ws.close(UNSUPPORTED_DATA)
      connection.active()
      return track(receive(connection, textOf(data)))
    })
    // A frame beyond the limit is an error of `ws`, which closes with 1009 by itself.
    ws.on('error', () => undefined)
    ws.on('close', (code, reason) => {
      connection.stop()
      connections.delete(caller.connectionId)
      track(disconnected(caller, code, reason.toString()))
    })
  }

  async function receive(connection: Connection, body: string): Promise<void> {
    const routeKey = selectRoute(body)
    const event = messageEvent(connection.caller, routeKey, body)
    const answer = (message: string) =>
      connection.send(
        JSON.stringify({
          message,
          connectionId: connection.caller.connectionId,
          requestId: event.requestContext.requestId,
        }),
      )
    const route = routes.get(routeKey)
    if (!route) return answer('Forbidden').catch(gone)
    try {
      const result = resultSchema.parse(await route(event))
      if (responding.has(routeKey) && result.body) await connection.send(result.body).catch(gone)
    } catch (error) {
      console.error(`[websocket] ${routeKey} falhou`, error)
      await answer('Internal server error').catch(gone)
    }
    return undefined
  }

  async function disconnected(caller: Caller, code: number, reason: string): Promise<void> {
    await routes.get('$disconnect')?.(disconnectEvent(caller, code, reason))
  }

  return {
    apiId: api.apiId,
    connections,
    http: (_request, response) => {
      response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"Forbidden"}')
    },
    service: createConnectionManagement((id) => connections.get(id), maxBytes),
    upgrade: (request, socket, head) => {
      const drop = () => socket.destroy()
      socket.on('error', drop)
      track(
        accept(request, socket, head).catch((error: unknown) => {
          refuse(socket, 500)
          throw error
        }),
      )
    },
    close: async () => {
      closing = true
      for (const connection of connections.values()) connection.end()
      while (connections.size > 0 || running.size > 0) {
        await Promise.all(running)
        await new Promise(setImmediate)
      }
    },
  }
}

/** The browser is gone: `$disconnect` is on its way. */
const gone = (): void => undefined

const isHandshake = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' &&
  headers['sec-websocket-version'] === '13' &&
  /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')

function refuse(socket: Duplex, status: number): void {
  const body = JSON.stringify({ message: STATUS_CODES[status] })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(new Uint8Array(data))).toString()
