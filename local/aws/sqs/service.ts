import { createHash, randomUUID } from 'node:crypto'

import { z } from 'zod'

import { Storage } from '../../storage.ts'
import { AwsError, type AwsService, jsonResponse, NotEmulated, targetOperation } from '../service.ts'
import type { Delivery } from './delivery.ts'
import { EventSource, type EventSourceOptions, type QueueHandler } from './event-source.ts'
import { Queue, type QueueConfiguration, type Received } from './queue.ts'

const MAX_BODY = 1024 * 1024

export interface SqsOptions {
  readonly folder: string
  readonly queues: readonly QueueConfiguration[]
  /** Of the queues that functions listen to; each message once, in order, unless told. */
  readonly delivery?: Delivery
  /** Milliseconds. */
  readonly now?: () => number
}

export interface Sqs extends AwsService {
  /** Resolves when the message is stored. @returns its id. @throws AwsError NonExistentQueue */
  send(queueArn: string, body: string): Promise<string>
  /** Starts an event source mapping; runs until `close`. @throws AwsError NonExistentQueue */
  consume(queueArn: string, handler: QueueHandler, options: EventSourceOptions): void
  /** Whether every queue with an event source mapping is empty. */
  readonly idle: boolean
}

const base = { QueueUrl: z.string() }
const inputs = {
  SendMessage: z.strictObject({
    ...base,
    MessageBody: z.string().min(1),
    DelaySeconds: z.number().int().min(0).max(900).optional(),
  }),
  ReceiveMessage: z.strictObject({
    ...base,
    MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
    VisibilityTimeout: z.number().int().min(0).max(43_200).optional(),
    WaitTimeSeconds: z.number().int().min(0).max(20).default(0),
    AttributeNames: z.array(z.string()).optional(),
    MessageSystemAttributeNames: z.array(z.string()).optional(),
  }),
  DeleteMessage: z.strictObject({ ...base, ReceiptHandle: z.string() }),
  GetQueueUrl: z.strictObject({ QueueName: z.string() }),
  PurgeQueue: z.strictObject(base),
  StartMessageMoveTask: z.strictObject({ SourceArn: z.string() }),
  GetQueueAttributes: z.strictObject({ ...base, AttributeNames: z.array(z.string()).default([]) }),
}

/** @throws NotEmulated for a parameter that would go unheard, InvalidParameterValue for a wrong one */
function readInput<T>(operation: string, schema: z.ZodType<T>, body: Buffer): T {
  const parsed = schema.safeParse(JSON.parse(body.toString() || '{}'))
  if (parsed.success) return parsed.data
  const unknown = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  )
  if (unknown.length > 0) throw new NotEmulated(`sqs.${operation} ${unknown.join(', ')}`)
  throw new AwsError('InvalidParameterValue', z.prettifyError(parsed.error))
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const wireMessage = (message: Received, names: readonly string[]) => {
  const attributes = {
    ApproximateReceiveCount: String(message.receiveCount),
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
    SenderId: 'local',
    SentTimestamp: String(message.sentAt),
  }
  const wanted = Object.entries(attributes).filter(([name]) => names.includes('All') || names.includes(name))
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(wanted.length > 0 ? { Attributes: Object.fromEntries(wanted) } : {}),
  }
}

function attributesOf(queue: Queue, names: readonly string[]): Record<string, string> {
  const { arn, visibilityTimeout, redrive } = queue.configuration
  const counts = queue.counts()
  const all: Record<string, string> = {
    QueueArn: arn,
    VisibilityTimeout: String(visibilityTimeout),
    ApproximateNumberOfMessages: String(counts.visible),
    ApproximateNumberOfMessagesNotVisible: String(counts.held),
    ApproximateNumberOfMessagesDelayed: String(counts.delayed),
    ...(redrive
      ? {
          RedrivePolicy: JSON.stringify({
            deadLetterTargetArn: redrive.dlqArn,
            maxReceiveCount: redrive.maxReceiveCount,
          }),
        }
      : {}),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => names.includes('All') || names.includes(name)),
  )
}

/** Receives, waiting up to `seconds` for the first message. */
async function receiveWithin(
  queue: Queue,
  seconds: number,
  receive: () => Promise<Received[]>,
): Promise<Received[]> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const received = await receive()
    const left = deadline - Date.now()
    if (received.length > 0 || left <= 0) return received
    if (queue.hasVisible()) continue
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        unwatch()
        resolve()
      }
      const timer = setTimeout(done, left)
      const unwatch = queue.watch(done)
    })
  }
}

