import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { createHttpGateway } from '../../../local/gateway/http.ts'
import { listen } from './s3-fixture.ts'

/** The limits of an HTTP API (API Gateway's quotas) and of a synchronous call (Lambda's), as a caller meets them. */

const MB = 1024 * 1024

async function start(invoke: (arn: string, event: unknown) => Promise<unknown>, integrationMs?: number) {
  const gateway = createHttpGateway({
    routes: [{ method: 'POST', path: '/api/x', functionArn: 'f' }],
    invoke,
    keysOf: () => ({ keys: [] }),
    ...(integrationMs !== undefined && { integrationMs }),
  })
  const url = await listen(createServer((request, response) => void gateway.handle(request, response)))
  return async (body: string) => {
    const response = await fetch(`${url}/api/x`, { method: 'POST', body })
    return [response.status, await response.json()] as const
  }
}

it('a function that takes longer than the gateway waits is not heard any more', async () => {
  let responder: (resposta: unknown) => void = () => undefined
  const resposta = new Promise<unknown>((resolve) => {
    responder = resolve
  })
  const pedir = await start(() => resposta, 20)
  expect(await pedir('{}')).toEqual([503, { message: 'Service Unavailable' }])
  responder({ statusCode: 200, body: '{}' })
  expect(await pedir('{}')).toEqual([200, {}])
})

it.each([
  ['what the gateway itself does not take', 10 * MB + 1],
  ['what a function cannot be given', 6 * MB + 1],
])('%s reaches none', async (_nome, bytes) => {
  let chamadas = 0
  const pedir = await start(async () => {
    chamadas += 1
    return { statusCode: 200, body: '{}' }
  })
  expect(await pedir('a'.repeat(bytes))).toEqual([413, { message: 'Request Entity Too Large' }])
  expect(chamadas).toBe(0)
})

it('an answer that a function cannot give is nobody’s', async () => {
  const body = JSON.stringify('a'.repeat(6 * MB))
  const pedir = await start(async () => ({ statusCode: 200, body }))
  expect(await pedir('{}')).toEqual([500, { message: 'Internal Server Error' }])
})
