import type { Corrida, Kyc } from '#domain/kyc/corrida.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'

/** The run of a machine that is in analysis; undefined when it is not (any more). */
export async function corridaEmAnalise({
  user_id,
  current_state,
  corrida_id,
}: Kyc): Promise<Corrida | undefined> {
  if (current_state !== 'em_analise' || corrida_id === undefined) return undefined
  const corrida = await corridas.find(user_id, corrida_id)
  return corrida?.status === 'em_analise' ? corrida : undefined
}
