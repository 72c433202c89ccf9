import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { env } from '#lambdas/runtime/env.ts'
import { CORRELACAO, correlacaoAtual } from '#lambdas/runtime/rastro.ts'

/** The only access to the table: every write states its condition, and facts that span items are one transaction. */

export interface Key {
  readonly pk: string
  readonly sk: string
}
export type Item = Key & Readonly<Record<string, unknown>>

type Value = string | number | boolean | null
/** What one attribute must be for the write to happen. */
export type Test =
  | Value
  | { readonly absent: true }
  | { readonly exists: true }
  | { readonly in: readonly Value[] }
  | { readonly not: Value }
  | { readonly lt: string | number }
  | { readonly gte: string | number }
/** All tests must hold; `pk: { absent: true }` means "does not exist yet". */
export type When = Readonly<Record<string, Test>>

/** The item must not exist yet. */
export const NEW: When = { pk: { absent: true } }
/** The item must exist. */
export const EXISTS: When = { pk: { exists: true } }
/** For writes that are right whatever is stored: repeating them changes nothing. */
export const ALWAYS: When = {}

export interface Change {
  readonly set?: Readonly<Record<string, unknown>>
  readonly add?: Readonly<Record<string, number>>
  readonly remove?: readonly string[]
}

export type Write =
  | { readonly kind: 'put'; readonly item: Item; readonly when: When }
  | { readonly kind: 'update'; readonly key: Key; readonly change: Change; readonly when: When }
  | { readonly kind: 'delete'; readonly key: Key; readonly when: When }
  | { readonly kind: 'check'; readonly key: Key; readonly when: When }

export const put = (item: Item, when: When): Write => ({ kind: 'put', item, when })
export const update = (key: Key, change: Change, when: When): Write => ({ kind: 'update', key, change, when })
export const remove = (key: Key, when: When): Write => ({ kind: 'delete', key, when })
export const check = (key: Key, when: When): Write => ({ kind: 'check', key, when })

/** A write whose condition failed, with the item that was stored; absent when there was none. */
interface Failure {
  /** Which of the writes. */
  readonly index: number
  readonly key: Key
  readonly item: Item | undefined
}

/** Writes whose conditions did not hold; nothing was written. */
export class ConditionFailed extends Error {
  constructor(readonly failures: readonly [Failure, ...Failure[]]) {
    super(`Condition of write ${failures.map(({ index }) => index).join(', ')} failed`)
    this.name = 'ConditionFailed'
  }

  /** The failure of the write to this key; undefined when its condition held. */
  at({ pk, sk }: Key): Failure | undefined {
    return this.failures.find(({ key }) => key.pk === pk && key.sk === sk)
  }
}

const dynamo = new DynamoDBClient({})
// The SDK's logger middleware filters sensitive fields from every request and response even when nothing is logged,
// which takes a tenth of a call's time.
dynamo.middlewareStack.remove('loggerMiddleware')
const client = DynamoDBDocumentClient.from(dynamo, {
  marshallOptions: { removeUndefinedValues: true },
})
const CONFLICT_TRIES = 6

/** The stored item, strongly consistent. */
export async function get(key: Key): Promise<Item | undefined> {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: env('TABELA'), Key: { pk: key.pk, sk: key.sk }, ConsistentRead: true }),
  )
  return item as Item | undefined
}

type Asked = NonNullable<BatchGetCommandInput['RequestItems']>

/** What was read together: the item of each key, undefined where none is stored or the key was not asked for. */
export type Found = (key: Key) => Item | undefined

/**
 * Reads the items of these keys, a request for each hundred. Strongly consistent, which costs double, unless told
 * otherwise.
 */
export async function getAll(
  keys: readonly Key[],
  { consistent = true }: { readonly consistent?: boolean } = {},
): Promise<Found> {
  const requests = Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, nth) =>
    keys.slice(nth * BATCH, (nth + 1) * BATCH),
  )
  const items = await Promise.all(requests.map((some) => getBatch(some, consistent)))
  const found = new Map(items.flat().map((item) => [nameOf(item), item]))
  return (key) => found.get(nameOf(key))
}

const nameOf = ({ pk, sk }: { readonly pk?: unknown; readonly sk?: unknown }): string =>
  JSON.stringify([pk, sk])

/** The most items the table returns in one request. */
const BATCH = 100

async function getBatch(keys: readonly Key[], consistent: boolean): Promise<Item[]> {
  const table = env('TABELA')
  const found: Item[] = []
  let asked: Asked = { [table]: { Keys: keys.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: consistent } }
  do {
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems: asked }))
    found.push(...((Responses?.[table] ?? []) as Item[]))
    asked = UnprocessedKeys ?? {}
  } while (asked[table])
  return found
}

