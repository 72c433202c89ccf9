import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createDynamoDb } from '../../../local/aws/dynamodb/dynamodb.ts'
import type { TableDefinition } from '../../../local/aws/dynamodb/definition.ts'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import type { Cloud } from '../aws/cloud.ts'
import { openEdge } from './cdn.ts'
import { Functions } from './functions.ts'
import { Origins } from './origins.ts'

interface Produto {
  readonly origem: string
  /** The HTTP API's own address, which passes by no edge. */
  readonly api: string
  close(): Promise<void>
}

/**
 * Serves what an account holds, for one domain: the pages, routes and functions that were deployed, over a new table.
 */
export async function servir(cloud: Cloud, domain: string, aws: string): Promise<Produto> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'acolhe-tabela-'))
  const tables = cloud
    .all('AWS::DynamoDB::GlobalTable')
    .map(({ name, properties }) => ({ ...properties, TableName: name }) as unknown as TableDefinition)
  const dynamodb = await createDynamoDb({ folder, tables })
  const endpoint = createEndpoint([dynamodb])
  endpoint.listen(0, '127.0.0.1')
  await once(endpoint, 'listening')
  const functions = new Functions(cloud, {
    AWS_ENDPOINT_URL: aws,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`,
  })
  const origins = new Origins(cloud, functions)
  const edge = await openEdge(cloud, origins, domain)
  const direta = createServer((request, response) => {
    const api = cloud
      .all('AWS::ApiGatewayV2::Api')
      .find(({ properties }) => properties.ProtocolType === 'HTTP')
    origins
      .http({ DomainName: `${api?.id}.execute-api` }, request, response)
      .catch((error: unknown) => response.destroy(error as Error))
  })
  direta.listen(0, '127.0.0.1')
  await once(direta, 'listening')
  return {
    origem: edge.origin,
    api: `http://127.0.0.1:${(direta.address() as AddressInfo).port}`,
    close: async () => {
      edge.close()
      direta.closeAllConnections()
      direta.close()
      endpoint.closeAllConnections()
      endpoint.close()
      functions.close()
      await dynamodb.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
