import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Events of an API Gateway WebSocket API, as Lambda proxy integrations and REQUEST authorizers receive them. */

/** Where the API lives: `{domainName}/{stage}` is also what `PostToConnection` is addressed to. */
export interface SocketApi {
  readonly apiId: string
  readonly stage: string
  readonly domainName: string
}

interface SocketRequestContext {
  readonly routeKey: string
  readonly eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT'
  readonly messageDirection: 'IN'
  readonly connectionId: string
  /** Milliseconds since the epoch. */
  readonly connectedAt: number
  readonly requestId: string
  readonly extendedRequestId: string
  readonly requestTime: string
  readonly requestTimeEpoch: number
  readonly messageId?: string
  readonly domainName: string
  readonly stage: string
  readonly apiId: string
  readonly identity: { readonly sourceIp: string; readonly userAgent: string }
  /** What the authorizer said; every value is a string. */
  readonly authorizer?: Readonly<Record<string, string>>
  readonly disconnectStatusCode?: number
  readonly disconnectReason?: string
}

interface RequestParts {
  readonly headers: Readonly<Record<string, string>>
  readonly multiValueHeaders: Readonly<Record<string, readonly string[]>>
  readonly queryStringParameters?: Readonly<Record<string, string>>
  readonly multiValueQueryStringParameters?: Readonly<Record<string, readonly string[]>>
}

export interface SocketAuthorizerEvent extends RequestParts {
  readonly type: 'REQUEST'
  readonly methodArn: string
  readonly stageVariables: Readonly<Record<string, string>>
  readonly requestContext: SocketRequestContext
}

export interface SocketEvent extends Partial<RequestParts> {
  readonly requestContext: SocketRequestContext
  readonly body?: string
  readonly isBase64Encoded: boolean
}

/** A connection as its events tell it. */
export interface Caller {
  readonly api: SocketApi
  readonly connectionId: string
  readonly connectedAt: Date
  readonly identity: { readonly sourceIp: string; readonly userAgent: string }
  readonly parts: RequestParts
  readonly authorizer?: Readonly<Record<string, string>>
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `20/Nov/2026:10:04:05 +0000` */
const requestTime = (at: Date): string => {
  const [date = '', clock = ''] = at.toISOString().split('T')
  const [year, month, day] = date.split('-')
  return `${day}/${MONTHS[Number(month) - 1]}/${year}:${clock.slice(0, 8)} +0000`
}

const gathered = (pairs: Iterable<readonly [string, string]>): Record<string, string[]> => {
  const all = new Map<string, string[]>()
  for (const [name, value] of pairs) all.set(name, [...(all.get(name) ?? []), value])
  return Object.fromEntries(all)
}

const lastOf = (all: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values.at(-1) ?? '']))

const headerPairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 ? [] : [[name, raw[index + 1] ?? ''] satisfies [string, string]]))

/** Who asks to connect. Query parameters are absent when there are none, as in AWS. */
export function callerOf(api: SocketApi, request: IncomingMessage): Caller {
  const headers = gathered(headerPairs(request.rawHeaders))
  const query = gathered(new URL(request.url ?? '/', 'http://socket').searchParams)
  const hasQuery = Object.keys(query).length > 0
  return {
    api,
    connectionId: `${randomBytes(11).toString('base64url')}=`,
    connectedAt: new Date(),
    identity: {
      sourceIp: request.socket.remoteAddress ?? '',
      userAgent: request.headers['user-agent'] ?? '',
    },
    parts: {
      headers: lastOf(headers),
      multiValueHeaders: headers,
      ...(hasQuery && { queryStringParameters: lastOf(query), multiValueQueryStringParameters: query }),
    },
  }
}

export function requestContext(
  caller: Caller,
  routeKey: string,
  eventType: SocketRequestContext['eventType'],
): SocketRequestContext {
  const now = new Date()
  const requestId = randomUUID()
  return {
    routeKey,
    eventType,
    messageDirection: 'IN',
    connectionId: caller.connectionId,
    connectedAt: caller.connectedAt.getTime(),
    requestId,
    extendedRequestId: requestId,
    requestTime: requestTime(now),
    requestTimeEpoch: now.getTime(),
    ...(eventType === 'MESSAGE' && { messageId: randomUUID() }),
    ...caller.api,
    identity: caller.identity,
    ...(caller.authorizer && { authorizer: caller.authorizer }),
  }
}

export const connectEvent = (caller: Caller): SocketEvent => ({
  ...caller.parts,
  requestContext: requestContext(caller, '$connect', 'CONNECT'),
  isBase64Encoded: false,
})

export const messageEvent = (caller: Caller, routeKey: string, body: string): SocketEvent => ({
  requestContext: requestContext(caller, routeKey, 'MESSAGE'),
  body,
  isBase64Encoded: false,
})

export const disconnectEvent = (caller: Caller, code: number, reason: string): SocketEvent => ({
  headers: { Host: caller.api.domainName },
  multiValueHeaders: { Host: [caller.api.domainName] },
  requestContext: {
    ...requestContext(caller, '$disconnect', 'DISCONNECT'),
    disconnectStatusCode: code,
    disconnectReason: reason,
  },
  isBase64Encoded: false,
})
