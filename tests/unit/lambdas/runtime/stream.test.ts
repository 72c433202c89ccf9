import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { queue, stream } from '#lambdas/runtime/stream.ts'
import { CONTEXT } from '../../../support/invoke.ts'

const mensagem = (id: string) =>
  JSON.stringify({ id, 'detail-type': 'consulta.status', time: '2026-11-20T10:00:00.000Z', detail: { id } })

it('asks again only for the messages that failed: one that is no event, one whose handling failed', async () => {
  const tratados: string[] = []
  const consumir = queue(async ({ id }) => {
    if (id === 'e3') throw new Error('away')
    tratados.push(id)
  })
  const Records = [mensagem('e1'), 'not JSON', mensagem('e3'), mensagem('e4')].map((body, index) => ({
    messageId: `m${index + 1}`,
    body,
  }))
  expect(await consumir({ Records } as SQSEvent, CONTEXT)).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm2' }, { itemIdentifier: 'm3' }],
  })
  expect(tratados).toEqual(['e1', 'e4'])
})

it('handles a batch one after another where told to, past one that fails', async () => {
  const passos: string[] = []
  const consumir = queue(
    async ({ id }) => {
      passos.push(`${id} começa`)
      await Promise.resolve()
      if (id === 'e1') throw new Error('away')
      passos.push(`${id} termina`)
    },
    { umaPorVez: true },
  )
  const Records = ['e1', 'e2', 'e3'].map((id) => ({ messageId: id, body: mensagem(id) }))
  expect(await consumir({ Records } as SQSEvent, CONTEXT)).toEqual({
    batchItemFailures: [{ itemIdentifier: 'e1' }],
  })
  expect(passos).toEqual(['e1 começa', 'e2 começa', 'e2 termina', 'e3 começa', 'e3 termina'])
})

describe('changes of the table', () => {
  /** Changes of these items, by letter; the sequence number is the place in the batch. */
  const lote = (...itens: readonly string[]) =>
    ({
      Records: itens.map((item, place) => ({
        eventName: 'MODIFY',
        dynamodb: {
          Keys: { pk: { S: item }, sk: { S: 'x' } },
          NewImage: { item: { S: item }, vez: { N: String(place) } },
          SequenceNumber: String(place),
        },
      })),
    }) as DynamoDBStreamEvent

  it('news of one item do not wait for those of another, and each item keeps its order', async () => {
    const feitas: unknown[] = []
    let chegou: () => void = () => undefined
    const b = new Promise<void>((resolve) => (chegou = resolve))
    const consumir = stream(async ({ depois }) => {
      // The first change waits until another item's was handled: one after the other this would never end.
      if (depois?.['vez'] === 0) await b
      feitas.push([depois?.['item'], depois?.['vez']])
      if (depois?.['item'] === 'b') chegou()
    })
    expect(await consumir(lote('a', 'a', 'b'), CONTEXT)).toEqual({ batchItemFailures: [] })
    expect(feitas).toEqual([
      ['b', 2],
      ['a', 0],
      ['a', 1],
    ])
  })

  it('come again from the earliest that failed on; nothing of that item is handled past it', async () => {
    const feitas: unknown[] = []
    const consumir = stream(async ({ depois }) => {
      if (depois?.['vez'] === 1 || depois?.['vez'] === 3) throw new Error('away')
      feitas.push(depois?.['vez'])
    })
    expect(await consumir(lote('a', 'b', 'b', 'c', 'a'), CONTEXT)).toEqual({
      batchItemFailures: [{ itemIdentifier: '1' }],
    })
    expect(feitas).toEqual([0, 4])
  })
})
