import {
  GetItemCommand,
  PutItemCommand,
  TransactGetItemsCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, startDynamoDb } from './dynamodb-fixture.ts'

const TableName = 'acolhe'
const S = (value: string) => ({ S: value })
const N = (value: number) => ({ N: String(value) })
const key = (PK: string, SK = '1') => ({ PK: S(PK), SK: S(SK) })

let db: Running
let clock = Date.UTC(2026, 0, 1)
beforeAll(async () => {
  db = await startDynamoDb({ now: () => clock })
})
afterAll(() => db.stop())

const transact = (TransactItems: TransactWriteItem[], ClientRequestToken?: string) =>
  db.client.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken }))
const put = (PK: string, SK = '1', extra = {}) =>
  db.client.send(new PutItemCommand({ TableName, Item: { ...key(PK, SK), ...extra } }))
const get = async (PK: string, SK = '1') =>
  (await db.client.send(new GetItemCommand({ TableName, Key: key(PK, SK) }))).Item

test('put, update, delete and condition check happen together, once per token', async () => {
  await put('conta', '1', { v: N(1) })
  await put('sobra')
  await put('guarda')
  const items: TransactWriteItem[] = [
    { Put: { TableName, Item: key('novo'), ConditionExpression: 'attribute_not_exists(PK)' } },
    {
      Update: {
        TableName,
        Key: key('conta'),
        UpdateExpression: 'SET v = v + :o',
        ConditionExpression: 'v = :o',
        ExpressionAttributeValues: { ':o': N(1) },
      },
    },
    { Delete: { TableName, Key: key('sobra'), ConditionExpression: 'attribute_exists(PK)' } },
    { ConditionCheck: { TableName, Key: key('guarda'), ConditionExpression: 'attribute_exists(PK)' } },
  ]
  await transact(items, 'ficha-1')
  const after = async () => [await get('novo'), await get('conta'), await get('sobra'), await get('guarda')]
  const expected = [key('novo'), { ...key('conta'), v: N(2) }, undefined, key('guarda')]
  expect(await after()).toEqual(expected)

  await transact(items, 'ficha-1')
  expect(await after()).toEqual(expected)
  await expect(transact(items.slice(0, 1), 'ficha-1')).rejects.toMatchObject({
    name: 'IdempotentParameterMismatchException',
  })

  clock += 10 * 60 * 1000
  await expect(transact(items, 'ficha-1')).rejects.toMatchObject({ name: 'TransactionCanceledException' })
})

test('one failed condition cancels everything and says which', async () => {
  await put('ocupado', '1', { v: N(1) })
  const error: unknown = await transact([
    { Put: { TableName, Item: key('ocupado', '2') } },
    {
      Put: {
        TableName,
        Item: key('ocupado'),
        ConditionExpression: 'attribute_not_exists(PK)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    { ConditionCheck: { TableName, Key: key('ninguem'), ConditionExpression: 'attribute_exists(PK)' } },
    {
      Update: {
        TableName,
        Key: key('ocupado', '3'),
        UpdateExpression: 'SET v = inexistente + :o',
        ExpressionAttributeValues: { ':o': N(99) },
      },
    },
    { Put: { TableName, Item: { ...key('ocupado', '4'), GSI1PK: S(''), GSI1SK: S('x') } } },
    { Delete: { TableName, Key: { PK: S('sem ordem') } } },
  ]).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    name: 'TransactionCanceledException',
    message:
      'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, ConditionalCheckFailed, ValidationError, ValidationError, ValidationError]',
    CancellationReasons: [
      { Code: 'None' },
      {
        Code: 'ConditionalCheckFailed',
        Message: 'The conditional request failed',
        Item: { ...key('ocupado'), v: N(1) },
      },
      { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
      {
        Code: 'ValidationError',
        Message: 'The provided expression refers to an attribute that does not exist in the item',
      },
      { Code: 'ValidationError', Message: expect.stringContaining('IndexName: GSI1, IndexKey: GSI1PK') },
      { Code: 'ValidationError', Message: 'The provided key element does not match the schema' },
    ],
  })
  expect([await get('ocupado', '2'), await get('ocupado', '3'), await get('ocupado', '4')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each<[string, TransactWriteItem[], string]>([
  [
    'two operations on one item',
    [
      { Put: { TableName, Item: key('duplo') } },
      { ConditionCheck: { TableName, Key: key('duplo'), ConditionExpression: 'attribute_exists(PK)' } },
    ],
    'Transaction request cannot include multiple operations on one item',
  ],
  [
    'more than 100 items',
    Array.from({ length: 101 }, (_, i) => ({ Put: { TableName, Item: key('muitos', String(i)) } })),
    "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length less than or equal to 100",
  ],
  [
    'no items',
    [],
    "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length greater than or equal to 1",
  ],
  [
    'two actions in one item',
    [{ Put: { TableName, Item: key('x') }, Delete: { TableName, Key: key('y') } }],
    'TransactItems can only contain one of Check, Put, Update or Delete',
  ],
  [
    'a check without condition',
    [{ ConditionCheck: { TableName, Key: key('x'), ConditionExpression: undefined } }],
    "1 validation error detected: Value null at 'transactItems.1.member.conditionCheck.conditionExpression' failed to satisfy constraint: Member must not be null",
  ],
])('refuses %s', async (_what, items, message) => {
  await expect(transact(items)).rejects.toMatchObject({ name: 'ValidationException', message })
})

test('exactly 100 items are accepted', async () => {
  await transact(Array.from({ length: 100 }, (_, i) => ({ Put: { TableName, Item: key('cem', String(i)) } })))
  expect(await get('cem', '99')).toEqual(key('cem', '99'))
})

test('an unknown table is not found', async () => {
  await expect(transact([{ Put: { TableName: 'outra', Item: key('x') } }])).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  })
})

test('of 20 transactions for one slot at once exactly one wins, and the others leave nothing', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      transact([
        { Put: { TableName, Item: key('vaga', `b${i}`) } },
        { Put: { TableName, Item: key('vaga', 'slot'), ConditionExpression: 'attribute_not_exists(PK)' } },
      ]),
    ),
  )
  const winners = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []))
  expect(winners).toHaveLength(1)
  for (let i = 0; i < 20; i += 1)
    expect(await get('vaga', `b${i}`)).toEqual(i === winners[0] ? key('vaga', `b${i}`) : undefined)
})

test('transactions over the same items in opposite orders finish and never interleave', async () => {
  const names = ['p', 'q', 'r']
  const set = (value: number, order: readonly string[]) =>
    transact(order.map((PK) => ({ Put: { TableName, Item: { ...key(PK), v: N(value) } } })))
  const read = async () => {
    const { Responses } = await db.client.send(
      new TransactGetItemsCommand({
        TransactItems: names.map((PK) => ({ Get: { TableName, Key: key(PK) } })),
      }),
    )
    return Responses?.map(({ Item }) => Item?.v?.N)
  }
  await set(0, names)
  const reads = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      await set(i, i % 2 ? names : names.toReversed())
      return read()
    }),
  )
  for (const seen of reads) expect(new Set(seen).size).toBe(1)
})

test('TransactGetItems answers in order, with a gap for what is not there', async () => {
  await put('lido', '1', { v: N(7), w: N(8) })
  const { Responses } = await db.client.send(
    new TransactGetItemsCommand({
      TransactItems: [
        { Get: { TableName, Key: key('nao-ha') } },
        { Get: { TableName, Key: key('lido'), ProjectionExpression: 'v' } },
      ],
    }),
  )
  expect(Responses).toEqual([{}, { Item: { v: N(7) } }])
})
