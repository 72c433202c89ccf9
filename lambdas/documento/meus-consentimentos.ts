import { meusConsentimentos } from '#domain/documento/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as consentimentos from '#lambdas/store/consentimentos.ts'

/** The terms the caller accepted, newest first. */
export const handler = http(meusConsentimentos, async (_input, { actor }) => ({
  consentimentos: await consentimentos.doPaciente(actor.id),
}))
