import { verFicha } from '#domain/ficha/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { pacienteDoPedido } from '#lambdas/store/paciente-do-pedido.ts'
import * as fichas from './store/fichas.ts'

/**
 * The caller's own health profile, or that of a dependant. The doctor of a consultation reads it with the record
 * (`ver-prontuario`).
 */
export const handler = semLimite(verFicha, async ({ paciente_id }, { actor, now }) => {
  const { id } = await pacienteDoPedido(actor, paciente_id, now)
  return { ficha: (await fichas.find(id)) ?? null }
})
