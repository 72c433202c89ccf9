import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import type { TableDefinition } from '../aws/dynamodb/definition.ts'
import { createDynamoDb, type DynamoDbService } from '../aws/dynamodb/dynamodb.ts'
import { matchesPattern, readPattern } from '../aws/events/pattern.ts'
import { NotEmulated } from '../aws/service.ts'
import type { LambdaRuntime } from '../gateway/runtime.ts'
import type { Entregas } from './options.ts'
import type { EventSourceMapping } from './queues.ts'

const MOST_FILTERS = 5

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
          wanted: wantedBy(properties),
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

/**
 * Which records pass a mapping's filters: any of them is enough, and without filters all do.
 * @throws NotEmulated for what Lambda refuses: more filters than its quota, or one by something else than `dynamodb`
 */
export function wantedBy({
  FunctionName,
  FilterCriteria,
}: Pick<EventSourceMapping, 'FunctionName' | 'FilterCriteria'>): (record: {
  readonly dynamodb?: unknown
}) => boolean {
  if (!FilterCriteria) return () => true
  const patterns = FilterCriteria.Filters.map(({ Pattern }) => readPattern(FunctionName, JSON.parse(Pattern)))
  const alien = patterns.some((pattern) => Object.keys(pattern).join() !== 'dynamodb')
  if (patterns.length > MOST_FILTERS || alien) throw new NotEmulated(`filters of ${FunctionName}`)
  return (record) => patterns.some((pattern) => matchesPattern(pattern, record))
}