/** SQS standard queues in this process: durable, event-driven, with dead-letter queues and event source mappings. */
export async function createSqs({ folder, queues, delivery, now = Date.now }: SqsOptions): Promise<Sqs> {
  const storage = await Storage.open(folder)
  const byArn = new Map<string, Queue>()
  for (const configuration of queues) {
    if (configuration.name.endsWith('.fifo')) throw new NotEmulated(`sqs FIFO queue ${configuration.name}`)
    const queue = new Queue(
      configuration,
      storage,
      now,
      () => byArn.get(configuration.redrive?.dlqArn ?? ''),
      // Those without one are the dead letters themselves, which a person counts.
      configuration.redrive && delivery,
    )
    await queue.load()
    byArn.set(configuration.arn, queue)
  }
  for (const { name, redrive } of queues)
    if (redrive && !byArn.has(redrive.dlqArn))
      throw new NotEmulated(`sqs dead-letter queue ${redrive.dlqArn} of ${name}`)
  const byUrl = new Map([...byArn.values()].map((queue) => [queue.configuration.url, queue]))
  const sources: EventSource[] = []

  const found = (queue: Queue | undefined): Queue => {
    if (!queue)
      throw new AwsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.')
    return queue
  }

  const operations: Readonly<Record<string, (body: Buffer) => Promise<unknown>>> = {
    SendMessage: async (body) => {
      const input = readInput('SendMessage', inputs.SendMessage, body)
      if (Buffer.byteLength(input.MessageBody) > MAX_BODY)
        throw new AwsError(
          'InvalidParameterValue',
          'One or more parameters are invalid. Reason: Message too long.',
        )
      const MessageId = await found(byUrl.get(input.QueueUrl)).send(input.MessageBody, input.DelaySeconds)
      return { MessageId, MD5OfMessageBody: md5(input.MessageBody) }
    },
    ReceiveMessage: async (body) => {
      const input = readInput('ReceiveMessage', inputs.ReceiveMessage, body)
      const queue = found(byUrl.get(input.QueueUrl))
      const names = [...(input.AttributeNames ?? []), ...(input.MessageSystemAttributeNames ?? [])]
      const received = await receiveWithin(queue, input.WaitTimeSeconds, async () =>
        queue.receive(input.MaxNumberOfMessages, input.VisibilityTimeout),
      )
      return received.length > 0 ? { Messages: received.map((message) => wireMessage(message, names)) } : {}
    },
    DeleteMessage: async (body) => {
      const input = readInput('DeleteMessage', inputs.DeleteMessage, body)
      await found(byUrl.get(input.QueueUrl)).delete([input.ReceiptHandle])
      return {}
    },
    GetQueueUrl: async (body) => {
      const { QueueName } = readInput('GetQueueUrl', inputs.GetQueueUrl, body)
      const queue = [...byArn.values()].find(({ configuration }) => configuration.name === QueueName)
      return { QueueUrl: found(queue).configuration.url }
    },
    PurgeQueue: async (body) => {
      await found(byUrl.get(readInput('PurgeQueue', inputs.PurgeQueue, body).QueueUrl)).purge()
      return {}
    },
    StartMessageMoveTask: async (body) => {
      const { SourceArn } = readInput('StartMessageMoveTask', inputs.StartMessageMoveTask, body)
      const source = found(byArn.get(SourceArn))
      const origin = [...byArn.values()].find(
        ({ configuration }) => configuration.redrive?.dlqArn === SourceArn,
      )
      if (!origin)
        throw new AwsError('UnsupportedOperation', 'Source queue must be configured as a Dead Letter Queue.')
      await source.moveTo(origin)
      return { TaskHandle: randomUUID() }
    },
    GetQueueAttributes: async (body) => {
      const input = readInput('GetQueueAttributes', inputs.GetQueueAttributes, body)
      return { Attributes: attributesOf(found(byUrl.get(input.QueueUrl)), input.AttributeNames) }
    },
  }

  return {
    name: 'sqs',
    targets: ['AmazonSQS'],
    handle: async (request) => {
      const name = targetOperation(request)
      const operation = operations[name]
      if (!operation) throw new NotEmulated(`sqs.${name}`)
      return jsonResponse(request, await operation(request.body))
    },
    send: async (queueArn, body) => found(byArn.get(queueArn)).send(body),
    consume: (queueArn, handler, options) => {
      sources.push(new EventSource(found(byArn.get(queueArn)), handler, options))
    },
    get idle() {
      return sources.every((source) => source.idle)
    },
    close: async () => {
      for (const source of sources) source.close()
      await storage.close()
    },
  }
}
