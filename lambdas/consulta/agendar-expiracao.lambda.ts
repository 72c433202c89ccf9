import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import { env } from '#lambdas/runtime/env.ts'
import { CORRELACAO, correlacaoAtual } from '#lambdas/runtime/rastro.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as consultas from '#lambdas/store/consultas.ts'

const client = new SFNClient({})

/**
 * Starts the workflow that waits for a consultation's next timed exit, one for each instant it falls due: after the
 * events it is told, whose waits are short, where a minute late is felt. By then the room may have been opened already,
 * and the wait goes on. The other exits are the reconciler's alone.
 */
export const handler = queue(async ({ detalhe }) => {
  const consulta_id = String(detalhe.consulta_id)
  const consulta = await consultas.find(consulta_id)
  if (!consulta?.vence_em) return
  const { vence_em } = consulta
  try {
    await client.send(
      new StartExecutionCommand({
        stateMachineArn: env('MAQUINA_EXPIRACAO'),
        name: `${consulta_id}-${Date.parse(vence_em)}`,
        input: JSON.stringify({ consulta_id, vence_em, [CORRELACAO]: correlacaoAtual() }),
      }),
    )
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error
  }
})
