import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StreamRecord } from '../../../local/aws/dynamodb/record.ts'
import { NotEmulated } from '../../../local/aws/service.ts'
import { wantedBy } from '../../../local/cloud/tables.ts'
import { acolhe, Collected, type Running, startDynamoDb } from './dynamodb-fixture.ts'

const TableName = 'acolhe'
const S = (value: string) => ({ S: value })
const N = (value: number) => ({ N: String(value) })
const key = (PK: string, SK = '1') => ({ PK: S(PK), SK: S(SK) })
const values = (records: readonly StreamRecord[]) =>
  records.map(({ dynamodb }) => Number(dynamodb.NewImage?.v?.N))
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

let db: Running
let clock: number
const now = () => clock
beforeEach(async () => {
  clock = Date.UTC(2026, 0, 1)
  db = await startDynamoDb({ now })
})
afterEach(() => db.stop())

const put = (v: number, PK = 'fluxo', extra = {}) =>
  db.client.send(new PutItemCommand({ TableName, Item: { ...key(PK), v: N(v), ...extra } }))
const putAll = async (from: number, to: number) => {
  for (const v of numbers(from, to)) await put(v)
}
const restart = async () => {
  const { folder } = db
  await db.stop()
  db = await startDynamoDb({ folder, now })
}

test('idle is when every consumer is done with every change, not while one works on it', async () => {
  await put(1)
  const gate = new EventEmitter()
  const handler = vi.fn(async () => {
    await once(gate, 'finish')
  })
  db.service.consume('difundir', TableName, handler)
  for (const times of [1, 2]) {
    await vi.waitUntil(() => handler.mock.calls.length === times)
    expect(db.service.idle).toBe(false)
    gate.emit('finish')
    await vi.waitUntil(() => db.service.idle)
    if (times === 1) await put(2)
  }
  expect(handler).toHaveBeenCalledTimes(2)
})

describe('records', () => {
  test('tell what happened, as Lambda gets them', async () => {
    const got = new Collected<StreamRecord>()
    db.service.consume('difundir', TableName, got.add)
    await put(1)
    await put(1)
    await db.client.send(
      new UpdateItemCommand({
        TableName,
        Key: key('fluxo'),
        UpdateExpression: 'SET v = :v',
        ExpressionAttributeValues: { ':v': N(2) },
      }),
    )
    await db.client.send(new DeleteItemCommand({ TableName, Key: key('fluxo') }))
    await db.client.send(new DeleteItemCommand({ TableName, Key: key('fluxo') }))
    await put(3, 'fim')
    await got.until((all) => all.length >= 4)
    const common = {
      eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      eventSourceARN: expect.stringMatching(
        /^arn:aws:dynamodb:sa-east-1:000000000000:table\/acolhe\/stream\//,
      ),
      awsRegion: 'sa-east-1',
    }
    const image = (v: number, PK = 'fluxo') => ({ ...key(PK), v: N(v) })
    const told = (Keys: object) => ({
      ApproximateCreationDateTime: clock / 1000,
      Keys,
      SequenceNumber: expect.stringMatching(/^\d{21}$/),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    })
    const fluxo = told(key('fluxo'))
    expect(got.all).toEqual([
      { ...common, eventName: 'INSERT', dynamodb: { ...fluxo, NewImage: image(1) } },
      { ...common, eventName: 'MODIFY', dynamodb: { ...fluxo, NewImage: image(2), OldImage: image(1) } },
      { ...common, eventName: 'REMOVE', dynamodb: { ...fluxo, OldImage: image(2) } },
      { ...common, eventName: 'INSERT', dynamodb: { ...told(key('fim')), NewImage: image(3, 'fim') } },
    ])
  })

  test('of transactions and batches come too, of cancelled ones never', async () => {
    const got = new Collected<StreamRecord>()
    db.service.consume('difundir', TableName, got.add)
    const item = (v: number) => ({ ...key(`t${v}`), v: N(v) })
    await db.client.send(
      new TransactWriteItemsCommand({
        TransactItems: [1, 2].map((v) => ({ Put: { TableName, Item: item(v) } })),
      }),
    )
    await expect(
      db.client.send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Put: { TableName, Item: item(9) } },
            { Put: { TableName, Item: item(1), ConditionExpression: 'attribute_not_exists(PK)' } },
          ],
        }),
      ),
    ).rejects.toMatchObject({ name: 'TransactionCanceledException' })
    await db.client.send(
      new BatchWriteItemCommand({
        RequestItems: { [TableName]: [3, 4].map((v) => ({ PutRequest: { Item: item(v) } })) },
      }),
    )
    await got.until((all) => all.length >= 4)
    expect(values(got.all)).toEqual([1, 2, 3, 4])
  })

  test('a table without a stream has no consumers', async () => {
    await db.stop()
    const { StreamSpecification: _, ...silent } = acolhe
    db = await startDynamoDb({ tables: [silent], now })
    await put(1)
    expect(() => db.service.consume('difundir', TableName, async () => {})).toThrow(
      'table acolhe has no stream',
    )
  })
})

