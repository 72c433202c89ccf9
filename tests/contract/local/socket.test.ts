import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import {
  createSocketGateway,
  type SocketGateway,
  type SocketGatewayOptions,
} from '../../../local/gateway/socket.ts'
import type { SocketAuthorizerEvent, SocketEvent } from '../../../local/gateway/socket-event.ts'
import { closeServer, failure, listen } from './cognito-support.ts'
import { conferidaRest } from './modelo-rest.ts'

const api = { apiId: 'ws1', stage: 'local', domainName: '127.0.0.1:3000' }

interface World {
  readonly gateway: SocketGateway
  readonly management: ApiGatewayManagementApiClient
  readonly events: SocketEvent[]
  connect(query?: string, protocols?: string[]): Promise<WebSocket>
  /** Status of a refused connection. */
  refused(query?: string, protocolVersion?: number): Promise<number | undefined>
}

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** A gateway with routes that record their events; `overrides` replace any option. */
async function start(overrides: Partial<SocketGatewayOptions> = {}): Promise<World> {
  const events: SocketEvent[] = []
  const record = async (event: SocketEvent) => {
    events.push(event)
    return { statusCode: 200, body: 'ignorado' }
  }
  const gateway = createSocketGateway({
    api,
    routeSelectionExpression: '$request.body.acao',
    ...overrides,
    routes: {
      $connect: record,
      $disconnect: record,
      $default: record,
      assinar: record,
      ...overrides.routes,
    },
  })
  const site: Server = createServer()
  site.on('upgrade', (request, socket, head) => gateway.upgrade(request, socket, head))
  const endpoint = createEndpoint([conferidaRest(gateway.service)])
  const address = (await listen(site)).replace('http', 'ws')
  const management = new ApiGatewayManagementApiClient({
    endpoint: `${await listen(endpoint)}/local`,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    maxAttempts: 1,
  })
  open.push(async () => {
    management.destroy()
    await gateway.close()
    await closeServer(endpoint)
    await closeServer(site)
  })
  const socket = (query = '', protocols: string[] = [], protocolVersion = 13) =>
    new WebSocket(`${address}/local${query}`, protocols, {
      headers: { 'user-agent': 'teste' },
      protocolVersion,
    })
  return {
    gateway,
    management,
    events,
    connect: async (query, protocols) => {
      const ws = socket(query, protocols)
      await once(ws, 'open')
      return ws
    },
    refused: (query, protocolVersion) =>
      new Promise((resolve, reject) => {
        const ws = socket(query, [], protocolVersion)
        ws.on('error', () => undefined)
        ws.on('open', () => reject(new Error('the connection was accepted')))
        ws.on('unexpected-response', (_request, response) => {
          response.resume()
          resolve(response.statusCode)
        })
      }),
  }
}

const policy = (Effect: 'Allow' | 'Deny', Resource: string, context?: Record<string, unknown>) => ({
  principalId: 'usuario-1',
  policyDocument: { Version: '2012-10-17', Statement: [{ Effect, Action: 'execute-api:Invoke', Resource }] },
  context,
})
const nextMessage = async (ws: WebSocket): Promise<string> => {
  const [data] = (await once(ws, 'message')) as [Buffer]
  return data.toString()
}
const eventOf = async (world: World, routeKey: string, count = 1): Promise<SocketEvent> => {
  const found = () => world.events.filter(({ requestContext }) => requestContext.routeKey === routeKey)
  await expect.poll(() => found().length).toBe(count)
  const event = found().at(-1)
  if (!event) throw new Error(`no ${routeKey}`)
  return event
}
const onlyConnection = (world: World): string => [...world.gateway.connections.keys()][0] ?? ''

