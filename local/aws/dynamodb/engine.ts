import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { keeping, type Parse } from './expressions.ts'
import type { Item } from './item.ts'
import type { TableDefinition, TableDescription } from './definition.ts'

/**
 * dynalite's parsers, validations and actions, called in process on a store of ours (dynalite's own store writes
 * an item and its indexes one by one, so a crash could separate them). The package is untyped: this file is its type.
 */

export type Callback<T> = (error: Error | null | undefined, value?: T) => void

export interface Range {
  readonly gt?: string
  readonly gte?: string
  readonly lt?: string
  readonly lte?: string
  readonly reverse?: boolean
  readonly limit?: number
}

export type RowWrite = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string }

/** One keyed set of rows, as dynalite's actions use it. */
export interface Rows<T> {
  lock(key: string, run: (release: <F>(callback: F) => F) => void): void
  get(key: string, callback: Callback<T>): void
  put(key: string, value: T, callback: Callback<void>): void
  del(key: string, callback: Callback<void>): void
  batch(writes: readonly RowWrite[], callback: Callback<void>): void
  createKeyStream(range?: Range): Readable
  createValueStream(range?: Range): Readable
}

/** What dynalite's actions need of a store. */
export interface EngineStore {
  readonly options: { readonly maxItemSize: number }
  readonly tableDb: { readonly awsRegion: string; readonly awsAccountId: string; createKeyStream(): Readable }
  getItemDb(table: string): Rows<Item>
  getIndexDb(type: string, table: string, index: string): Rows<Item>
  getTagDb(table: string): Rows<string>
  getTable(
    name: string,
    checkStatus: boolean | Callback<TableDescription>,
    callback?: Callback<TableDescription>,
  ): void
}

/** Parameters after dynalite's checks: parsed expressions ride along in fields of its own. */
export interface Checked {
  readonly TableName: string
  readonly Item?: Item
  readonly Key?: Item
  readonly ReturnValuesOnConditionCheckFailure?: string
  readonly RequestItems?: Readonly<Record<string, readonly BatchRequest[]>>
}

interface BatchRequest {
  readonly PutRequest?: { readonly Item: Item }
  readonly DeleteRequest?: { readonly Key: Item }
}

/** An error as dynalite raises it: the HTTP status and the body AWS answers. */
export class EngineError extends Error {
  /** The exception's name, without the namespace it has on the wire. */
  readonly type: string

  constructor(
    readonly statusCode: number,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    const { __type: type, message, Message } = body
    super(String(message ?? Message ?? type))
    this.type = String(type).split('#').at(-1) ?? ''
  }
}

interface RawError extends Error {
  statusCode?: number
  body?: Record<string, unknown>
}

interface DynaliteDb {
  MAX_SIZE: number
  validateItem(item: Item, table: TableDescription): RawError | null | undefined
  validateKey(key: Item, table: TableDescription): RawError | null | undefined
  createKey(item: Item, table: TableDescription): string
  checkConditional(data: Checked, item: Item | undefined): RawError | null | undefined
}

interface Validations {
  checkTypes(data: unknown, types: Types): unknown
  checkValidations(data: unknown, types: Types, custom: unknown, store: EngineStore): void
}

type Types = Record<string, unknown>
type Action = (store: EngineStore, data: Checked, callback: Callback<Record<string, unknown>>) => void

const load = createRequire(import.meta.url)
const db: DynaliteDb = load('dynalite/db')
const validations: Validations = load('dynalite/validations')
// The same few expressions come again and again.
for (const name of ['conditionParser', 'updateParser']) {
  const parser: { parse: Parse } = load(`dynalite/db/${name}`)
  parser.parse = keeping(parser.parse)
}

const ACTIONS = [
  'batchGetItem',
  'batchWriteItem',
  'deleteItem',
  'describeTable',
  'getItem',
  'listTables',
  'listTagsOfResource',
  'putItem',
  'query',
  'scan',
  'tagResource',
  'untagResource',
  'updateItem',
] as const

export type ActionName = (typeof ACTIONS)[number]

const actions = new Map<string, Action>(ACTIONS.map((name) => [name, load(`dynalite/actions/${name}`)]))

const ON_FAILURE = { type: 'String', enum: ['ALL_OLD', 'NONE'] }
const CONDITIONAL: readonly string[] = ['putItem', 'updateItem', 'deleteItem'] satisfies ActionName[]

const checks = new Map<string, { types: Types; custom: unknown }>(
  [...ACTIONS, 'createTable' as const].map((name) => {
    const { types, custom }: { types: Types; custom?: unknown } = load(`dynalite/validations/${name}`)
    const known = CONDITIONAL.includes(name)
      ? { ...types, ReturnValuesOnConditionCheckFailure: ON_FAILURE }
      : types
    return [name, { types: known, custom }]
  }),
)

export const MAX_ITEM_SIZE = db.MAX_SIZE

/** ValidationException in AWS's words. */
export const validationError = (message: string): EngineError =>
  new EngineError(400, { __type: 'com.amazon.coral.validate#ValidationException', message })

/** Any other modelled exception of DynamoDB. */
export const serviceError = (
  type: string,
  message: string,
  extra: Readonly<Record<string, unknown>> = {},
): EngineError =>
  new EngineError(400, {
    __type: `com.amazonaws.dynamodb.v20120810#${type}`,
    message,
    Message: message,
    ...extra,
  })

const engineError = (error: RawError): Error =>
  error.statusCode !== undefined && error.body ? new EngineError(error.statusCode, error.body) : error

/** Key of the item a put, update or delete is about; raises what AWS answers when it does not fit the table. */
export function keyOf(data: Checked, table: TableDescription): string {
  const invalid = data.Item ? db.validateItem(data.Item, table) : db.validateKey(data.Key ?? {}, table)
  if (invalid) throw engineError(invalid)
  return db.createKey(data.Item ?? data.Key ?? {}, table)
}

/** Raises ConditionalCheckFailedException when the condition does not hold for `item`. */
export function checkCondition(data: Checked, item: Item | undefined): void {
  const failed = db.checkConditional(data, item)
  if (failed) throw engineError(failed)
}

/** Checks types and values and parses expressions, as AWS does before it looks at any data. Consumes `params`. */
export const check = (action: ActionName, params: unknown, store: EngineStore): Checked =>
  checked(action, params, store) as Checked

/** Checks a CreateTable request the same way; what the emulator does not keep is not in the answer. */
export const checkTable = (params: unknown, store: EngineStore): TableDefinition =>
  checked('createTable', params, store) as TableDefinition

function checked(action: ActionName | 'createTable', params: unknown, store: EngineStore): unknown {
  const known = checks.get(action)
  if (!known) throw new Error(`no validations for ${action}`)
  try {
    const data = validations.checkTypes(params, known.types)
    validations.checkValidations(data, known.types, known.custom, store)
    return data
  } catch (error) {
    throw error instanceof Error ? engineError(error) : error
  }
}

/** Runs one dynalite action on `store`. Raises `EngineError` for every answer that is not a success. */
export function run(action: ActionName, store: EngineStore, data: Checked): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const perform = actions.get(action)
    if (!perform) throw new Error(`no action ${action}`)
    perform(store, data, (error, answer) => {
      if (error) reject(engineError(error))
      else resolve(answer ?? {})
    })
  })
}