describe('consumers', () => {
  test('each has its own position, kept over a restart', async () => {
    const first = new Collected<StreamRecord>()
    const stop = db.service.consume('difundir', TableName, first.add)
    db.service.consume('despachar', TableName, () => Promise.reject(new Error('fora do ar')), {
      retryDelayMs: 5,
    })
    await putAll(1, 3)
    await first.until((all) => all.length >= 3)
    await stop()
    await putAll(4, 5)
    await restart()

    const again = new Collected<StreamRecord>()
    const other = new Collected<StreamRecord>()
    db.service.consume('difundir', TableName, again.add)
    db.service.consume('despachar', TableName, other.add)
    await Promise.all([again.until((all) => all.length >= 2), other.until((all) => all.length >= 5)])
    expect(values(again.all)).toEqual([4, 5])
    expect(values(other.all)).toEqual([1, 2, 3, 4, 5])
  })

  test('what all have passed is gone: a new consumer starts after it', async () => {
    const got = new Collected<StreamRecord>()
    const stop = db.service.consume('difundir', TableName, got.add)
    await putAll(1, 3)
    await got.until((all) => all.length >= 3)
    await stop()
    await restart()
    const empty = new Collected<StreamRecord>()
    db.service.consume('difundir', TableName, empty.add)
    await put(4)
    await empty.until((all) => all.length >= 1)
    const late = new Collected<StreamRecord>()
    db.service.consume('tarde', TableName, late.add)
    await put(5)
    await late.until((all) => values(all).includes(5))
    expect(values(late.all).every((v) => v >= 4)).toBe(true)
  })

  test('batches are no larger than asked, in order', async () => {
    await putAll(1, 7)
    const sizes: number[] = []
    const got = new Collected<StreamRecord>()
    const take = async (records: StreamRecord[]) => {
      sizes.push(records.length)
      await got.add(records)
    }
    db.service.consume('difundir', TableName, take, { batchSize: 3 })
    await got.until((all) => all.length >= 7)
    expect(sizes).toEqual([3, 3, 1])
    expect(values(got.all)).toEqual(numbers(1, 7))
  })

  test('a failed batch comes again; a partial failure only from the failed record on', async () => {
    await putAll(1, 5)
    const calls: number[][] = []
    const got = new Collected<StreamRecord>()
    db.service.consume(
      'difundir',
      TableName,
      async (records) => {
        calls.push(values(records))
        if (calls.length === 1) throw new Error('fora do ar')
        if (calls.length > 2) return got.add(records)
        await got.add(records.slice(0, 2))
        return { batchItemFailures: [{ itemIdentifier: records[2]?.dynamodb.SequenceNumber ?? '' }] }
      },
      { retryDelayMs: 1 },
    )
    await got.until((all) => all.length >= 5)
    expect(calls).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [3, 4, 5],
    ])
    expect(values(got.all)).toEqual(numbers(1, 5))
  })

  test('a poisoned record is cut out and handed over; those around it arrive in order', async () => {
    await putAll(1, 8)
    const got = new Collected<StreamRecord>()
    const dead: number[] = []
    db.service.consume(
      'difundir',
      TableName,
      async (records) => {
        if (values(records).includes(6)) throw new Error('veneno')
        await got.add(records)
      },
      {
        retryDelayMs: 1,
        maxAttempts: 3,
        onExhausted: async (record, error) => {
          dead.push(...values([record]))
          expect(error).toEqual(new Error('veneno'))
        },
      },
    )
    await got.until((all) => all.length >= 7)
    expect(values(got.all)).toEqual([1, 2, 3, 4, 5, 7, 8])
    expect(dead).toEqual([6])
  })

  test('what is not wanted is never delivered, and counts as done over a restart', async () => {
    const wanted = ({ dynamodb }: StreamRecord) => Number(dynamodb.NewImage?.['v']?.N) % 2 === 0
    const got = new Collected<StreamRecord>()
    const stop = db.service.consume('difundir', TableName, got.add, { wanted })
    await putAll(1, 5)
    await got.until((all) => all.length >= 2)
    await vi.waitUntil(() => db.service.idle)
    await stop()
    await restart()
    const again = new Collected<StreamRecord>()
    db.service.consume('difundir', TableName, again.add)
    await put(7)
    await again.until((all) => all.length >= 1)
    expect([values(got.all), values(again.all)]).toEqual([[2, 4], [7]])
  })

  test('what is not wanted does not carry a failed one behind it away', async () => {
    const wanted = ({ dynamodb }: StreamRecord) => dynamodb.NewImage?.['v']?.N === '1'
    await putAll(1, 2)
    const failing = vi.fn(async () => Promise.reject(new Error('fora do ar')))
    const stop = db.service.consume('difundir', TableName, failing, { wanted, retryDelayMs: 1 })
    await vi.waitUntil(() => failing.mock.calls.length >= 2)
    await stop()
    const got = new Collected<StreamRecord>()
    db.service.consume('difundir', TableName, got.add, { wanted })
    await got.until((all) => all.length >= 1)
    expect(values(got.all)).toEqual([1])
  })

  test.each([
    [
      'more filters than Lambda takes',
      Array.from({ length: 6 }, () => ({ dynamodb: { Keys: { a: ['1'] } } })),
    ],
    ['a filter by something else than the change', [{ eventName: ['INSERT'] }]],
    ['an operator that is none', [{ dynamodb: { Keys: { a: { S: [{ like: 'x' }] } } } }]],
  ])('%s is refused', (_nome, filters) => {
    const Filters = filters.map((filter) => ({ Pattern: JSON.stringify(filter) }))
    expect(() => wantedBy({ FunctionName: 'difundir', FilterCriteria: { Filters } })).toThrow(NotEmulated)
  })

  test('one name cannot run twice', async () => {
    const stop = db.service.consume('difundir', TableName, async () => {})
    expect(() => db.service.consume('difundir', TableName, async () => {})).toThrow('already running')
    await stop()
    await db.service.consume('difundir', TableName, async () => {})()
  })
})