/**
 * Performs the writes: one is a plain conditional write, several are one transaction, all or nothing.
 * @throws ConditionFailed when a condition does not hold; nothing is written then.
 */
export async function write(...writes: readonly Write[]): Promise<void> {
  const [only] = writes
  if (only && writes.length === 1 && only.kind !== 'check') await writeOne(only)
  else await writeAll(writes)
}

/** Writes if every condition holds; false when one does not: nothing is written then. */
export async function writeIf(...writes: readonly Write[]): Promise<boolean> {
  try {
    await write(...writes)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** Updates one item and answers it as it stands afterwards. */
export async function updateAndGet(key: Key, change: Change, when: When): Promise<Item> {
  try {
    const { Attributes } = await throughConflicts(() =>
      client.send(new UpdateCommand({ ...updateInput(key, change, when), ReturnValues: 'ALL_NEW' })),
    )
    return Attributes as Item
  } catch (error) {
    throw conditionError(error, key)
  }
}

interface Question {
  readonly index?: 'gsi1' | 'gsi2' | 'gsi3' | 'gsi4'
  readonly pk: string
  readonly prefix?: string
  /** Inclusive bounds of the sort key. */
  readonly from?: string
  readonly to?: string
  readonly newestFirst?: boolean
  readonly limit?: number
}

/** Items of one partition, in sort-key order; follows pages until `limit` or the end. */
export async function query(question: Question): Promise<Item[]> {
  const pk = question.index ? `${question.index}pk` : 'pk'
  const sk = question.index ? `${question.index}sk` : 'sk'
  const range = rangeOf(question)
  const items: Item[] = []
  let start: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: env('TABELA'),
        IndexName: question.index,
        KeyConditionExpression: `#pk = :pk${range.expression}`,
        ExpressionAttributeNames: { '#pk': pk, ...(range.expression && { '#sk': sk }) },
        ExpressionAttributeValues: { ':pk': question.pk, ...range.values },
        ScanIndexForward: !question.newestFirst,
        ConsistentRead: question.index ? undefined : true,
        Limit: question.limit ? question.limit - items.length : undefined,
        ExclusiveStartKey: start,
      }),
    )
    items.push(...((page.Items ?? []) as Item[]))
    start = page.LastEvaluatedKey
  } while (start && (!question.limit || items.length < question.limit))
  return items
}

function rangeOf({ prefix, from, to }: Question): { expression: string; values: Record<string, string> } {
  if (prefix !== undefined)
    return { expression: ' AND begins_with(#sk, :prefix)', values: { ':prefix': prefix } }
  if (from !== undefined && to !== undefined)
    return { expression: ' AND #sk BETWEEN :from AND :to', values: { ':from': from, ':to': to } }
  if (from !== undefined) return { expression: ' AND #sk >= :from', values: { ':from': from } }
  if (to !== undefined) return { expression: ' AND #sk <= :to', values: { ':to': to } }
  return { expression: '', values: {} }
}

async function writeOne(write: Exclude<Write, { kind: 'check' }>): Promise<void> {
  try {
    await throughConflicts(() => sendOne(write))
  } catch (error) {
    throw conditionError(error, keyOf(write))
  }
}

function sendOne(write: Exclude<Write, { kind: 'check' }>): Promise<unknown> {
  switch (write.kind) {
    case 'put':
      return client.send(new PutCommand(putInput(write.item, write.when)))
    case 'update':
      return client.send(new UpdateCommand(updateInput(write.key, write.change, write.when)))
    case 'delete':
      return client.send(new DeleteCommand(keyInput(write.key, write.when)))
  }
}

async function writeAll(writes: readonly Write[]): Promise<void> {
  const TransactItems = writes.map(transactItem)
  const ClientRequestToken = crypto.randomUUID()
  try {
    await throughConflicts(() => client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken })))
  } catch (error) {
    const [first, ...others] = reasonsOf(error).flatMap(({ Code, Item: item }, index): Failure[] => {
      const failed = writes[index]
      return failed && Code === 'ConditionalCheckFailed'
        ? [{ index, key: keyOf(failed), item: stored(item) }]
        : []
    })
    throw first ? new ConditionFailed([first, ...others]) : error
  }
}

/**
 * Sends a write again, after a moment, while a transaction is under way on one of its items: nothing was written then.
 * The SDK repeats neither a single write nor a transaction that meets one.
 */
async function throughConflicts<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      if (!isConflict(error) || attempt === CONFLICT_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}

/** A transaction of which a condition failed as well is not sent again: it would fail the same way. */
function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true
  const codes = new Set(reasonsOf(error).map(({ Code }) => Code))
  return codes.has('TransactionConflict') && !codes.has('ConditionalCheckFailed')
}

