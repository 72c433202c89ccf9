import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  check,
  EXISTS,
  NEW,
  put,
  remove,
  update,
  updateAndGet,
  write,
  writeIf,
} from '#lambdas/store/table.ts'

const key = { pk: 'CONSULTA#c', sk: 'CONSULTA' }
const change = { set: { visto_em: '2026-11-20T12:00:00.000Z' } }
/** What the table answers to a single write on an item that a transaction is working on. */
const conflict = () =>
  new TransactionConflictException({ $metadata: {}, message: 'Transaction is ongoing for the item' })
const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'Transaction cancelled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  })
const dynamo = mockClient(DynamoDBDocumentClient)

beforeEach(() => {
  dynamo.reset()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe('a write that meets a transaction under way', () => {
  it.each([
    ['put', () => write(put(key, NEW))],
    ['update', () => write(update(key, change, EXISTS))],
    ['delete', () => write(remove(key, EXISTS))],
    ['update that is answered', () => updateAndGet(key, change, EXISTS)],
  ] as const)('is sent again: %s', async (_what, send) => {
    dynamo.onAnyCommand().rejectsOnce(conflict()).rejectsOnce(conflict()).resolves({})
    await send()
    expect(dynamo.calls()).toHaveLength(3)
  })

  it('is sent again: transaction', async () => {
    dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'TransactionConflict')).resolves({})
    await write(put(key, NEW), check({ pk: 'x', sk: 'x' }, EXISTS))
    expect(dynamo.calls()).toHaveLength(2)
  })

  it('still says which condition failed once it is through', async () => {
    const failed = new ConditionalCheckFailedException({ $metadata: {}, message: '' })
    dynamo.on(PutCommand).rejectsOnce(conflict()).rejects(failed)
    await expect(write(put(key, NEW))).rejects.toMatchObject({
      name: 'ConditionFailed',
      failures: [{ index: 0, key }],
    })
  })

  it('is given up when the conflict does not end', async () => {
    dynamo.on(PutCommand).rejects(conflict())
    await expect(write(put(key, NEW))).rejects.toBeInstanceOf(TransactionConflictException)
    expect(dynamo.calls()).toHaveLength(6)
  })
})

it('a transaction of which a condition failed is not sent again, whatever else it met', async () => {
  dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'ConditionalCheckFailed'))
  const outra = { pk: 'x', sk: 'x' }
  await expect(write(put(key, NEW), check(outra, EXISTS))).rejects.toMatchObject({
    name: 'ConditionFailed',
    failures: [{ index: 1, key: outra }],
  })
  expect(dynamo.calls()).toHaveLength(1)
})

describe('a write whose condition is a question', () => {
  it('says whether it was written, alone or as a transaction', async () => {
    dynamo.onAnyCommand().resolves({})
    expect(await writeIf(put(key, NEW))).toBe(true)
    dynamo.on(PutCommand).rejects(new ConditionalCheckFailedException({ $metadata: {}, message: '' }))
    expect(await writeIf(put(key, NEW))).toBe(false)
    dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'))
    expect(await writeIf(put(key, NEW), check({ pk: 'x', sk: 'x' }, EXISTS))).toBe(false)
  })

  it('does not take any other failure for an answer', async () => {
    dynamo.on(PutCommand).rejects(conflict())
    await expect(writeIf(put(key, NEW))).rejects.toBeInstanceOf(TransactionConflictException)
  })
})
