import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { AwsFaults } from '../../../local/aws/faults.ts'
import type { AwsService } from '../../../local/aws/service.ts'

const service = (name: string): AwsService => ({
  name,
  handle: async () => ({ status: 200, body: '{}' }),
  close: async () => undefined,
})

it('a broken service is away, or one operation of it, and nothing else; mended it answers again', async () => {
  const faults = new AwsFaults()
  const server = createEndpoint([service('dynamodb'), service('states')], [], faults).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (name: string, operation: string) => {
    const { status } = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=k/20261121/sa-east-1/${name}/aws4_request`,
        'x-amz-target': `X.${operation}`,
      },
    })
    return status
  }
  const all = async () => [
    await ask('dynamodb', 'UpdateItem'),
    await ask('dynamodb', 'GetItem'),
    await ask('states', 'StartExecution'),
  ]
  expect(await all()).toEqual([200, 200, 200])
  faults.set([{ service: 'dynamodb', operation: 'UpdateItem' }])
  expect(await all()).toEqual([503, 200, 200])
  faults.set([{ service: 'dynamodb' }])
  expect(await all()).toEqual([503, 503, 200])
  faults.set([])
  expect(await all()).toEqual([200, 200, 200])
  server.close()
  server.closeAllConnections()
})