/** Why a transaction was cancelled, write by write; nothing for any other error. */
const reasonsOf = (error: unknown) =>
  error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : []

function conditionError(error: unknown, key: Key): unknown {
  if (!(error instanceof ConditionalCheckFailedException)) return error
  return new ConditionFailed([{ index: 0, key, item: stored(error.Item) }])
}

const keyOf = (write: Write): Key => (write.kind === 'put' ? write.item : write.key)

/** The item on which the condition failed: the document client does not unmarshall the items inside an error. */
const stored = (item: Parameters<typeof unmarshall>[0] | undefined): Item | undefined =>
  item && (unmarshall(item) as Item)

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

function transactItem(write: Write): TransactItem {
  switch (write.kind) {
    case 'put':
      return { Put: putInput(write.item, write.when) }
    case 'update':
      return { Update: updateInput(write.key, write.change, write.when) }
    case 'delete':
      return { Delete: keyInput(write.key, write.when) }
    case 'check': {
      const { ConditionExpression, ...input } = keyInput(write.key, write.when)
      if (!ConditionExpression) throw new Error('A check without a condition checks nothing')
      return { ConditionCheck: { ...input, ConditionExpression } }
    }
  }
}

/** Collects names and values of one expression; attribute names are always escaped. */
class Expression {
  readonly names: Record<string, string> = {}
  readonly values: Record<string, unknown> = {}

  name(attribute: string): string {
    const alias = `#${attribute.replace(/[^A-Za-z0-9_]/g, '_')}`
    this.names[alias] = attribute
    return alias
  }

  value(value: unknown): string {
    const alias = `:v${Object.keys(this.values).length}`
    this.values[alias] = value
    return alias
  }

  test(attribute: string, test: Test): string {
    const name = this.name(attribute)
    if (test === null || typeof test !== 'object') return `${name} = ${this.value(test)}`
    if ('absent' in test) return `attribute_not_exists(${name})`
    if ('exists' in test) return `attribute_exists(${name})`
    if ('in' in test) return `${name} IN (${test.in.map((value) => this.value(value)).join(', ')})`
    if ('not' in test) return `${name} <> ${this.value(test.not)}`
    if ('lt' in test) return `${name} < ${this.value(test.lt)}`
    return `${name} >= ${this.value(test.gte)}`
  }

  condition(when: When): string | undefined {
    const tests = Object.entries(when).map(([attribute, test]) => this.test(attribute, test))
    return tests.length ? tests.join(' AND ') : undefined
  }

  change({ set = {}, add = {}, remove = [] }: Change): string {
    const sets = Object.entries(set)
      .filter(([, value]) => value !== undefined)
      .map(([attribute, value]) => `${this.name(attribute)} = ${this.value(value)}`)
    const adds = Object.entries(add).map(
      ([attribute, value]) => `${this.name(attribute)} ${this.value(value)}`,
    )
    const removes = remove.map((attribute) => this.name(attribute))
    return [
      sets.length && `SET ${sets.join(', ')}`,
      adds.length && `ADD ${adds.join(', ')}`,
      removes.length && `REMOVE ${removes.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' ')
  }

  get attributes() {
    return {
      ExpressionAttributeNames: Object.keys(this.names).length ? this.names : undefined,
      ExpressionAttributeValues: Object.keys(this.values).length ? this.values : undefined,
    }
  }
}

/**
 * The correlation id of the running call is stored with the item, and the table's stream passes it on; a write outside
 * of any call keeps the one that is there.
 */
function carimbo(): Readonly<Record<string, string>> {
  const correlacao = correlacaoAtual()
  return correlacao === undefined ? {} : { [CORRELACAO]: correlacao }
}

/** A refused write tells what stood in its way, which spares reading it again. */
const WITH_ITEM = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const

function putInput(item: Item, when: When) {
  const expression = new Expression()
  const ConditionExpression = expression.condition(when)
  const Item = { ...item, ...carimbo() }
  return { TableName: env('TABELA'), Item, ConditionExpression, ...WITH_ITEM, ...expression.attributes }
}

function keyInput(key: Key, when: When) {
  const expression = new Expression()
  const ConditionExpression = expression.condition(when)
  return {
    TableName: env('TABELA'),
    Key: { pk: key.pk, sk: key.sk },
    ConditionExpression,
    ...WITH_ITEM,
    ...expression.attributes,
  }
}

function updateInput(key: Key, change: Change, when: When) {
  const expression = new Expression()
  const UpdateExpression = expression.change({ ...change, set: { ...change.set, ...carimbo() } })
  const ConditionExpression = expression.condition(when)
  return {
    TableName: env('TABELA'),
    Key: { pk: key.pk, sk: key.sk },
    UpdateExpression,
    ConditionExpression,
    ...WITH_ITEM,
    ...expression.attributes,
  }
}
