import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { type Database, row, type Snapshot, type Space, spaces } from './database.ts'
import {
  type Callback,
  type EngineStore,
  MAX_ITEM_SIZE,
  type Range,
  type Rows,
  type RowWrite,
  serviceError,
} from './engine.ts'
import type { TableDescription } from './definition.ts'
import type { Change, Item } from './item.ts'
import type { Tables } from './tables.ts'

/** Rows of one space of the database, as dynalite's actions want them. Callers hold the locks themselves. */
class StoredRows<T> implements Rows<T> {
  constructor(
    private readonly db: Database,
    private readonly space: Space<T>,
    private readonly snapshot?: Snapshot,
  ) {}

  lock(_key: string, run: (release: <F>(callback: F) => F) => void): void {
    run((callback) => callback)
  }

  get(key: string, callback: Callback<T>): void {
    callback(null, this.db.get(this.space, key, this.snapshot))
  }

  put(key: string, value: T, callback: Callback<void>): void {
    this.#write([row(this.space, key, value)], callback)
  }

  del(key: string, callback: Callback<void>): void {
    this.#write([row(this.space, key, undefined)], callback)
  }

  batch(writes: readonly RowWrite[], callback: Callback<void>): void {
    this.#write(
      writes.map((write) => Object.assign({}, write, { key: this.space.prefix + write.key })),
      callback,
    )
  }

  createKeyStream(): Readable {
    return this.db.keyStream(this.space)
  }

  createValueStream(range: Range = {}): Readable {
    return this.db.valueStream(this.space, range)
  }

  #write(writes: readonly RowWrite[], callback: Callback<void>): void {
    callbackify(() => this.db.batch(writes))(callback)
  }
}

/** Reads what is stored: now, or at the moment of a snapshot. */
export class Store implements EngineStore {
  readonly options = { maxItemSize: MAX_ITEM_SIZE }
  readonly tableDb: EngineStore['tableDb']

  constructor(
    protected readonly db: Database,
    readonly tables: Tables,
    private readonly snapshot?: Snapshot,
  ) {
    this.tableDb = {
      awsRegion: tables.place.region,
      awsAccountId: tables.place.account,
      createKeyStream: () => Readable.from(tables.names()),
    }
  }

  getItemDb(table: string): Rows<Item> {
    return new StoredRows(this.db, spaces.items(table), this.snapshot)
  }

  getIndexDb(_type: string, table: string, index: string): Rows<Item> {
    return new StoredRows(this.db, spaces.index(table, index), this.snapshot)
  }

  getTagDb(table: string): Rows<string> {
    return new StoredRows(this.db, spaces.tags(table))
  }

  getTable(
    name: string,
    checkStatus: boolean | Callback<TableDescription>,
    callback: Callback<TableDescription> = () => {},
  ): void {
    const answer = typeof checkStatus === 'function' ? checkStatus : callback
    const table = this.tables.find(name)
    if (table) return answer(null, table)
    const where = checkStatus === false ? `: Table: ${name} not found` : ''
    const error = serviceError('ResourceNotFoundException', `Requested resource not found${where}`)
    return answer(Object.assign(error, { name: 'NotFoundError' }))
  }
}

/**
 * A store whose writes stay in memory until they are committed as one batch. Reads see them. What each item was
 * before and is after is kept for the change feed.
 */
export class UnitOfWork extends Store {
  readonly #before = new Map<string, Item | undefined>()
  readonly #after = new Map<string, { table: string; item: Item | undefined }>()
  readonly #writes = new Map<string, RowWrite>()

  override getItemDb(table: string): Rows<Item> {
    const space = spaces.items(table)
    const write = (key: string, item: Item | undefined, callback: Callback<void>) => {
      this.#after.set(space.prefix + key, { table, item })
      this.#write(row(space, key, item), callback)
    }
    return Object.assign(new StoredRows(this.db, space), {
      get: (key: string, callback: Callback<Item>) => callback(null, this.item(table, key)),
      put: write,
      del: (key: string, callback: Callback<void>) => write(key, undefined, callback),
    })
  }

  override getIndexDb(_type: string, table: string, index: string): Rows<Item> {
    const space = spaces.index(table, index)
    return Object.assign(new StoredRows(this.db, space), {
      put: (key: string, item: Item, callback: Callback<void>) =>
        this.#write(row(space, key, item), callback),
      del: (key: string, callback: Callback<void>) => this.#write(row(space, key, undefined), callback),
    })
  }

  /** The item under `key` as this unit sees it. */
  item(table: string, key: string): Item | undefined {
    const space = spaces.items(table)
    const id = space.prefix + key
    const written = this.#after.get(id)
    if (written) return written.item
    if (!this.#before.has(id)) this.#before.set(id, this.db.get(space, key))
    return this.#before.get(id)
  }

  changes(): Change[] {
    return [...this.#after].map(([id, { table, item }]) => ({
      table,
      before: this.#before.get(id),
      after: item,
    }))
  }

  writes(): RowWrite[] {
    return [...this.#writes.values()]
  }

  #write(write: RowWrite, callback: Callback<void>): void {
    this.#writes.set(write.key, write)
    callback(null)
  }
}
