import { ALCANCE_DA_CONTA, ALCANCE_DO_AUTENTICADOR } from '#domain/acesso/alcance.ts'
import * as acesso from '#domain/acesso/contract.ts'
import { trigger } from '#lambdas/runtime/trigger.ts'

/**
 * No token lets its holder change the account at the pool itself: e-mail, password, factors and end go by our operations.
 * Only our functions know the client's secret, so only they can say that a token is for an authenticator.
 */
export const handler = trigger(acesso.preTokenGeneration, async ({ request }) => {
  const nosso = request.clientMetadata?.alcance === ALCANCE_DO_AUTENTICADOR
  const scopesToSuppress = nosso ? [] : [ALCANCE_DA_CONTA]
  return { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } }
})
