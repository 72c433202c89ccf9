import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import type { TableDefinition } from '../aws/dynamodb/definition.ts'
import { createDynamoDb, type DynamoDbService } from '../aws/dynamodb/dynamodb.ts'
import type { LambdaRuntime } from '../gateway/runtime.ts'
import type { Entregas } from './options.ts'
import type { EventSourceMapping } from './queues.ts'

/** The tables of the template. */
export function startTables(assembly: Assembly, dados: string): Promise<DynamoDbService> {
  const tables = assembly
    .all<Omit<TableDefinition, 'TableName'>>('AWS::DynamoDB::GlobalTable')
    .map(({ ref, properties }) => ({ ...properties, TableName: ref }))
  return createDynamoDb({ folder: path.join(dados, 'dynamodb'), tables })
}

/**
 * Feeds the functions that listen to a table's stream; what a function gives up on goes to its dead-letter queue.
 * @returns ends the delivery
 */
export function feedStreams(
  assembly: Assembly,
  dynamodb: DynamoDbService,
  runtime: LambdaRuntime,
  deadLetter: (queueArn: string, body: string) => Promise<void>,
  entregas: Entregas,
): () => Promise<void> {
  const stops = assembly
    .all<EventSourceMapping>('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.EventSourceArn.includes(':dynamodb:'))
    .map(({ properties }) => {
      const table = /table\/([^/]+)\//.exec(properties.EventSourceArn)?.[1] ?? ''
      const functionArn = assembly.functionArn(properties.FunctionName)
      const queue = properties.DestinationConfig?.OnFailure?.Destination
      return dynamodb.consume(
        properties.FunctionName,
        table,
        async (records) => {
          const event = { Records: records.map((record) => ({ ...record, eventSource: 'aws:dynamodb' })) }
          // In the order of its shard, and again: the checkpoint may be lost after the batch was handled.
          if (entregas === 'repetidas') await runtime.invoke(functionArn, event)
          return (await runtime.invoke(functionArn, event)) as {
            batchItemFailures?: { itemIdentifier: string }[]
          }
        },
        {
          batchSize: properties.BatchSize,
          maxAttempts: properties.MaximumRetryAttempts,
          onExhausted: queue
            ? (record, error) => deadLetter(queue, JSON.stringify({ record, error: String(error) }))
            : undefined,
        },
      )
    })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
