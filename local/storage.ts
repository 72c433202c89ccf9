import { ClassicLevel } from 'classic-level'

/**
 * Durable key-value store of the embedded cloud: one LevelDB per service folder, values as JSON.
 * A resolved write has reached the operating system, so it survives `kill -9`; a batch is all or nothing.
 */
export class Storage {
  private constructor(private readonly db: ClassicLevel<string, unknown>) {}

  static async open(folder: string): Promise<Storage> {
    const db = new ClassicLevel<string, unknown>(folder, { valueEncoding: 'json' })
    await db.open()
    return new Storage(db)
  }

  async get<T>(key: string): Promise<T | undefined> {
    return (await this.db.get(key)) as T | undefined
  }

  async put(key: string, value: unknown): Promise<void> {
    await this.db.put(key, value)
  }

  async delete(key: string): Promise<void> {
    await this.db.del(key)
  }

  /** All or nothing; an `undefined` value deletes its key. */
  async batch(entries: readonly (readonly [key: string, value: unknown])[]): Promise<void> {
    await this.db.batch(
      entries.map(([key, value]) =>
        value === undefined ? { type: 'del' as const, key } : { type: 'put' as const, key, value },
      ),
    )
  }

  /** Entries whose key starts with `prefix`, in key order. */
  async *entries<T>(prefix = ''): AsyncGenerator<[key: string, value: T]> {
    for await (const [key, value] of this.db.iterator({ gte: prefix, lt: `${prefix}\uffff` }))
      yield [key, value as T]
  }

  async close(): Promise<void> {
    await this.db.close()
  }
}