it('gives $connect, messages and $disconnect the events of API Gateway', async () => {
  const asked: SocketAuthorizerEvent[] = []
  const world = await start({
    identitySources: ['route.request.querystring.ticket'],
    authorizer: async (event) => {
      asked.push(event)
      return policy('Allow', event.methodArn, { usuario_id: 'u1', tier: 'full', tentativas: 2, admin: false })
    },
  })
  const ws = await world.connect('?ticket=abc&x=1&x=2')
  const connectionId = onlyConnection(world)
  expect(connectionId).toMatch(/^[\w-]{15}=$/)
  const context = {
    messageDirection: 'IN',
    connectionId,
    connectedAt: expect.any(Number),
    requestId: expect.any(String),
    extendedRequestId: expect.any(String),
    requestTime: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
    requestTimeEpoch: expect.any(Number),
    ...api,
    identity: { sourceIp: '127.0.0.1', userAgent: 'teste' },
  }
  const parts = {
    headers: expect.objectContaining({ 'user-agent': 'teste', Upgrade: 'websocket' }),
    multiValueHeaders: expect.objectContaining({ 'user-agent': ['teste'] }),
    queryStringParameters: { ticket: 'abc', x: '2' },
    multiValueQueryStringParameters: { ticket: ['abc'], x: ['1', '2'] },
  }
  const authorizer = {
    principalId: 'usuario-1',
    usuario_id: 'u1',
    tier: 'full',
    tentativas: '2',
    admin: 'false',
  }
  expect(asked).toEqual([
    {
      type: 'REQUEST',
      methodArn: 'arn:aws:execute-api:sa-east-1:000000000000:ws1/local/$connect',
      ...parts,
      stageVariables: {},
      requestContext: { routeKey: '$connect', eventType: 'CONNECT', ...context },
    },
  ])
  expect(await eventOf(world, '$connect')).toEqual({
    ...parts,
    requestContext: { routeKey: '$connect', eventType: 'CONNECT', ...context, authorizer },
    isBase64Encoded: false,
  })

  const body = JSON.stringify({ acao: 'assinar', canal: 'kyc-updates' })
  ws.send(body)
  expect(await eventOf(world, 'assinar')).toEqual({
    requestContext: {
      routeKey: 'assinar',
      eventType: 'MESSAGE',
      messageId: expect.any(String),
      ...context,
      authorizer,
    },
    body,
    isBase64Encoded: false,
  })

  ws.close(4000, 'até logo')
  expect(await eventOf(world, '$disconnect')).toEqual({
    headers: { Host: api.domainName },
    multiValueHeaders: { Host: [api.domainName] },
    requestContext: {
      routeKey: '$disconnect',
      eventType: 'DISCONNECT',
      ...context,
      authorizer,
      disconnectStatusCode: 4000,
      disconnectReason: 'até logo',
    },
    isBase64Encoded: false,
  })
  expect(world.gateway.connections.size).toBe(0)
})

it.each([
  ['{"acao":"desconhecida"}'],
  ['{"acao":"$connect"}'],
  ['{"acao":"constructor"}'],
  ['{"acao":7}'],
  ['isto não é JSON'],
  ['null'],
])('takes %s to $default', async (body) => {
  const world = await start()
  const ws = await world.connect()
  ws.send(body)
  expect((await eventOf(world, '$default')).body).toBe(body)
  expect(world.events.map(({ requestContext }) => requestContext.routeKey)).toEqual(['$connect', '$default'])
})

it('tells $disconnect also when the browser vanishes', async () => {
  const world = await start()
  const ws = await world.connect()
  ws.terminate()
  expect((await eventOf(world, '$disconnect')).requestContext.disconnectStatusCode).toBe(1006)
})

it('refuses as the authorizer says', async () => {
  const world = await start({
    identitySources: ['route.request.querystring.ticket'],
    authorizer: async (event) => {
      const ticket = event.queryStringParameters?.ticket
      if (ticket === 'invalido') throw new Error('Unauthorized')
      if (ticket === 'quebrado') throw new Error('boom')
      if (ticket === 'outro') return policy('Allow', event.methodArn.replace('ws1', 'ws2'))
      if (ticket === 'coringa') return policy('Allow', 'arn:aws:execute-api:*:*:ws1/*')
      if (ticket === 'torto') return { isAuthorized: true }
      return policy('Deny', '*')
    },
  })
  expect(await world.refused()).toBe(401)
  expect(await world.refused('?ticket=invalido')).toBe(401)
  expect(await world.refused('?ticket=negado')).toBe(403)
  expect(await world.refused('?ticket=outro')).toBe(403)
  expect(await world.refused('?ticket=quebrado')).toBe(500)
  expect(await world.refused('?ticket=torto')).toBe(500)
  expect(world.events).toEqual([])
  await world.connect('?ticket=coringa')
})

