import {
  type AttributeValue,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acolhe, type Running, startDynamoDb } from './dynamodb-fixture.ts'

const { TableName } = acolhe
const key = (SK: string) => ({ PK: { S: 'EXPRESSAO' }, SK: { S: SK } })

let db: Running
beforeAll(async () => {
  db = await startDynamoDb()
})
afterAll(() => db.stop())

const change = (SK: string, input: Partial<UpdateItemCommandInput>) =>
  db.client.send(new UpdateItemCommand({ TableName, Key: key(SK), ...input }))

async function stored(SK: string): Promise<Record<string, AttributeValue> | undefined> {
  const { Item } = await db.client.send(new GetItemCommand({ TableName, Key: key(SK) }))
  return Item
}

/** An expression is parsed once: what comes later must be its own. */
describe('an expression that comes again', () => {
  test('takes the values of each request', async () => {
    for (const name of ['um', 'dois', 'tres'])
      await change(name, {
        UpdateExpression: 'SET #a = :v, b = if_not_exists(b, :v), c = list_append(:l, :l)',
        ExpressionAttributeNames: { '#a': 'a' },
        ExpressionAttributeValues: { ':v': { S: name }, ':l': { L: [{ S: name }] } },
      })
    for (const name of ['um', 'dois', 'tres'])
      expect(await stored(name)).toEqual({
        ...key(name),
        a: { S: name },
        b: { S: name },
        c: { L: [{ S: name }, { S: name }] },
      })
  })

  test('takes the names of each request', async () => {
    for (const name of ['x', 'y'])
      await change('nomes', {
        UpdateExpression: 'SET #n = :v',
        ExpressionAttributeNames: { '#n': name },
        ExpressionAttributeValues: { ':v': { S: name } },
      })
    expect(await stored('nomes')).toEqual({ ...key('nomes'), x: { S: 'x' }, y: { S: 'y' } })
  })

  test('is judged by each item and by the values of each request', async () => {
    const turn = (from: string, to: string) =>
      change('vez', {
        UpdateExpression: 'SET s = :to',
        ConditionExpression: 's = :from OR attribute_not_exists(s)',
        ExpressionAttributeValues: { ':from': { S: from }, ':to': { S: to } },
      })
    await turn('nada', 'a')
    await turn('a', 'b')
    await expect(turn('a', 'c')).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' })
    await turn('b', 'c')
    expect(await stored('vez')).toEqual({ ...key('vez'), s: { S: 'c' } })
  })

  test('is refused for a value of a type it cannot have', async () => {
    const add = (value: AttributeValue) =>
      change('soma', { UpdateExpression: 'ADD n :n', ExpressionAttributeValues: { ':n': value } })
    await add({ N: '2' })
    const refused = 'Incorrect operand type for operator or function'
    await expect(add({ S: '2' })).rejects.toThrow(refused)
    await expect(add({ S: '2' })).rejects.toThrow(refused)
    await add({ N: '3' })
    expect(await stored('soma')).toEqual({ ...key('soma'), n: { N: '5' } })
  })

  test('counts only what it uses itself as used', async () => {
    const names = { '#a': 'a', '#b': 'b' }
    const values = { ':v': { S: 'v' }, ':w': { S: 'w' } }
    const both = { ExpressionAttributeNames: names, ExpressionAttributeValues: values }
    await change('usados', {
      UpdateExpression: 'SET #a = :v, #b = :w',
      ConditionExpression: '#a <> :v',
      ...both,
    })
    await expect(
      change('usados', { UpdateExpression: 'REMOVE c', ConditionExpression: '#a <> :v', ...both }),
    ).rejects.toThrow('unused in expressions: keys: {#b}')
  })

  test('with bounds is refused where they cross', async () => {
    const between = (from: string, to: string) =>
      db.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'PK = :p AND SK BETWEEN :a AND :b',
          ExpressionAttributeValues: { ':p': { S: 'EXPRESSAO' }, ':a': { S: from }, ':b': { S: to } },
        }),
      )
    expect((await between('dois', 'nomes')).Items?.map(({ SK }) => SK?.S)).toEqual(['dois', 'nomes'])
    await expect(between('nomes', 'dois')).rejects.toThrow('greater than or equal to lower bound')
  })
})
