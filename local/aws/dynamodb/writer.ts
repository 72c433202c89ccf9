import { type Database, spaces } from './database.ts'
import { type ActionName, type Checked, check, EngineError, keyOf, run, validationError } from './engine.ts'
import type { ChangeFeed } from './feed.ts'
import type { Item } from './item.ts'
import type { KeyLocks } from './locks.ts'
import { TTL_IDENTITY } from './record.ts'
import { Store, UnitOfWork } from './store.ts'
import type { Tables } from './tables.ts'

type SingleWrite = Extract<ActionName, 'putItem' | 'updateItem' | 'deleteItem'>

/** What every write needs. */
export interface Stage {
  readonly db: Database
  readonly tables: Tables
  readonly feed: ChangeFeed
  readonly locks: KeyLocks
  readonly now: () => number
}

/** Name of the lock, and of the row, of an item. */
export const rowOf = (table: string, key: string): string => spaces.items(table).prefix + key

/** Raises what AWS answers when an item would enter an index under an empty string. */
export function refuseEmptyIndexKeys(unit: UnitOfWork): void {
  for (const { table, after } of unit.changes())
    for (const { IndexName, KeySchema } of unit.tables.get(table).GlobalSecondaryIndexes ?? [])
      for (const { AttributeName } of KeySchema) {
        const value = after?.[AttributeName]
        if (value?.S !== '' && value?.B !== '') continue
        throw validationError(
          'One or more parameter values are not valid. A value specified for a secondary index key is not supported. ' +
            `The AttributeValue for a key attribute cannot contain an empty ${value.S === '' ? 'string' : 'binary'} value. ` +
            `IndexName: ${IndexName}, IndexKey: ${AttributeName}`,
        )
      }
}

export const CONDITION_FAILED = 'ConditionalCheckFailedException'

/** One PutItem, UpdateItem or DeleteItem: check, condition and change under the item's lock, stored as one batch. */
export async function writeOne(
  stage: Stage,
  action: SingleWrite,
  params: unknown,
): Promise<Record<string, unknown>> {
  const data = check(action, params, new Store(stage.db, stage.tables))
  const key = keyOf(data, stage.tables.get(data.TableName))
  return stage.locks.run([rowOf(data.TableName, key)], async () => {
    const unit = new UnitOfWork(stage.db, stage.tables)
    try {
      const answer = await run(action, unit, data)
      refuseEmptyIndexKeys(unit)
      await stage.feed.commit(unit.writes(), unit.changes())
      return answer
    } catch (error) {
      if (!(error instanceof EngineError) || error.type !== CONDITION_FAILED) throw error
      throw withItem(error, data, unit.item(data.TableName, key))
    }
  })
}

/** Adds the item that failed a condition, when the request asked for it. */
function withItem(error: EngineError, data: Checked, item: Item | undefined): EngineError {
  if (data.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD' || !item) return error
  return new EngineError(error.statusCode, { ...error.body, Item: item })
}

/** BatchWriteItem. AWS promises atomicity per item only; here the whole batch happens at once. */
export async function writeBatch(stage: Stage, params: unknown): Promise<Record<string, unknown>> {
  const store = new Store(stage.db, stage.tables)
  const data = check('batchWriteItem', params, store)
  const rows = Object.entries(data.RequestItems ?? {}).flatMap(([table, requests]) =>
    requests.flatMap(({ PutRequest, DeleteRequest }) => {
      try {
        const one = { TableName: table, Item: PutRequest?.Item, Key: DeleteRequest?.Key }
        return [rowOf(table, keyOf(one, stage.tables.get(table)))]
      } catch {
        // The action below meets the same fault and answers it in the words of this operation.
        return []
      }
    }),
  )
  return stage.locks.run(rows, async () => {
    const unit = new UnitOfWork(stage.db, stage.tables)
    const answer = await run('batchWriteItem', unit, data)
    refuseEmptyIndexKeys(unit)
    await stage.feed.commit(unit.writes(), unit.changes())
    return answer
  })
}

/** Deletes an item as expiry does, if `expired` still holds for it once its lock is ours. */
export async function expireItem(
  stage: Stage,
  table: string,
  key: Item,
  expired: (item: Item) => boolean,
): Promise<boolean> {
  const params = { TableName: table, Key: key }
  const id = keyOf(params, stage.tables.get(table))
  return stage.locks.run([rowOf(table, id)], async () => {
    const unit = new UnitOfWork(stage.db, stage.tables)
    const item = unit.item(table, id)
    if (!item || !expired(item)) return false
    await run('deleteItem', unit, params)
    await stage.feed.commit(unit.writes(), unit.changes(), TTL_IDENTITY)
    return true
  })
}