it('refuses as $connect says', async () => {
  const world = await start({
    routes: {
      $connect: async ({ queryStringParameters }) => {
        if (queryStringParameters?.como === 'erro') throw new Error('boom')
        return { statusCode: Number(queryStringParameters?.como) }
      },
    },
  })
  expect(await world.refused('?como=403')).toBe(403)
  expect(await world.refused('?como=302')).toBe(500)
  expect(await world.refused('?como=erro')).toBe(502)
  expect(await world.refused('?como=x')).toBe(502)
  expect(world.gateway.connections.size).toBe(0)
})

it('speaks the subprotocol that $connect chooses', async () => {
  const world = await start({
    routes: {
      $connect: async () => ({ statusCode: 200, headers: { 'Sec-WebSocket-Protocol': 'acolhe.v1' } }),
    },
  })
  expect((await world.connect('', ['outro', 'acolhe.v1'])).protocol).toBe('acolhe.v1')
})

it('refuses what is not a WebSocket handshake', async () => {
  const world = await start()
  expect(await world.refused('', 8)).toBe(400)
})

it('answers an error of a route, a missing route, and bodies only where the API has a response', async () => {
  const world = await start({
    respondingRoutes: ['perguntar'],
    routes: {
      quebrar: async () => {
        throw new Error('boom')
      },
      perguntar: async () => ({ statusCode: 200, body: 'resposta' }),
    },
  })
  const ws = await world.connect()
  ws.send('{"acao":"assinar"}')
  ws.send('{"acao":"quebrar"}')
  expect(JSON.parse(await nextMessage(ws))).toEqual({
    message: 'Internal server error',
    connectionId: onlyConnection(world),
    requestId: expect.any(String),
  })
  ws.send('{"acao":"perguntar"}')
  expect(await nextMessage(ws)).toBe('resposta')

  const bare = createSocketGateway({ api, routes: {}, routeSelectionExpression: '$request.body.acao' })
  const site = createServer().on('upgrade', (request, socket, head) => bare.upgrade(request, socket, head))
  const address = (await listen(site)).replace('http', 'ws')
  open.push(async () => {
    await bare.close()
    await closeServer(site)
  })
  const other = new WebSocket(address)
  await once(other, 'open')
  other.send('{}')
  expect(JSON.parse(await nextMessage(other))).toMatchObject({ message: 'Forbidden' })
})

it('refuses a route selection it cannot evaluate', () => {
  expect(() =>
    createSocketGateway({ api, routes: {}, routeSelectionExpression: '${request.header.x}' }),
  ).toThrow('NotEmulated: WebSocket route selection ${request.header.x}')
})

