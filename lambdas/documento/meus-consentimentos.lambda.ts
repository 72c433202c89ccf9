import { meusConsentimentos } from '#domain/documento/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'
import { pacienteDoPedido } from '#lambdas/store/paciente-do-pedido.ts'

/** The terms the caller accepted for themselves, or those that were accepted for a dependant; newest first. */
export const handler = semLimite(meusConsentimentos, async ({ paciente_id }, { actor, now }) => {
  const { id } = await pacienteDoPedido(actor, paciente_id, now)
  return { consentimentos: await consentimentos.doPaciente(id) }
})
