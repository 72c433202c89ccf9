import { randomUUID } from 'node:crypto'

import type { Storage } from '../../storage.ts'
import { AwsError } from '../service.ts'
import { type Delivery, ONCE } from './delivery.ts'

export interface QueueConfiguration {
  readonly name: string
  readonly arn: string
  readonly url: string
  /** Seconds. */
  readonly visibilityTimeout: number
  readonly redrive?: { readonly dlqArn: string; readonly maxReceiveCount: number }
}

interface Message {
  readonly id: string
  /** Place in the queue; grows. */
  readonly sequence: number
  readonly body: string
  /** Milliseconds. */
  readonly sentAt: number
  readonly receiveCount: number
  readonly firstReceivedAt?: number
  /** When it may be received (ms). */
  readonly visibleAt: number
  /** Set while someone holds it. */
  readonly receipt?: string
}

/** A message in somebody's hands. */
export type Received = Message & { readonly receipt: string; readonly firstReceivedAt: number }

type Entry = readonly [string, unknown]

const MAX_TIMEOUT_MS = 2 ** 31 - 1
/** How long SQS takes to purge a queue, and refuses to be asked again. */
const PURGE_MS = 60_000

/** The message out of anybody's hands, visible at `visibleAt` (ms). */
const released = (
  { id, sequence, body, sentAt, receiveCount, firstReceivedAt }: Message,
  visibleAt: number,
): Message => ({ id, sequence, body, sentAt, receiveCount, firstReceivedAt, visibleAt })

/** One durable queue. Messages are held in memory and written through; who watches hears of visible ones at once. */
export class Queue {
  private readonly messages = new Map<number, Message>()
  private readonly watchers = new Set<() => void>()
  private timer: NodeJS.Timeout | undefined
  /** When the watchers last looked (ms): what became visible after it, they have yet to hear of. */
  private lookedAt = Number.NEGATIVE_INFINITY
  private sequence = 0
  private sent = 0
  private purgedAt = Number.NEGATIVE_INFINITY

  constructor(
    readonly configuration: QueueConfiguration,
    private readonly storage: Storage,
    private readonly now: () => number,
    private readonly deadLetterQueue: () => Queue | undefined,
    private readonly delivery: Delivery = ONCE,
  ) {}

  /** Reads what is stored; what a crashed process held in its hands is visible again at once. */
  async load(): Promise<void> {
    for await (const [, message] of this.storage.entries<Message>(this.prefix())) {
      this.messages.set(message.sequence, message.receipt === undefined ? message : released(message, 0))
      this.sequence = Math.max(this.sequence, message.sequence)
    }
  }

  /** Resolves when the message is stored. @returns its id */
  async send(body: string, delaySeconds = 0): Promise<string> {
    const [id, sentAt] = [randomUUID(), this.now()]
    const visibleAt = sentAt + delaySeconds * 1000
    const messages = this.delivery(this.sent++).map((later) =>
      this.take({ id, body, sentAt, receiveCount: 0, visibleAt: visibleAt + later }),
    )
    await this.storage.batch(messages.map((message) => this.entry(message)))
    for (const message of messages) this.messages.set(message.sequence, message)
    this.notify()
    return id
  }

  /** Up to `max` visible messages, held for `seconds`; those received too often go to the dead-letter queue instead. */
  async receive(max: number, seconds = this.configuration.visibilityTimeout): Promise<Received[]> {
    const now = this.now()
    const entries: Entry[] = []
    const received: Received[] = []
    const dead: Message[] = []
    const deadLetterQueue = this.deadLetterQueue()
    for (const message of this.messages.values()) {
      if (message.visibleAt > now) continue
      if (received.length >= max) break
      if (deadLetterQueue && message.receiveCount >= (this.configuration.redrive?.maxReceiveCount ?? 0)) {
        this.messages.delete(message.sequence)
        const moved = deadLetterQueue.take({
          id: message.id,
          body: message.body,
          sentAt: message.sentAt,
          receiveCount: 0,
          visibleAt: now,
        })
        dead.push(moved)
        entries.push([this.key(message.sequence), undefined], deadLetterQueue.entry(moved))
        continue
      }
      const held: Received = {
        ...message,
        receiveCount: message.receiveCount + 1,
        firstReceivedAt: message.firstReceivedAt ?? now,
        visibleAt: now + seconds * 1000,
        receipt: randomUUID(),
      }
      this.messages.set(message.sequence, held)
      received.push(held)
      entries.push(this.entry(held))
    }
    if (entries.length > 0) await this.storage.batch(entries)
    for (const message of dead) deadLetterQueue?.messages.set(message.sequence, message)
    if (dead.length > 0) deadLetterQueue?.notify()
    this.schedule()
    return received
  }

