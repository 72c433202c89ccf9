import { randomBytes } from 'node:crypto'
import type { Storage } from '../../storage.ts'
import type { ProviderEvent } from './types.ts'

/** The API version of stripe-node 23.1; events carry it. */
export const API_VERSION = '2026-10-28.endive'

/** Among the enabled events of an endpoint: all of them, also those that are not known yet. */
export const EVERY_EVENT = '*'

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

interface Settings {
  /** Base address of the hosted pages, with the mount prefix, without a final slash. */
  readonly publicUrl: string
  /** How long an authorisation holds, seconds. */
  readonly holdSeconds: number
  /** The types of event that somebody is sent. */
  readonly enabledEvents: readonly string[]
}

/** An event waiting for its receiver. */
export interface Outgoing {
  readonly attempts: number
  /** Milliseconds since the epoch; not before it. */
  readonly due: number
}

/** One operation's reads and writes: it sees its own writes, and they are stored together or not at all. */
export class Work {
  private readonly writes = new Map<string, unknown>()
  private readonly emitted: string[] = []

  constructor(
    private readonly storage: Storage,
    readonly settings: Settings,
    /** Milliseconds since the epoch. */
    readonly nowMs: number,
    private readonly request: ProviderEvent['request'],
  ) {}

  /** Seconds since the epoch. */
  get now(): number {
    return Math.floor(this.nowMs / 1000)
  }

  async get<T>(key: string): Promise<T | undefined> {
    if (!this.writes.has(key)) return this.storage.get<T>(key)
    return this.writes.get(key) as T | undefined
  }

  /** An `undefined` value deletes the key. */
  put(key: string, value: unknown): void {
    this.writes.set(key, value)
  }

  /** Stores an event and, when a receiver asked for such, its delivery. */
  emit(type: string, object: unknown, account?: string): void {
    const sent = [type, EVERY_EVENT].some((asked) => this.settings.enabledEvents.includes(asked))
    const event: ProviderEvent = {
      id: newId('evt'),
      object: 'event',
      ...(account ? { account } : {}),
      api_version: API_VERSION,
      created: this.now,
      data: { object },
      livemode: false,
      pending_webhooks: sent ? 1 : 0,
      request: this.request,
      type,
    }
    this.put(`evt!${event.id}`, { object: event })
    if (!sent) return
    const outgoing: Outgoing = { attempts: 0, due: Date.now() }
    this.put(`saida!${event.id}`, outgoing)
    this.emitted.push(event.id)
  }

  /** Forgets everything written and emitted so far. */
  discard(): void {
    this.writes.clear()
    this.emitted.length = 0
  }

  /** Stores everything; answers the ids of the events to deliver. */
  async commit(): Promise<readonly string[]> {
    if (this.writes.size > 0) await this.storage.batch([...this.writes])
    return this.emitted
  }
}
