import { unmarshall } from '@aws-sdk/util-dynamodb'
import middy from '@middy/core'
import type {
  Context,
  DynamoDBBatchResponse,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda'
import * as z from 'zod/mini'
import type { Mudanca } from '#domain/eventos/mudanca.ts'
import { logger, publishMetrics } from './log.ts'
import { correlacaoDe, daChamada, emRastro, type Rastro } from './rastro.ts'

type StreamHandler = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>
type QueueHandler = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>

/**
 * A consumer of the table's stream. Changes arrive in order per item, at least once; different items are handled
 * concurrently, so that they do not wait for each other. From the first failed change on, the batch is delivered again,
 * so the consumer must re-read and be idempotent.
 */
export function stream(run: (change: Mudanca) => Promise<void>): StreamHandler {
  const entrada = middy<DynamoDBStreamEvent, DynamoDBBatchResponse>()
    .use(publishMetrics())
    .handler(async ({ Records }) => {
      const failed = await Promise.all(byItem(Records).map(async (records) => firstFailure(records, run)))
      const first = Records.find((record) => failed.includes(record))
      return {
        batchItemFailures: first ? [{ itemIdentifier: first.dynamodb?.SequenceNumber ?? '' }] : [],
      }
    }) as StreamHandler
  return (event, context) => emRastro(daChamada(context), () => entrada(event, context))
}

/** The changes of each item, in order; records without a key are grouped as one item. */
function byItem(records: readonly DynamoDBRecord[]): DynamoDBRecord[][] {
  const groups = new Map<string, DynamoDBRecord[]>()
  for (const record of records) {
    const item = JSON.stringify(record.dynamodb?.Keys)
    groups.set(item, [...(groups.get(item) ?? []), record])
  }
  return [...groups.values()]
}

/** Handles one item's changes in order; answers the first that failed. */
async function firstFailure(
  records: readonly DynamoDBRecord[],
  run: (change: Mudanca) => Promise<void>,
): Promise<DynamoDBRecord | undefined> {
  for (const record of records) {
    try {
      const change = changeOf(record)
      await emRastro(correlacaoDe(change.depois), () => run(change))
    } catch (error) {
      logger.error('Stream record failed', { error: error instanceof Error ? error : String(error) })
      return record
    }
  }
  return undefined
}

/**
 * A consumer that takes all changes of a batch together and answers the first one not handled: that one and all after
 * it are delivered again.
 */
export function streamBatch(
  run: (changes: readonly Mudanca[]) => Promise<Mudanca | undefined>,
): StreamHandler {
  const entrada = middy<DynamoDBStreamEvent, DynamoDBBatchResponse>()
    .use(publishMetrics())
    .handler(async ({ Records }) => {
      const changes = Records.map(changeOf)
      const failed = await run(changes)
      if (!failed) return { batchItemFailures: [] }
      const record = Records[changes.indexOf(failed)]
      return { batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber ?? '' }] }
    }) as StreamHandler
  return (event, context) => emRastro(daChamada(context), () => entrada(event, context))
}

interface Ritmo {
  /** One message at a time, for consumers whose messages would write to the same item. */
  readonly umaPorVez?: boolean
}

/** A consumer of bus events behind its queue: each message stands alone, failed ones come again. */
export function queue(
  run: (event: Evento) => Promise<void>,
  { umaPorVez = false }: Ritmo = {},
): QueueHandler {
  const entrada = middy<SQSEvent, SQSBatchResponse>()
    .use(publishMetrics())
    .handler(async ({ Records }) => {
      const results = umaPorVez
        ? await inTurn(Records, async ({ body }) => handled(body, run))
        : await Promise.all(Records.map(async ({ body }) => handled(body, run)))
      return {
        batchItemFailures: Records.filter((_, index) => !results[index]).map(({ messageId }) => ({
          itemIdentifier: messageId,
        })),
      }
    }) as QueueHandler
  return (event, context) => emRastro(daChamada(context), () => entrada(event, context))
}

async function inTurn<T, R>(all: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const one of all) results.push(await run(one))
  return results
}

/** Handles one message in the context of what set it off; answers whether it succeeded. */
async function handled(body: string, run: (event: Evento) => Promise<void>): Promise<boolean> {
  let rastro: Rastro = {}
  try {
    const event = eventOf(body)
    rastro = { evento: event.tipo, ...correlacaoDe(etiquetasDe(event)), ...correlacaoDe(event.detalhe) }
    await emRastro(rastro, () => run(event))
    emRastro(rastro, () => logger.info('Event handled'))
    return true
  } catch (error) {
    emRastro(rastro, () => logger.error('Queue message failed', { error: String(error) }))
    return false
  }
}

const deUmaMensagem = z.object({ mail: z.object({ tags: z.record(z.string(), z.array(z.string())) }) })

/** The tags that the mail service sends back with a bounce: the first value of each. */
function etiquetasDe({ detalhe }: Evento): Readonly<Record<string, unknown>> {
  const { data } = z.safeParse(deUmaMensagem, detalhe)
  return Object.fromEntries(Object.entries(data?.mail.tags ?? {}).map(([nome, [valor]]) => [nome, valor]))
}

/** What travels on the bus: ids and times only; consumers re-read what they need. */
interface Evento {
  /** The same each time the event is delivered. */
  readonly id: string
  readonly tipo: string
  readonly em: string
  readonly detalhe: Readonly<Record<string, unknown>>
}

function eventOf(body: string): Evento {
  const envelope = JSON.parse(body) as {
    id: string
    'detail-type': string
    time: string
    detail: Readonly<Record<string, unknown>> & { readonly id?: string }
  }
  const { detail } = envelope
  // Events of AWS services have no id of ours: the envelope's is used.
  return { id: detail.id ?? envelope.id, tipo: envelope['detail-type'], em: envelope.time, detalhe: detail }
}

type Image = Parameters<typeof unmarshall>[0]

function changeOf(record: DynamoDBRecord): Mudanca {
  const { NewImage, OldImage, ApproximateCreationDateTime } = record.dynamodb ?? {}
  const written = ApproximateCreationDateTime === undefined ? Date.now() : ApproximateCreationDateTime * 1000
  return {
    id: record.eventID ?? '',
    tipo: record.eventName ?? 'MODIFY',
    em: new Date(written).toISOString(),
    antes: OldImage && unmarshall(OldImage as Image),
    depois: NewImage && unmarshall(NewImage as Image),
  }
}
