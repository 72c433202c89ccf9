import { createHash } from 'node:crypto'
import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import type { Corrida } from '#domain/kyc/corrida.ts'
import { env } from '#lambdas/runtime/env.ts'
import { CORRELACAO, correlacaoAtual } from '#lambdas/runtime/rastro.ts'

const client = new SFNClient({})

/** The run of a correlation id: always the same for the same id. */
export const idDaCorrida = (correlation_id: string): string =>
  createHash('sha256').update(correlation_id).digest('hex').slice(0, 24)

/** Starts the workflow of a run, once per attempt, however often it is called. */
export async function executar({
  usuario_id,
  id,
  vez,
}: Pick<Corrida, 'usuario_id' | 'id' | 'vez'>): Promise<void> {
  try {
    await client.send(
      new StartExecutionCommand({
        stateMachineArn: env('MAQUINA_KYC'),
        name: vez === 1 ? `${usuario_id}-${id}` : `${usuario_id}-${id}-${vez}`,
        input: JSON.stringify({ usuario_id, corrida_id: id, [CORRELACAO]: correlacaoAtual() }),
      }),
    )
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error
  }
}
