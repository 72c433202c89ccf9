import { type Database, row, spaces, type TableEntry } from './database.ts'
import {
  describe,
  type Place,
  sameShape,
  streamOf,
  type TableDefinition,
  type TableDescription,
  type TimeToLive,
} from './definition.ts'
import { serviceError, validationError } from './engine.ts'

/** The tables there are: kept in memory, stored beside their items. */
export class Tables {
  readonly #entries = new Map<string, TableEntry>()

  private constructor(
    private readonly db: Database,
    readonly place: Place,
    private readonly now: () => number,
  ) {}

  static async load(db: Database, place: Place, now: () => number): Promise<Tables> {
    const tables = new Tables(db, place, now)
    for (const [name, entry] of await db.entries(spaces.tables)) tables.#entries.set(name, entry)
    return tables
  }

  names(): string[] {
    return [...this.#entries.keys()].sort()
  }

  find(name: string): TableDescription | undefined {
    return this.#entries.get(name)?.description
  }

  /** Raises ResourceNotFoundException. */
  get(name: string): TableDescription {
    const table = this.find(name)
    if (!table) throw serviceError('ResourceNotFoundException', 'Requested resource not found')
    return table
  }

  /** The attribute whose past time deletes an item; `undefined` while expiry is off. */
  ttlAttribute(name: string): string | undefined {
    const ttl = this.#entries.get(name)?.ttl
    return ttl?.Enabled ? ttl.AttributeName : undefined
  }

  /**
   * Makes the stored tables those of the template: missing ones are created, expiry and stream settings follow it.
   * Data under other keys or indexes cannot be read, so such a table is an error that names the way out.
   */
  async follow(definitions: readonly TableDefinition[]): Promise<void> {
    for (const definition of definitions) {
      const stored = this.find(definition.TableName)
      if (!stored) {
        await this.create(definition)
        continue
      }
      if (!sameShape(definition, stored))
        throw new Error(
          `A tabela ${definition.TableName} mudou de chaves ou de índices desde que os dados locais foram gravados. ` +
            'Comece de novo com "npm start -- --limpar".',
        )
      await this.#save({
        description: { ...stored, ...this.#stream(definition, stored) },
        ttl: definition.TimeToLiveSpecification,
      })
    }
  }

  async create(definition: TableDefinition): Promise<TableDescription> {
    if (this.find(definition.TableName)) throw serviceError('ResourceInUseException', '')
    const description = describe(definition, this.place, this.now())
    await this.#save({ description, ttl: definition.TimeToLiveSpecification })
    return description
  }

  async delete(name: string): Promise<TableDescription> {
    const table = this.get(name)
    this.#entries.delete(name)
    await this.db.batch([row(spaces.tables, name, undefined)])
    await this.db.clear(spaces.items(name))
    await this.db.clear(spaces.tags(name))
    await this.db.clear(spaces.feed(name))
    await this.db.clear(spaces.positions(name))
    for (const { IndexName } of table.GlobalSecondaryIndexes ?? [])
      await this.db.clear(spaces.index(name, IndexName))
    return table
  }

  async setTtl(name: string, ttl: TimeToLive): Promise<TimeToLive> {
    const description = this.get(name)
    if (!ttl.AttributeName)
      throw validationError(
        "1 validation error detected: Value null at 'timeToLiveSpecification.attributeName' failed to satisfy constraint: Member must not be null",
      )
    const enabled = this.ttlAttribute(name) !== undefined
    if (enabled === ttl.Enabled)
      throw validationError(`TimeToLive is already ${ttl.Enabled ? 'enabled' : 'disabled'}`)
    await this.#save({ description, ttl })
    return ttl
  }

  #stream(definition: TableDefinition, stored: TableDescription): Partial<TableDescription> {
    const view = definition.StreamSpecification?.StreamViewType
    if (view === stored.StreamSpecification?.StreamViewType) return {}
    if (view) return streamOf(definition, stored.TableArn, this.now())
    return { StreamSpecification: undefined, LatestStreamArn: undefined, LatestStreamLabel: undefined }
  }

  async #save(entry: TableEntry): Promise<void> {
    const name = entry.description.TableName
    await this.db.batch([row(spaces.tables, name, entry)])
    this.#entries.set(name, entry)
  }
}
