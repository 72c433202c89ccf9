import { Storage } from '../../storage.ts'

/** What one operation reads and will write; it sees its own writes. */
export interface Work {
  get<T>(key: string): Promise<T | undefined>
  put(key: string, value: unknown): void
  delete(key: string): void
  /** Entries on disk under a prefix; the work's own writes are not in it. */
  list<T>(prefix: string): Promise<[key: string, value: T][]>
}

/**
 * The pool's durable state. `change` runs one read-modify-write at a time and writes it as one batch,
 * so an operation is all or nothing. Triggers never run inside `change`: they may call back.
 */
export class CognitoStore {
  private tail: Promise<unknown> = Promise.resolve()

  private constructor(private readonly storage: Storage) {}

  static async open(folder: string): Promise<CognitoStore> {
    return new CognitoStore(await Storage.open(folder))
  }

  get<T>(key: string): Promise<T | undefined> {
    return this.storage.get<T>(key)
  }

  async list<T>(prefix: string): Promise<[key: string, value: T][]> {
    const found: [string, T][] = []
    for await (const entry of this.storage.entries<T>(prefix)) found.push(entry)
    return found
  }

  /** When `work` throws, nothing is written. */
  change<T>(work: (work: Work) => Promise<T> | T): Promise<T> {
    const result = this.tail.then(() => this.run(work))
    this.tail = result.catch(() => undefined)
    return result
  }

  private async run<T>(work: (work: Work) => Promise<T> | T): Promise<T> {
    const writes = new Map<string, unknown>()
    const result = await work({
      get: async <V>(key: string) =>
        writes.has(key) ? (writes.get(key) as V | undefined) : await this.storage.get<V>(key),
      put: (key, value) => writes.set(key, value),
      delete: (key) => writes.set(key, undefined),
      list: (prefix) => this.list(prefix),
    })
    if (writes.size > 0) await this.storage.batch([...writes])
    return result
  }

  async close(): Promise<void> {
    await this.tail
    await this.storage.close()
  }
}
