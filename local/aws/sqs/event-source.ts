import { createHash } from 'node:crypto'

import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'

import type { Queue, Received } from './queue.ts'

export interface EventSourceOptions {
  /** Messages per invocation. */
  readonly batchSize: number
  readonly functionArn: string
  /** Whether the mapping reads `batchItemFailures`; otherwise an answer means that all went well. */
  readonly reportBatchItemFailures?: boolean
  /** Invocations at once. */
  readonly concurrency?: number
}

export type QueueHandler = (event: SQSEvent) => Promise<SQSBatchResponse | null | undefined | void>

/** The event Lambda gives a function for messages of a queue. */
function eventOf(queue: Queue, messages: readonly Received[]): SQSEvent {
  const { arn } = queue.configuration
  return {
    Records: messages.map((message) => ({
      messageId: message.id,
      receiptHandle: message.receipt,
      body: message.body,
      attributes: {
        ApproximateReceiveCount: String(message.receiveCount),
        SentTimestamp: String(message.sentAt),
        SenderId: 'local',
        ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
      },
      messageAttributes: {},
      md5OfBody: createHash('md5').update(message.body).digest('hex'),
      eventSource: 'aws:sqs',
      eventSourceARN: arn,
      awsRegion: arn.split(':')[3] ?? '',
    })),
  }
}

/** Hands a queue's messages to a function: retried with growing delays, then the queue's dead-letter rule. */
export class EventSource {
  private invocations = 0
  private closed = false
  private readonly unwatch: () => void

  constructor(
    private readonly queue: Queue,
    private readonly handler: QueueHandler,
    private readonly options: EventSourceOptions,
  ) {
    this.unwatch = queue.watch(() => this.pump())
    this.pump()
  }

  /** Whether the queue holds nothing, not even for later or in anybody's hands. */
  get idle(): boolean {
    return Object.values(this.queue.counts()).every((messages) => messages === 0)
  }

  /** What is in flight is left to the visibility timeout. */
  close(): void {
    this.closed = true
    this.unwatch()
  }

  private pump(): void {
    while (!this.closed && this.invocations < (this.options.concurrency ?? 2) && this.queue.hasVisible()) {
      this.invocations += 1
      this.invoke()
        .catch((error: unknown) => {
          if (!this.closed) console.error('[sqs]', this.queue.configuration.name, error)
        })
        .finally(() => {
          this.invocations -= 1
          this.pump()
        })
    }
  }

  private async invoke(): Promise<void> {
    const messages = await this.queue.receive(this.options.batchSize)
    if (messages.length === 0 || this.closed) return
    const failed = await this.failuresOf(messages)
    if (this.closed) return
    const receipts = (wanted: boolean) =>
      messages.filter((message) => failed.has(message.id) === wanted).map((message) => message.receipt)
    await this.queue.delete(receipts(false))
    const { visibilityTimeout } = this.queue.configuration
    await this.queue.giveBack(
      receipts(true),
      (message) => Math.min(visibilityTimeout, 2 ** (message.receiveCount - 1)) * 1000,
    )
  }

  /** Ids of the messages to retry. An answer that names an unknown message fails the batch, as on Lambda. */
  private async failuresOf(messages: readonly Received[]): Promise<ReadonlySet<string>> {
    const all = new Set(messages.map((message) => message.id))
    try {
      const answer = await this.handler(eventOf(this.queue, messages))
      if (this.options.reportBatchItemFailures === false || !answer) return new Set()
      const failed = answer.batchItemFailures.map((failure) => failure.itemIdentifier)
      return failed.every((id) => all.has(id)) ? new Set(failed) : all
    } catch (error) {
      // The name only: a message may carry what a patient said.
      console.error('[sqs]', this.options.functionArn, error instanceof Error ? error.name : typeof error)
      return all
    }
  }
}
