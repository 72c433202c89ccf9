import { Readable } from 'node:stream'
import { ClassicLevel } from 'classic-level'
import type { TableDescription, TimeToLive } from './definition.ts'
import type { Range, RowWrite } from './engine.ts'
import type { Item } from './item.ts'
import type { StreamRecord } from './record.ts'

export type Snapshot = ReturnType<ClassicLevel<string, unknown>['snapshot']>

/** Above every key of a prefix. */
const END = '\u{10ffff}'

/** Read at once from an iterator: each further page is a trip to the thread pool. */
const PAGE_BYTES = 256 * 1024

/** The rows under one prefix, all of one kind. `row` exists for the compiler only. */
export interface Space<T> {
  readonly prefix: string
  readonly row?: T
}

const space = <T>(prefix: string): Space<T> => ({ prefix })

/** Where each kind of row lives in the one LevelDB. Names of tables and indexes cannot hold a `~`. */
export const spaces = {
  tables: space<TableEntry>('table~'),
  tokens: space<TokenEntry>('token~'),
  items: (table: string) => space<Item>(`item~${table}~`),
  index: (table: string, index: string) => space<Item>(`index~${table}~${index}~`),
  tags: (table: string) => space<string>(`tag~${table}~`),
  feed: (table: string) => space<StreamRecord>(`feed~${table}~`),
  positions: (table: string) => space<number>(`consumer~${table}~`),
} as const

/** What is stored of a table beside its items. */
export interface TableEntry {
  readonly description: TableDescription
  readonly ttl?: TimeToLive
}

/** What is stored of a ClientRequestToken. */
export interface TokenEntry {
  readonly hash: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A write of one row: a value that is `undefined` deletes it. */
export const row = <T>({ prefix }: Space<T>, key: string, value: T | undefined): RowWrite =>
  value === undefined ? { type: 'del', key: prefix + key } : { type: 'put', key: prefix + key, value }

/**
 * The rows of the embedded DynamoDB: one LevelDB, values as JSON. A resolved write has reached the operating system,
 * so it survives `kill -9`; a batch is all or nothing.
 */
export class Database {
  #waiting: RowWrite[] = []
  #next: Promise<void> | undefined
  #storing: Promise<void> = Promise.resolve()

  private constructor(private readonly db: ClassicLevel<string, unknown>) {}

  static async open(folder: string): Promise<Database> {
    const db = new ClassicLevel<string, unknown>(folder, { valueEncoding: 'json' })
    await db.open()
    return new Database(db)
  }

  /** Point reads are synchronous: a cached row costs microseconds, a trip to the thread pool ten times that. */
  get<T>({ prefix }: Space<T>, key: string, snapshot?: Snapshot): T | undefined {
    const stored = snapshot ? this.db.getSync(prefix + key, { snapshot }) : this.db.getSync(prefix + key)
    return stored as T | undefined
  }

  /**
   * Stores all of `writes` or none. Batches reach the disk in the order asked for; those that come while one is being
   * stored go together as the next, so the cost of a write is shared by all who wait.
   */
  batch(writes: readonly RowWrite[]): Promise<void> {
    for (const write of writes) this.#waiting.push(write)
    this.#next ??= this.#storing.then(() => {
      const group = this.#waiting
      this.#waiting = []
      this.#next = undefined
      const stored = this.db.batch(group)
      this.#storing = stored.catch(() => {})
      return stored
    })
    return this.#next
  }

  /** A view of this moment, to be closed by the caller. */
  snapshot(): Snapshot {
    return this.db.snapshot()
  }

  /** Deletes every row of a space within `range`. */
  async clear<T>({ prefix }: Space<T>, range: Range = {}): Promise<void> {
    await this.db.clear(bounds(prefix, range))
  }

  async entries<T>({ prefix }: Space<T>, range: Range = {}): Promise<[key: string, value: T][]> {
    const options = { ...bounds(prefix, range), limit: range.limit ?? -1, highWaterMarkBytes: PAGE_BYTES }
    const rows = await this.db.iterator(options).all()
    return rows.map(([key, value]) => [key.slice(prefix.length), value as T])
  }

  async *values<T>({ prefix }: Space<T>): AsyncGenerator<T> {
    for await (const value of this.db.values({ ...bounds(prefix, {}), highWaterMarkBytes: PAGE_BYTES }))
      yield value as T
  }

  keyStream<T>({ prefix }: Space<T>): Readable {
    return pages(this.db.keys(bounds(prefix, {})), (key) => key.slice(prefix.length))
  }

  valueStream<T>({ prefix }: Space<T>, range: Range): Readable {
    const options = { ...bounds(prefix, range), limit: range.limit ?? -1, highWaterMarkBytes: PAGE_BYTES }
    return pages(this.db.values(options), (value) => value)
  }

  async close(): Promise<void> {
    await this.db.close()
  }
}

function bounds(prefix: string, { gt, gte, lt, lte, reverse = false }: Range) {
  return {
    ...(gt === undefined ? { gte: prefix + (gte ?? '') } : { gt: prefix + gt }),
    ...(lte === undefined ? { lt: prefix + (lt ?? END) } : { lte: prefix + lte }),
    reverse,
  }
}

interface Pages<T> {
  nextv(size: number): Promise<T[]>
  close(): Promise<void>
}

/** An iterator as the stream dynalite reads; whoever has enough destroys the stream, which closes the iterator. */
function pages<T>(iterator: Pages<T>, convert: (row: T) => unknown): Readable {
  const push = async (stream: Readable) => {
    try {
      const rows = await iterator.nextv(500)
      for (const each of rows) if (!stream.destroyed) stream.push(convert(each))
      if (rows.length === 0) stream.push(null)
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }
  const stream = new Readable({
    objectMode: true,
    read() {
      if (!this.destroyed) void push(this)
    },
  })
  return stream.once('close', () => void iterator.close())
}
