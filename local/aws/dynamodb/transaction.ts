import { createHash } from 'node:crypto'
import { row, spaces, type TokenEntry } from './database.ts'
import {
  type Checked,
  check,
  checkCondition,
  EngineError,
  keyOf,
  run,
  serviceError,
  validationError,
} from './engine.ts'
import type { Item } from './item.ts'
import { Store, UnitOfWork } from './store.ts'
import { CONDITION_FAILED, refuseEmptyIndexKeys, rowOf, type Stage } from './writer.ts'

/** How long AWS remembers a ClientRequestToken. */
export const TOKEN_LIFE_MS = 10 * 60 * 1000

const MAX_ITEMS = 100

const ACTIONS = {
  Put: 'putItem',
  Update: 'updateItem',
  Delete: 'deleteItem',
  // Same parameters as a deletion; it is never run.
  ConditionCheck: 'deleteItem',
} as const

type Kind = keyof typeof ACTIONS

const KINDS: readonly Kind[] = ['Put', 'Update', 'Delete', 'ConditionCheck']

interface Operation {
  readonly kind: Kind
  readonly data: Checked
}

interface Reason {
  readonly Code: string
  readonly Message?: string
  readonly Item?: Item
}

const NONE: Reason = { Code: 'None' }

/**
 * TransactWriteItems: all conditions are judged and all changes stored as one batch, under the locks of all items.
 * Where AWS answers TransactionConflict this waits its turn. A replayed ClientRequestToken changes nothing; the token
 * is part of the batch, so a crash between storing and answering cannot apply a transaction twice.
 */
export async function transactWrite(stage: Stage, body: Readonly<Record<string, unknown>>): Promise<object> {
  const items = itemsOf(body)
  const token = typeof body.ClientRequestToken === 'string' ? body.ClientRequestToken : undefined
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('base64')
  const store = new Store(stage.db, stage.tables)
  const operations = items.map((item, index) => parse(item, index, store))
  const rows = operations.map((operation) => rowIfValid(stage, operation))
  const known = rows.filter((row) => row !== undefined)
  if (new Set(known).size < known.length)
    throw validationError('Transaction request cannot include multiple operations on one item')

  return stage.locks.run(token ? [...known, spaces.tokens.prefix + token] : known, async () => {
    const used = token ? stage.db.get(spaces.tokens, token) : undefined
    if (used && stage.now() - used.at < TOKEN_LIFE_MS) {
      if (used.hash === hash) return {}
      throw serviceError(
        'IdempotentParameterMismatchException',
        'The client request token was used with different parameters',
      )
    }
    const unit = new UnitOfWork(stage.db, stage.tables)
    const reasons: Reason[] = []
    for (const operation of operations) reasons.push(await perform(operation, unit))
    if (reasons.some((reason) => reason !== NONE)) throw cancelled(reasons)
    const remember: TokenEntry = { hash, at: stage.now() }
    await stage.feed.commit(
      token ? [...unit.writes(), row(spaces.tokens, token, remember)] : unit.writes(),
      unit.changes(),
    )
    return {}
  })
}

/** TransactGetItems: all items as they were at one moment. */
export async function transactGet(stage: Stage, body: Readonly<Record<string, unknown>>): Promise<object> {
  const requests = itemsOf(body).map((item) => check('getItem', item.Get, new Store(stage.db, stage.tables)))
  const snapshot = stage.db.snapshot()
  try {
    const store = new Store(stage.db, stage.tables, snapshot)
    const answers = await Promise.all(requests.map((request) => run('getItem', store, request)))
    return { Responses: answers.map(({ Item }) => (Item ? { Item } : {})) }
  } finally {
    await snapshot.close()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function itemsOf(body: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  const items: unknown = body.TransactItems
  const fault = (rule: string) =>
    validationError(
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must ${rule}`,
    )
  if (!Array.isArray(items) || !items.every(isRecord)) throw fault('not be null')
  if (items.length === 0) throw fault('have length greater than or equal to 1')
  if (items.length > MAX_ITEMS) throw fault(`have length less than or equal to ${MAX_ITEMS}`)
  return items
}

function parse(item: Readonly<Record<string, unknown>>, index: number, store: Store): Operation {
  const kinds = KINDS.filter((kind) => item[kind] !== undefined)
  const [kind] = kinds
  const params = kind && item[kind]
  if (!kind || kinds.length > 1 || !isRecord(params))
    throw validationError('TransactItems can only contain one of Check, Put, Update or Delete')
  const required =
    kind === 'ConditionCheck' ? 'ConditionExpression' : kind === 'Update' ? 'UpdateExpression' : undefined
  if (required && params[required] === undefined) {
    const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
    throw validationError(
      `1 validation error detected: Value null at 'transactItems.${index + 1}.member.${lower(kind)}.${lower(required)}' failed to satisfy constraint: Member must not be null`,
    )
  }
  return { kind, data: check(ACTIONS[kind], { ...params, ReturnValues: undefined }, store) }
}

/** The row to lock; `undefined` when the key does not fit the table, which is then the reason of the cancellation. */
function rowIfValid({ tables }: Stage, { data }: Operation): string | undefined {
  const table = tables.get(data.TableName)
  try {
    return rowOf(data.TableName, keyOf(data, table))
  } catch {
    return undefined
  }
}

async function perform({ kind, data }: Operation, unit: UnitOfWork): Promise<Reason> {
  try {
    if (kind === 'ConditionCheck') checkCondition(data, current(data, unit))
    else await run(ACTIONS[kind], unit, data)
    refuseEmptyIndexKeys(unit)
    return NONE
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    if (error.type !== CONDITION_FAILED) return { Code: 'ValidationError', Message: error.message }
    const item = data.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? current(data, unit) : undefined
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(item && { Item: item }) }
  }
}

const current = (data: Checked, unit: UnitOfWork): Item | undefined =>
  unit.item(data.TableName, keyOf(data, unit.tables.get(data.TableName)))

function cancelled(reasons: readonly Reason[]): EngineError {
  const codes = reasons.map(({ Code }) => Code).join(', ')
  return serviceError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  )
}
