import type { SQSEvent } from 'aws-lambda'
import { expect, it } from 'vitest'
import { queue } from '#lambdas/runtime/stream.ts'
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
