import { type Database, row, spaces } from './database.ts'
import type { RowWrite } from './engine.ts'
import type { Change } from './item.ts'
import { positionOf, recordOf, sequenceNumber, type StreamRecord, type UserIdentity } from './record.ts'
import type { Tables } from './tables.ts'

/** How long AWS keeps a stream's records; ours only outlive it for a consumer that is running. */
const RETENTION_SECONDS = 24 * 60 * 60

/** What the feed of one table knows of itself. */
interface TableFeed {
  /** Newest position that is stored. */
  last: number
  readonly positions: Map<string, number>
  readonly listeners: Map<string, () => void>
  trimmed: number
}

/**
 * Every change of every table with a stream, in order, until all its consumers have had it. A record is stored in the
 * batch of the change it tells of: neither can exist without the other.
 */
export class ChangeFeed {
  readonly #feeds = new Map<string, TableFeed>()
  #position = 0

  private constructor(
    private readonly db: Database,
    private readonly tables: Tables,
    private readonly now: () => number,
  ) {}

  static async load(db: Database, tables: Tables, now: () => number): Promise<ChangeFeed> {
    const feed = new ChangeFeed(db, tables, now)
    // Positions start at the clock's microseconds, so they rise over restarts even when every record was trimmed.
    feed.#position = now() * 1000
    for (const table of tables.names()) {
      const { positions } = feed.#of(table)
      for (const [consumer, position] of await db.entries(spaces.positions(table)))
        positions.set(consumer, position)
      const [newest] = await db.entries(spaces.feed(table), { reverse: true, limit: 1 })
      feed.#position = Math.max(feed.#position, newest ? positionOf(newest[0]) : 0, ...positions.values())
    }
    for (const table of tables.names()) feed.#of(table).last = feed.#position
    return feed
  }

  /** Stores rows and the records of the changes they make as one batch, and wakes the consumers. */
  async commit(
    writes: readonly RowWrite[],
    changes: readonly Change[],
    identity?: UserIdentity,
  ): Promise<void> {
    const batch = [...writes]
    const staged: { feed: TableFeed; position: number }[] = []
    for (const change of changes) {
      const position = this.#position + 1
      const moment = { position, now: this.now(), region: this.tables.place.region, identity }
      const value = recordOf(change, this.tables.get(change.table), moment)
      if (!value) continue
      this.#position = position
      const feed = this.#of(change.table)
      staged.push({ feed, position })
      batch.push(row(spaces.feed(change.table), sequenceNumber(position), value))
    }
    if (batch.length === 0) return
    // No `await` between taking positions and this call: batches are stored in that order, so what is stored has no
    // gap.
    await this.db.batch(batch)
    for (const { feed, position } of staged) {
      feed.last = Math.max(feed.last, position)
      for (const wake of feed.listeners.values()) wake()
    }
  }

  /** Registers a consumer; a new one starts at the oldest record kept. `wake` is called when there may be more. */
  listen(table: string, consumer: string, wake: () => void): () => void {
    const { listeners, positions } = this.#of(table)
    if (listeners.has(consumer)) throw new Error(`consumer ${consumer} of ${table} is already running`)
    listeners.set(consumer, wake)
    if (!positions.has(consumer)) positions.set(consumer, 0)
    return () => listeners.delete(consumer)
  }

  /** Stores that a consumer exists, so that after a restart nothing is trimmed before it is back. */
  async join(table: string, consumer: string): Promise<void> {
    const position = this.#of(table).positions.get(consumer) ?? 0
    await this.db.batch([row(spaces.positions(table), consumer, position)])
  }

  /** The next records of a consumer, oldest first. */
  async read(table: string, consumer: string, limit: number): Promise<StreamRecord[]> {
    const feed = this.#of(table)
    const position = feed.positions.get(consumer) ?? 0
    if (feed.last <= position) return []
    const rows = await this.db.entries(spaces.feed(table), {
      gt: sequenceNumber(position),
      lte: sequenceNumber(feed.last),
      limit,
    })
    return rows.map(([, record]) => record)
  }

  /** Remembers that `consumer` is done with everything up to and including `sequence`. */
  async checkpoint(table: string, consumer: string, sequence: string): Promise<void> {
    const position = positionOf(sequence)
    await this.db.batch([row(spaces.positions(table), consumer, position)])
    this.#of(table).positions.set(consumer, position)
  }

  /** Deletes the records that every consumer of the table has passed. */
  async trim(table: string): Promise<void> {
    const feed = this.#of(table)
    await this.#trimTo(table, feed, Math.min(...feed.positions.values()))
  }

  /** Deletes what is older than AWS would keep, except for consumers that are running and have not had it. */
  async expire(): Promise<void> {
    const limit = this.now() / 1000 - RETENTION_SECONDS
    for (const table of this.tables.names()) {
      const feed = this.#of(table)
      const awaited = Math.min(...[...feed.listeners.keys()].map((name) => feed.positions.get(name) ?? 0))
      let expired = 0
      for await (const { dynamodb } of this.db.values(spaces.feed(table))) {
        const position = positionOf(dynamodb.SequenceNumber)
        if (dynamodb.ApproximateCreationDateTime > limit || position > awaited) break
        expired = position
      }
      await this.#trimTo(table, feed, expired)
    }
  }

  /** Forgets a deleted table. */
  drop(table: string): void {
    this.#feeds.delete(table)
  }

  async #trimTo(table: string, feed: TableFeed, position: number): Promise<void> {
    if (!Number.isFinite(position) || position <= feed.trimmed) return
    await this.db.clear(spaces.feed(table), {
      gt: sequenceNumber(feed.trimmed),
      lte: sequenceNumber(position),
    })
    feed.trimmed = position
  }

  #of(table: string): TableFeed {
    const known = this.#feeds.get(table)
    if (known) return known
    const feed: TableFeed = {
      last: this.#position,
      positions: new Map(),
      listeners: new Map(),
      trimmed: 0,
    }
    this.#feeds.set(table, feed)
    return feed
  }
}
