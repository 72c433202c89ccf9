import { createHash } from 'node:crypto'
import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import type { Corrida } from '#domain/kyc/corrida.ts'
import { env } from '#lambdas/runtime/env.ts'
import { CORRELACAO, correlacaoAtual } from '#lambdas/runtime/rastro.ts'

const client = new SFNClient({})

/** The run a correlation id means: the same id is the same run. */
export const idDaCorrida = (correlation_id: string): string =>
  createHash('sha256').update(correlation_id).digest('hex').slice(0, 24)

/** Starts the workflow of a run; once for each time it is carried out, however often it is asked for. */
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
