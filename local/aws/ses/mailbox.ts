import { randomUUID } from 'node:crypto'
import { Storage } from '../../storage.ts'
import type { Mail } from './mail.ts'

const mailKey = (id: string): string => `mail/${id}`
const rawKey = (id: string): string => `raw/${id}`
const eventKey = (id: string): string => `event/${id}`

/** Id that sorts by time, shaped as those of SES. */
export const newMessageId = (at: number): string =>
  `0103${at.toString(16).padStart(12, '0')}-${randomUUID()}-000000`

/** The durable mailbox of everybody: messages, their source, and events not yet delivered. */
export class Mailbox {
  private constructor(private readonly storage: Storage) {}

  static async open(folder: string): Promise<Mailbox> {
    return new Mailbox(await Storage.open(folder))
  }

  /** Keeps a message with its MIME source; one that has an event to tell keeps that too, in the same write. */
  async add(mail: Mail, raw: Buffer): Promise<void> {
    await this.storage.batch([
      [mailKey(mail.id), mail],
      [rawKey(mail.id), raw.toString('base64')],
      ...(mail.outcome === 'Delivery' ? [] : [[eventKey(mail.id), mail.at] as const]),
    ])
  }

  get(id: string): Promise<Mail | undefined> {
    return this.storage.get<Mail>(mailKey(id))
  }

  async raw(id: string): Promise<Buffer | undefined> {
    const raw = await this.storage.get<string>(rawKey(id))
    return raw === undefined ? undefined : Buffer.from(raw, 'base64')
  }

  /** Newest first. */
  async list(filter: { readonly to?: string; readonly since?: number } = {}): Promise<Mail[]> {
    const wanted = filter.to?.toLowerCase()
    const found: Mail[] = []
    for await (const [, mail] of this.storage.entries<Mail>(mailKey('')))
      if (
        mail.at >= (filter.since ?? 0) &&
        (!wanted || mail.destinations.some((address) => address.toLowerCase().includes(wanted)))
      )
        found.push(mail)
    return found.reverse()
  }

  async clear(): Promise<void> {
    const keys: string[] = []
    for await (const [key] of this.storage.entries()) if (!key.startsWith(eventKey(''))) keys.push(key)
    await this.storage.batch(keys.map((key) => [key, undefined] as const))
  }

  /** Messages whose event nobody has taken yet. */
  async pendingEvents(): Promise<string[]> {
    const ids: string[] = []
    for await (const [key] of this.storage.entries(eventKey(''))) ids.push(key.slice(eventKey('').length))
    return ids
  }

  eventTaken(id: string): Promise<void> {
    return this.storage.delete(eventKey(id))
  }

  close(): Promise<void> {
    return this.storage.close()
  }
}
