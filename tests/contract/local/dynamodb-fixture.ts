import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { TableDefinition } from '../../../local/aws/dynamodb/definition.ts'
import {
  createDynamoDb,
  type DynamoDbOptions,
  type DynamoDbService,
} from '../../../local/aws/dynamodb/dynamodb.ts'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { conferida } from './modelo.ts'

/** A table as the product's: two sparse indexes, expiry and a stream. */
export const acolhe: TableDefinition = {
  TableName: 'acolhe',
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  GlobalSecondaryIndexes: ['GSI1', 'GSI2'].map((IndexName) => ({
    IndexName,
    KeySchema: [
      { AttributeName: `${IndexName}PK`, KeyType: 'HASH' },
      { AttributeName: `${IndexName}SK`, KeyType: 'RANGE' },
    ],
    Projection: { ProjectionType: 'ALL' },
  })),
  TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
}

export const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'acolhe-dynamodb-'))

export interface Running {
  readonly service: DynamoDbService
  readonly client: DynamoDBClient
  readonly folder: string
  readonly url: string
  stop(): Promise<void>
}

/** The emulator behind the endpoint on a port of its own, with a client of the real SDK that never retries. */
export async function startDynamoDb(options: Partial<DynamoDbOptions> = {}): Promise<Running> {
  const folder = options.folder ?? (await newFolder())
  const service = await createDynamoDb({ tables: [acolhe], sweepEveryMs: 3_600_000, ...options, folder })
  const server = createEndpoint([conferida(service)]).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  const client = new DynamoDBClient({
    endpoint: url,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
  return {
    service,
    client,
    folder,
    url,
    async stop() {
      client.destroy()
      server.closeAllConnections()
      server.close()
      await service.close()
    },
  }
}

/** Collects what a consumer is given; `until` resolves when there is enough, or fails after ten seconds. */
export class Collected<T> {
  readonly all: T[] = []
  readonly #waiting = new Set<() => void>()

  readonly add = async (some: readonly T[]): Promise<void> => {
    this.all.push(...some)
    for (const check of this.#waiting) check()
  }

  until(enough: (all: readonly T[]) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`only ${this.all.length} records came`)), 10_000)
      const check = () => {
        if (!enough(this.all)) return
        clearTimeout(late)
        this.#waiting.delete(check)
        resolve()
      }
      this.#waiting.add(check)
      check()
    })
  }
}
