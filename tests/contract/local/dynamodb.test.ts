import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  CreateTableCommand,
  DeleteItemCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ExecuteStatementCommand,
  GetItemCommand,
  ListTablesCommand,
  ListTagsOfResourceCommand,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
  ScanCommand,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand as DocumentQuery,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, startDynamoDb } from './dynamodb-fixture.ts'

const TableName = 'acolhe'
const S = (value: string) => ({ S: value })
const N = (value: number) => ({ N: String(value) })
const key = (PK: string, SK = '1') => ({ PK: S(PK), SK: S(SK) })

let db: Running
beforeAll(async () => {
  db = await startDynamoDb()
})
afterAll(() => db.stop())

const put = (PK: string, SK: string, extra: PutItemCommandInput['Item'] = {}, options: object = {}) =>
  db.client.send(new PutItemCommand({ TableName, Item: { ...key(PK, SK), ...extra }, ...options }))
const get = async (PK: string, SK = '1') =>
  (await db.client.send(new GetItemCommand({ TableName, Key: key(PK, SK) }))).Item

describe('tables', () => {
  test('a table of the template is there, with its indexes and stream', async () => {
    const { Table } = await db.client.send(new DescribeTableCommand({ TableName }))
    expect(Table).toMatchObject({
      TableName,
      TableStatus: 'ACTIVE',
      TableArn: 'arn:aws:dynamodb:sa-east-1:000000000000:table/acolhe',
      BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      GlobalSecondaryIndexes: [
        { IndexName: 'GSI1', IndexStatus: 'ACTIVE' },
        { IndexName: 'GSI2', IndexStatus: 'ACTIVE' },
      ],
    })
    expect(Table?.LatestStreamArn).toMatch(/^arn:aws:dynamodb:sa-east-1:000000000000:table\/acolhe\/stream\//)
  })

  test('is created, tagged, listed and deleted through the API', async () => {
    const name = 'passageira'
    await db.client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' },
      }),
    )
    await waitUntilTableExists({ client: db.client, maxWaitTime: 5, minDelay: 1 }, { TableName: name })
    const { Table } = await db.client.send(new DescribeTableCommand({ TableName: name }))
    await db.client.send(
      new TagResourceCommand({ ResourceArn: Table?.TableArn, Tags: [{ Key: 'a', Value: 'b' }] }),
    )
    const { Tags } = await db.client.send(new ListTagsOfResourceCommand({ ResourceArn: Table?.TableArn }))
    expect(Tags).toEqual([{ Key: 'a', Value: 'b' }])
    expect((await db.client.send(new ListTablesCommand({}))).TableNames).toEqual(['acolhe', 'passageira'])

    await db.client.send(new PutItemCommand({ TableName: name, Item: { id: S('1') } }))
    await db.client.send(new DeleteTableCommand({ TableName: name }))
    expect((await db.client.send(new ListTablesCommand({}))).TableNames).toEqual(['acolhe'])
    await expect(db.client.send(new ScanCommand({ TableName: name }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    })
  })

  test('expiry is set and described', async () => {
    const ttl = (Enabled: boolean) =>
      db.client.send(
        new UpdateTimeToLiveCommand({
          TableName,
          TimeToLiveSpecification: { Enabled, AttributeName: 'ttl' },
        }),
      )
    const described = async () =>
      (await db.client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription
    expect(await described()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' })
    await expect(ttl(true)).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'TimeToLive is already enabled',
    })
    expect((await ttl(false)).TimeToLiveSpecification).toEqual({ Enabled: false, AttributeName: 'ttl' })
    expect(await described()).toEqual({ TimeToLiveStatus: 'DISABLED' })
    await ttl(true)
    expect(await described()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' })
  })
})