it('sends, describes and disconnects by the management API, with and without a stage', async () => {
  const world = await start()
  const ws = await world.connect()
  const ConnectionId = onlyConnection(world)
  const text = JSON.stringify({ tipo: 'consulta.accepted', acento: 'ção' })
  const received = nextMessage(ws)
  await world.management.send(new PostToConnectionCommand({ ConnectionId, Data: Buffer.from(text) }))
  expect(await received).toBe(text)
  const { $metadata: _, ...found } = await world.management.send(new GetConnectionCommand({ ConnectionId }))
  expect(found).toEqual({
    ConnectedAt: expect.any(Date),
    LastActiveAt: expect.any(Date),
    Identity: { SourceIp: '127.0.0.1', UserAgent: 'teste' },
  })
  const direct = await world.gateway.service.handle({
    method: 'POST',
    path: `/@connections/${encodeURIComponent(ConnectionId)}`,
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.from('direto'),
  })
  expect(direct.status).toBe(200)
  const large = world.management.send(
    new PostToConnectionCommand({ ConnectionId, Data: Buffer.alloc(128 * 1024 + 1, 'a') }),
  )
  expect(await failure(large)).toMatchObject({ name: 'PayloadTooLargeException' })
  const closed = once(ws, 'close')
  const { $metadata } = await world.management.send(new DeleteConnectionCommand({ ConnectionId }))
  expect($metadata.httpStatusCode).toBe(204)
  expect((await closed)[0]).toBe(1000)
  expect((await eventOf(world, '$disconnect')).requestContext).toMatchObject({
    disconnectStatusCode: 1000,
    disconnectReason: 'Connection Closed Normally',
  })
  const goneCalls = [
    world.management.send(new PostToConnectionCommand({ ConnectionId, Data: Buffer.from('x') })),
    world.management.send(new GetConnectionCommand({ ConnectionId })),
    world.management.send(new DeleteConnectionCommand({ ConnectionId })),
  ]
  expect(await Promise.all(goneCalls.map(async (call) => (await failure(call)).name))).toEqual([
    'GoneException',
    'GoneException',
    'GoneException',
  ])
})

it('has nobody to send to while $connect runs', async () => {
  let name = ''
  const world = await start({
    routes: {
      $connect: async ({ requestContext: { connectionId } }) => {
        const post = world.management.send(
          new PostToConnectionCommand({ ConnectionId: connectionId, Data: Buffer.from('cedo') }),
        )
        name = (await failure(post)).name
        return { statusCode: 200 }
      },
    },
  })
  await world.connect()
  expect(name).toBe('GoneException')
})

it('disconnects after the idle time, the life time, a message too long and a binary one', async () => {
  const codeOf = async (ws: WebSocket): Promise<unknown> => (await once(ws, 'close'))[0]
  const idle = await start({ idleMinutes: 0.001 })
  expect(await codeOf(await idle.connect())).toBe(1001)
  const old = await start({ lifeMinutes: 0.001 })
  expect(await codeOf(await old.connect())).toBe(1001)
  for (const ended of [idle, old])
    expect((await eventOf(ended, '$disconnect')).requestContext).toMatchObject({
      disconnectStatusCode: 1001,
      disconnectReason: 'Going away',
    })
  const world = await start()
  const long = await world.connect()
  long.send('a'.repeat(128 * 1024 + 1))
  expect(await codeOf(long)).toBe(1009)
  const frame = await world.connect()
  frame.send('a'.repeat(32 * 1024 + 1))
  expect(await codeOf(frame)).toBe(1009)
  const binary = await world.connect()
  binary.send(Buffer.from([1, 2, 3]))
  expect(await codeOf(binary)).toBe(1003)
})

it('takes a message longer than a frame in several, and gives none of one whose frame is too long', async () => {
  const world = await start()
  const ws = await world.connect()
  const [first, second] = [
    `{"acao":"longa","a":"${'a'.repeat(32 * 1024 - 30)}`,
    `${'b'.repeat(32 * 1024 - 2)}"}`,
  ]
  ws.send(first, { fin: false })
  ws.send(second, { fin: true })
  await expect.poll(() => world.events.some(({ body }) => body === first + second)).toBe(true)
  ws.send(`{"acao":"longa","c":"${'c'.repeat(32 * 1024)}"}`)
  await once(ws, 'close')
  expect(world.events.filter(({ body }) => body?.includes('ccc'))).toEqual([])
})

it('tells $disconnect for everybody when it closes, and lets nobody in after', async () => {
  const world = await start()
  const sockets = [await world.connect(), await world.connect()]
  const closed = sockets.map((ws) => once(ws, 'close'))
  await world.gateway.close()
  await eventOf(world, '$disconnect', 2)
  expect((await Promise.all(closed)).map(([code]) => code)).toEqual([1001, 1001])
  expect(await world.refused()).toBe(503)
})
