import { meusConsentimentos } from '#domain/documento/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'

/** The terms the caller accepted, newest first. */
export const handler = semLimite(meusConsentimentos, async (_input, { actor }) => ({
  consentimentos: await consentimentos.doPaciente(actor.id),
}))
