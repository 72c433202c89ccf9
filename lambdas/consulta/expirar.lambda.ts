import { expirar } from '#domain/consulta/contract.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { step } from '#lambdas/runtime/step.ts'
import { vencer } from './vencidas.ts'

/** The punctual half of the timers: at the instant a consultation falls due. The reconciler does the same, later. */
export const handler = step(expirar, async ({ consulta_id }, { now }) => {
  // The workflow wakes at the exact instant; the tolerance covers clocks that differ.
  const consulta = await vencer(consulta_id, now, prazo('tolerancia_de_rede'))
  return { status: consulta?.status ?? 'inexistente' }
})