describe('expiry', () => {
  const seconds = () => Math.floor(clock / 1000)

  test('deletes what is past, and says so in the record', async () => {
    const got = new Collected<StreamRecord>()
    db.service.consume('difundir', TableName, got.add)
    await put(1, 'vencido', { ttl: N(seconds() - 1), GSI1PK: S('g'), GSI1SK: S('1') })
    await put(2, 'vigente', { ttl: N(seconds() + 60) })
    await put(3, 'sem prazo')
    await put(4, 'outro tipo', { ttl: S(String(seconds() - 1)) })
    await put(5, 'antigo demais', { ttl: N(1) })
    expect(await db.service.sweep()).toEqual({ expired: 1 })
    await got.until((all) => all.length >= 6)
    expect(got.all[5]).toMatchObject({
      eventName: 'REMOVE',
      userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
      dynamodb: { Keys: key('vencido'), OldImage: { v: N(1) } },
    })
    expect(got.all.slice(0, 5).map(({ userIdentity }) => userIdentity)).toEqual(Array(5).fill(undefined))
    clock += 61_000
    expect(await db.service.sweep()).toEqual({ expired: 1 })
    const left = await Promise.all(
      ['vencido', 'vigente', 'sem prazo', 'outro tipo', 'antigo demais'].map(async (PK) => {
        const { Item } = await db.client.send(new GetItemCommand({ TableName, Key: key(PK) }))
        return Item?.v?.N
      }),
    )
    expect(left).toEqual([undefined, undefined, '3', '4', '5'])
  })

  test('records older than a day go, unless a running consumer still waits for them', async () => {
    await putAll(1, 3)
    clock += 25 * 60 * 60 * 1000
    await put(4)
    await db.service.sweep()
    const got = new Collected<StreamRecord>()
    const failing = { down: true }
    db.service.consume(
      'difundir',
      TableName,
      async (records) => {
        if (failing.down) throw new Error('fora do ar')
        await got.add(records)
      },
      { retryDelayMs: 1 },
    )
    clock += 25 * 60 * 60 * 1000
    await db.service.sweep()
    failing.down = false
    await got.until((all) => all.length >= 1)
    expect(values(got.all)).toEqual([4])
  })
})

describe('a changed template', () => {
  test('another index set is refused with the way out', async () => {
    const { folder } = db
    await db.stop()
    const tables = [{ ...acolhe, GlobalSecondaryIndexes: acolhe.GlobalSecondaryIndexes?.slice(1) }]
    await expect(startDynamoDb({ folder, tables })).rejects.toThrow(
      'A tabela acolhe mudou de chaves ou de índices desde que os dados locais foram gravados. Comece de novo com "npm start -- --limpar".',
    )
    db = await startDynamoDb({ folder, now })
  })

  test('expiry and stream follow it; items stay', async () => {
    const { folder } = db
    await put(1, 'fica', { ttl: N(Math.floor(clock / 1000) - 1) })
    await db.stop()
    db = await startDynamoDb({ folder, now, tables: [{ ...acolhe, TimeToLiveSpecification: undefined }] })
    expect(await db.service.sweep()).toEqual({ expired: 0 })
    await restart()
    expect(await db.service.sweep()).toEqual({ expired: 1 })
  })
})