describe('writes', () => {
  test('a failed condition answers the item only when asked to', async () => {
    const condition = { ConditionExpression: 'attribute_not_exists(PK)' }
    await put('A', '1', { v: N(1), GSI1PK: S('g') }, condition)
    const refused = { name: 'ConditionalCheckFailedException', message: 'The conditional request failed' }
    await expect(put('A', '1', {}, condition)).rejects.toMatchObject({ ...refused, Item: undefined })
    const ask = { ...condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const
    const Item = { ...key('A'), v: N(1), GSI1PK: S('g') }
    await expect(put('A', '1', {}, ask)).rejects.toMatchObject({ ...refused, Item })
    await expect(
      db.client.send(new DeleteItemCommand({ TableName, Key: key('A'), ...ask })),
    ).rejects.toMatchObject({ ...refused, Item })
    await expect(
      db.client.send(
        new UpdateItemCommand({ TableName, Key: key('A'), UpdateExpression: 'REMOVE v', ...ask }),
      ),
    ).rejects.toMatchObject({ ...refused, Item })
    expect(await get('A')).toEqual(Item)
  })

  test('update expressions: if_not_exists, arithmetic, list_append, ADD, REMOVE', async () => {
    const { Attributes } = await db.client.send(
      new UpdateItemCommand({
        TableName,
        Key: key('U'),
        UpdateExpression:
          'SET #c = if_not_exists(#c, :z) + :one, l = list_append(if_not_exists(l, :e), :l) ADD hits :one, tags :t REMOVE nope',
        ExpressionAttributeNames: { '#c': 'cnt' },
        ExpressionAttributeValues: {
          ':z': N(0),
          ':one': N(1),
          ':e': { L: [] },
          ':l': { L: [S('x')] },
          ':t': { SS: ['a'] },
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    expect(Attributes).toEqual({
      ...key('U'),
      cnt: N(1),
      l: { L: [S('x')] },
      hits: N(1),
      tags: { SS: ['a'] },
    })
  })

  test('conditions: contains, size, between, in, attribute_type, nested paths', async () => {
    await put('M', '1', { m: { M: { a: N(1) } }, s: S('hello') })
    const { Attributes } = await db.client.send(
      new UpdateItemCommand({
        TableName,
        Key: key('M'),
        UpdateExpression: 'SET m.b = :b',
        ConditionExpression:
          'contains(s, :h) AND size(s) > :n AND m.a BETWEEN :n0 AND :n AND s IN (:x, :y) AND attribute_type(m, :mt)',
        ExpressionAttributeValues: {
          ':b': S('q'),
          ':h': S('ell'),
          ':n': N(3),
          ':n0': N(0),
          ':x': S('hello'),
          ':y': S('w'),
          ':mt': S('M'),
        },
        ReturnValues: 'UPDATED_NEW',
      }),
    )
    expect(Attributes).toEqual({ m: { M: { b: S('q') } } })
  })

  test.each([
    ['a reserved word', { UpdateExpression: 'SET status = :s', ExpressionAttributeValues: { ':s': S('x') } }],
    [
      'a value no expression uses',
      { UpdateExpression: 'SET a = :s', ExpressionAttributeValues: { ':s': S('x'), ':u': S('y') } },
    ],
    [
      'an empty string in an index key',
      { UpdateExpression: 'SET GSI1PK = :s', ExpressionAttributeValues: { ':s': S('') } },
    ],
    [
      'another type in an index key',
      { UpdateExpression: 'SET GSI1PK = :s', ExpressionAttributeValues: { ':s': N(1) } },
    ],
    [
      'more than 400 KB',
      { UpdateExpression: 'SET a = :s', ExpressionAttributeValues: { ':s': S('x'.repeat(410 * 1024)) } },
    ],
  ])('refuses %s', async (_what, update) => {
    await expect(
      db.client.send(new UpdateItemCommand({ TableName, Key: key('R'), ...update })),
    ).rejects.toMatchObject({ name: 'ValidationException' })
    expect(await get('R')).toBeUndefined()
  })

  test('an empty index key is refused in the words of AWS, in single and batch puts', async () => {
    const refused = {
      name: 'ValidationException',
      message:
        'One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: GSI1, IndexKey: GSI1PK',
    }
    const Item = { ...key('E'), GSI1PK: S(''), GSI1SK: S('x') }
    await expect(db.client.send(new PutItemCommand({ TableName, Item }))).rejects.toMatchObject(refused)
    const batch = new BatchWriteItemCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item } }] } })
    await expect(db.client.send(batch)).rejects.toMatchObject(refused)
    expect(await get('E')).toBeUndefined()
  })

  test('of 50 conditional updates at once exactly one wins', async () => {
    await put('corrida', '1', { situacao: S('queued') })
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, doctor) =>
        db.client.send(
          new UpdateItemCommand({
            TableName,
            Key: key('corrida'),
            UpdateExpression: 'SET situacao = :to, assigned_to = :doctor',
            ConditionExpression: 'situacao = :from',
            ExpressionAttributeValues: { ':from': S('queued'), ':to': S('assigned'), ':doctor': N(doctor) },
          }),
        ),
      ),
    )
    const winners = results.flatMap(({ status }, doctor) => (status === 'fulfilled' ? [doctor] : []))
    expect(winners).toHaveLength(1)
    expect(await get('corrida')).toEqual({
      ...key('corrida'),
      situacao: S('assigned'),
      assigned_to: N(winners[0] ?? -1),
    })
    expect(
      results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : [])),
    ).toEqual(
      Array.from({ length: 49 }, () => 'ConditionalCheckFailedException: The conditional request failed'),
    )
  })

  test('100 counters at once lose none', async () => {
    await Promise.all(
      Array.from({ length: 100 }, () =>
        db.client.send(
          new UpdateItemCommand({
            TableName,
            Key: key('contador'),
            UpdateExpression: 'ADD n :one',
            ExpressionAttributeValues: { ':one': N(1) },
          }),
        ),
      ),
    )
    expect(await get('contador')).toEqual({ ...key('contador'), n: N(100) })
  })
})

