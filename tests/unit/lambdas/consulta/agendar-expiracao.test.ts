import { SFNClient, StartExecutionCommand, ExecutionAlreadyExists } from '@aws-sdk/client-sfn'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as agendar } from '#lambdas/consulta/agendar-expiracao.lambda.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, emSala } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const sfn = mockClient(SFNClient)

beforeEach(async () => {
  sfn.reset()
  sfn.on(StartExecutionCommand).resolves({})
  tabelaViva(itemsOf(ANA, HELENA))
  await cadastrarMedicos()
})

describe('agendar-expiracao', () => {
  const event = { messageId: 'm', body: JSON.stringify({ detail: { consulta_id: CONSULTA } }) }
  const run = () => agendar({ Records: [event as never] }, CONTEXT)

  it.each([
    ['waits in the queue', {}],
    ['was started before the event of its acceptance came', emSala(HELENA)],
  ])('starts one workflow for each instant a consultation falls due: it %s', async (_qual, dados) => {
    const { vence_em = '' } = await consultar(dados)
    expect(await run()).toEqual({ batchItemFailures: [] })
    expect(sfn.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input)).toEqual([
      {
        stateMachineArn: 'arn:aws:states:sa-east-1:000000000000:stateMachine:expiracao',
        name: `${CONSULTA}-${Date.parse(vence_em)}`,
        input: JSON.stringify({ consulta_id: CONSULTA, vence_em }),
      },
    ])
  })

  it('takes the repeat of an event as done, and lets a failure come again', async () => {
    await consultar()
    sfn.on(StartExecutionCommand).rejects(new ExecutionAlreadyExists({ $metadata: {}, message: 'there' }))
    expect(await run()).toEqual({ batchItemFailures: [] })
    sfn.on(StartExecutionCommand).rejects(new Error('away'))
    expect(await run()).toEqual({ batchItemFailures: [{ itemIdentifier: 'm' }] })
  })

  it('starts none for what has ended', async () => {
    await consultar({ status: 'cancelled', vence_em: undefined })
    await run()
    expect(sfn.commandCalls(StartExecutionCommand)).toHaveLength(0)
  })
})
