import {
  AwsError,
  type AwsRequest,
  type AwsResponse,
  type AwsService,
  jsonResponse,
  NotEmulated,
  targetOperation,
} from '../service.ts'
import { Consumer, type ConsumeOptions, type StreamHandler } from './consumer.ts'
import { Database } from './database.ts'
import type { TableDefinition } from './definition.ts'
import { EngineError } from './engine.ts'
import { sweep } from './expiry.ts'
import { ChangeFeed } from './feed.ts'
import { KeyLocks } from './locks.ts'
import { operations } from './operations.ts'
import { Tables } from './tables.ts'
import type { Stage } from './writer.ts'

export interface DynamoDbOptions {
  /** Where the data lives; created when missing. */
  readonly folder: string
  readonly tables: readonly TableDefinition[]
  readonly region?: string
  readonly account?: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Pause between two looks for expired items; a minute unless told. AWS takes up to days. */
  readonly sweepEveryMs?: number
}

export interface DynamoDbService extends AwsService {
  /**
   * Delivers every change of a table to `handler`, in order and at least once, also those a crash left undelivered.
   * Each consumer name has its own stored position; a new one starts at the oldest record kept. The function
   * returned ends the delivery. Raises when the table has no stream or the consumer is already running.
   */
  consume(
    consumer: string,
    tableName: string,
    handler: StreamHandler,
    options?: ConsumeOptions,
  ): () => Promise<void>
  /** Whether every consumer is done with every change. */
  readonly idle: boolean
  /** Deletes what has expired by now, as a background round does every so often. */
  sweep(): Promise<{ expired: number }>
}

/** The embedded DynamoDB. Raises when the stored tables have other keys or indexes than the template's. */
export async function createDynamoDb(options: DynamoDbOptions): Promise<DynamoDbService> {
  const { now = Date.now, region = 'sa-east-1', account = '000000000000', sweepEveryMs = 60_000 } = options
  const db = await Database.open(options.folder)
  try {
    const tables = await Tables.load(db, { region, account }, now)
    const feed = await ChangeFeed.load(db, tables, now)
    await tables.follow(options.tables)
    return start({ db, tables, feed, locks: new KeyLocks(), now }, sweepEveryMs)
  } catch (error) {
    await db.close()
    throw error
  }
}

function start(stage: Stage, sweepEveryMs: number): DynamoDbService {
  const perform = operations(stage)
  const consumers = new Set<Consumer>()
  const running = new Set<Promise<unknown>>()
  let open = true

  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    return work.finally(() => running.delete(work))
  }

  const round = () =>
    track(sweep(stage)).catch((error: unknown) => console.error('[dynamodb] limpeza de expirados:', error))
  const timer = setInterval(() => void round(), sweepEveryMs).unref()

  return {
    name: 'dynamodb',
    targets: ['DynamoDB_', 'DynamoDBStreams_'],

    async handle(request) {
      if (!open) throw new AwsError('InternalServerError', 'the embedded DynamoDB is closed', 500)
      return track(answer(perform, request))
    },

    consume(consumer, tableName, handler, options = {}) {
      if (!stage.tables.get(tableName).StreamSpecification)
        throw new Error(`table ${tableName} has no stream`)
      const started = new Consumer(stage.feed, tableName, consumer, handler, options)
      consumers.add(started)
      return async () => {
        consumers.delete(started)
        await started.stop()
      }
    },

    get idle() {
      return [...consumers].every((consumer) => consumer.idle)
    },

    sweep: () => track(sweep(stage)),

    async close() {
      if (!open) return
      open = false
      clearInterval(timer)
      await Promise.all([...consumers].map((consumer) => consumer.stop()))
      await Promise.allSettled(running)
      await stage.db.close()
    },
  }
}

async function answer(perform: ReturnType<typeof operations>, request: AwsRequest): Promise<AwsResponse> {
  const operation = targetOperation(request)
  if (!request.headers['x-amz-target']?.startsWith('DynamoDB_20120810.'))
    throw new NotEmulated(`dynamodb ${request.headers['x-amz-target'] ?? request.path}`)
  const run = perform.get(operation)
  if (!run) throw new NotEmulated(`dynamodb.${operation}`)
  try {
    return jsonResponse(request, await run(parse(request.body)))
  } catch (error) {
    if (error instanceof EngineError) return jsonResponse(request, error.body, error.statusCode)
    throw error
  }
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    // Not JSON: answered below like JSON that is not an object.
  }
  throw new EngineError(400, { __type: 'com.amazon.coral.service#SerializationException' })
}