  /** Deletes what the receipts still hold; an outdated receipt deletes nothing. */
  async delete(receipts: readonly string[]): Promise<void> {
    const held = this.heldBy(receipts)
    for (const message of held) this.messages.delete(message.sequence)
    await this.storage.batch(held.map((message) => [this.key(message.sequence), undefined] as const))
  }

  /** Moves every message that nobody holds to another queue, as new ones there. All or nothing. */
  async moveTo(target: Queue): Promise<void> {
    const now = this.now()
    const waiting = [...this.messages.values()].filter(({ visibleAt }) => visibleAt <= now)
    const moved = waiting.map(({ id, body, sentAt }) =>
      target.take({ id, body, sentAt, receiveCount: 0, visibleAt: now }),
    )
    for (const { sequence } of waiting) this.messages.delete(sequence)
    await this.storage.batch([
      ...waiting.map(({ sequence }) => [this.key(sequence), undefined] as const),
      ...moved.map((message) => target.entry(message)),
    ])
    for (const message of moved) target.messages.set(message.sequence, message)
    target.notify()
  }

  /** Deletes every message, those in somebody's hands too. @throws AwsError PurgeQueueInProgress within a minute */
  async purge(): Promise<void> {
    if (this.now() - this.purgedAt < PURGE_MS)
      throw new AwsError(
        'com.amazonaws.sqs#PurgeQueueInProgress',
        `Only one PurgeQueue operation on ${this.configuration.name} is allowed every 60 seconds.`,
      )
    this.purgedAt = this.now()
    const gone = [...this.messages.keys()]
    this.messages.clear()
    await this.storage.batch(gone.map((sequence) => [this.key(sequence), undefined] as const))
    this.schedule()
  }

  /** Gives messages back: each is visible again after `delayOf` it (ms). */
  async giveBack(receipts: readonly string[], delayOf: (message: Message) => number): Promise<void> {
    const now = this.now()
    const free = this.heldBy(receipts).map((message) => released(message, now + delayOf(message)))
    for (const message of free) this.messages.set(message.sequence, message)
    await this.storage.batch(free.map((message) => this.entry(message)))
    this.notify()
  }

  hasVisible(): boolean {
    const now = this.now()
    return [...this.messages.values()].some((message) => message.visibleAt <= now)
  }

  counts(): { visible: number; held: number; delayed: number } {
    const now = this.now()
    const hidden = [...this.messages.values()].filter((message) => message.visibleAt > now)
    const held = hidden.filter((message) => message.receiveCount > 0).length
    return { visible: this.messages.size - hidden.length, held, delayed: hidden.length - held }
  }

  /** Calls back whenever there may be something to receive. @returns how to stop */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher)
    this.schedule()
    return () => {
      this.watchers.delete(watcher)
      this.schedule()
    }
  }

  private notify(): void {
    this.lookedAt = this.now()
    for (const watcher of this.watchers) watcher()
    this.schedule()
  }

  /**
   * Sets the alarm for the next message that becomes visible, while somebody watches. One that became visible since
   * the watchers looked counts as well: a timer may ring a millisecond early, and the instant pass while they look.
   */
  private schedule(): void {
    clearTimeout(this.timer)
    if (this.watchers.size === 0) return
    const now = this.now()
    const looked = Math.min(this.lookedAt, now)
    const next = [...this.messages.values()]
      .map((message) => message.visibleAt)
      .filter((visibleAt) => visibleAt > looked)
      .reduce((first, visibleAt) => Math.min(first, visibleAt), Number.POSITIVE_INFINITY)
    if (next !== Number.POSITIVE_INFINITY)
      this.timer = setTimeout(() => this.notify(), Math.min(Math.max(0, next - now), MAX_TIMEOUT_MS))
  }

  private take(message: Omit<Message, 'sequence'>): Message {
    this.sequence += 1
    return { ...message, sequence: this.sequence }
  }

  private heldBy(receipts: readonly string[]): Message[] {
    const wanted = new Set(receipts)
    return [...this.messages.values()].filter(({ receipt }) => receipt !== undefined && wanted.has(receipt))
  }

  private prefix(): string {
    return `message/${this.configuration.name}/`
  }

  private key(sequence: number): string {
    return this.prefix() + String(sequence).padStart(12, '0')
  }

  private entry(message: Message): Entry {
    return [this.key(message.sequence), message]
  }
}