describe('reads', () => {
  beforeAll(async () => {
    await db.client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [TableName]: Array.from({ length: 25 }, (_, i) => ({
            PutRequest: {
              Item: {
                ...key('B', `i${String(i).padStart(3, '0')}`),
                GSI1PK: S('g'),
                GSI1SK: S(`2026-02-${String(i + 1).padStart(2, '0')}`),
                v: N(i),
              },
            },
          })),
        },
      }),
    )
  })

  test('BatchGetItem', async () => {
    const Keys = [key('B', 'i000'), key('B', 'i001'), key('B', 'ausente')]
    const { Responses } = await db.client.send(
      new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys } } }),
    )
    expect(Responses?.[TableName]?.map((item) => item.v?.N).sort()).toEqual(['0', '1'])
  })

  test('an index is queried backwards in pages', async () => {
    const found: (string | undefined)[] = []
    let ExclusiveStartKey: PutItemCommandInput['Item']
    do {
      const page: { Items?: PutItemCommandInput['Item'][]; LastEvaluatedKey?: PutItemCommandInput['Item'] } =
        await db.client.send(
          new QueryCommand({
            TableName,
            IndexName: 'GSI1',
            KeyConditionExpression: 'GSI1PK = :g AND begins_with(GSI1SK, :p)',
            ExpressionAttributeValues: { ':g': S('g'), ':p': S('2026-02') },
            ScanIndexForward: false,
            Limit: 10,
            ExclusiveStartKey,
          }),
        )
      found.push(...(page.Items ?? []).map((item) => item?.GSI1SK?.S))
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    expect(found).toEqual(Array.from({ length: 25 }, (_, i) => `2026-02-${String(25 - i).padStart(2, '0')}`))
  })

  test('an item that loses its index key leaves the index', async () => {
    await put('sai', '1', { GSI2PK: S('fila'), GSI2SK: S('1') })
    const queue = async () =>
      (
        await db.client.send(
          new QueryCommand({
            TableName,
            IndexName: 'GSI2',
            KeyConditionExpression: 'GSI2PK = :f',
            ExpressionAttributeValues: { ':f': S('fila') },
          }),
        )
      ).Count
    expect(await queue()).toBe(1)
    await db.client.send(
      new UpdateItemCommand({ TableName, Key: key('sai'), UpdateExpression: 'REMOVE GSI2PK, GSI2SK' }),
    )
    expect(await queue()).toBe(0)
  })

  test('filter, projection and count', async () => {
    const answer = await db.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'PK = :p AND SK BETWEEN :a AND :b',
        FilterExpression: 'v >= :v',
        ExpressionAttributeValues: { ':p': S('B'), ':a': S('i000'), ':b': S('i020'), ':v': N(19) },
        ProjectionExpression: 'SK, v',
      }),
    )
    expect(answer).toMatchObject({
      Count: 2,
      ScannedCount: 21,
      Items: [
        { SK: S('i019'), v: N(19) },
        { SK: S('i020'), v: N(20) },
      ],
    })
  })

  test('scans come in pages of 1 MB and in segments that hold everything once', async () => {
    const pad = 'y'.repeat(1000)
    for (let batch = 0; batch < 60; batch += 1)
      await db.client.send(
        new BatchWriteItemCommand({
          RequestItems: {
            [TableName]: Array.from({ length: 25 }, (_, i) => ({
              PutRequest: { Item: { ...key(`L${batch % 10}`, `${batch}-${i}`), pad: S(pad) } },
            })),
          },
        }),
      )
    const scan = async (segment: object) => {
      const keys: string[] = []
      let pages = 0
      let ExclusiveStartKey: PutItemCommandInput['Item']
      do {
        const page: {
          Items?: PutItemCommandInput['Item'][]
          LastEvaluatedKey?: PutItemCommandInput['Item']
        } = await db.client.send(new ScanCommand({ TableName, ExclusiveStartKey, ...segment }))
        keys.push(...(page.Items ?? []).map((item) => `${item?.PK?.S}/${item?.SK?.S}`))
        ExclusiveStartKey = page.LastEvaluatedKey
        pages += 1
      } while (ExclusiveStartKey)
      return { keys, pages }
    }
    const whole = await scan({})
    expect(whole.keys.length).toBeGreaterThanOrEqual(1500)
    expect(whole.pages).toBeGreaterThan(1)
    expect(new Set(whole.keys).size).toBe(whole.keys.length)
    const halves = await Promise.all([0, 1].map((Segment) => scan({ Segment, TotalSegments: 2 })))
    expect(halves.flatMap(({ keys }) => keys).sort()).toEqual(whole.keys.sort())
  })

  test('the document client reads and writes plain objects', async () => {
    const documents = DynamoDBDocumentClient.from(db.client, {
      marshallOptions: { removeUndefinedValues: true },
    })
    const item = {
      PK: 'doc',
      SK: '1',
      nome: 'Ana',
      idade: 40,
      ativo: true,
      nada: null,
      lista: [1, { a: 'b' }],
    }
    await documents.send(new PutCommand({ TableName, Item: { ...item, ausente: undefined } }))
    const Key = { PK: 'doc', SK: '1' }
    expect((await documents.send(new GetCommand({ TableName, Key }))).Item).toEqual(item)
    const { Items } = await documents.send(
      new DocumentQuery({
        TableName,
        KeyConditionExpression: 'PK = :p',
        ExpressionAttributeValues: { ':p': 'doc' },
      }),
    )
    expect(Items).toEqual([item])
  })
})

describe('what is not emulated is refused by name', () => {
  test.each([
    ['ExecuteStatement', new ExecuteStatementCommand({ Statement: 'SELECT * FROM acolhe' })],
    [
      'UpdateContinuousBackups',
      new UpdateContinuousBackupsCommand({
        TableName,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      }),
    ],
  ])('%s', async (operation, command) => {
    const refusal: unknown = await db.client
      .send(command as ExecuteStatementCommand)
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      name: 'NotEmulated',
      message: `NotEmulated: dynamodb.${operation}`,
      $metadata: { httpStatusCode: 501 },
    })
  })

  test('the streams API', async () => {
    const answer = await fetch(db.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDBStreams_20120810.ListStreams',
      },
      body: '{}',
    })
    expect(answer.status).toBe(501)
    expect(await answer.json()).toEqual({
      __type: 'NotEmulated',
      message: 'NotEmulated: dynamodb DynamoDBStreams_20120810.ListStreams',
    })
  })
})
