import * as acesso from '#domain/acesso/contract.ts'
import { RECUSA_SEM_AUTENTICADOR } from '#domain/acesso/segundo-fator.ts'
import { DomainError } from '#domain/erros.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as papeis from '#lambdas/store/papeis.ts'

/**
 * An administrator turned their authenticator on: from here on the role is used only in sign-ins that were asked for
 * its code. Earlier ones can neither be renewed nor put another authenticator in its place.
 */
export const handler = http(acesso.confirmarSegundoFator, async (_input, { actor, now }) => {
  if (!(await cognito.temSegundoFator(actor.id)))
    throw new DomainError('autenticador_necessario', { detail: RECUSA_SEM_AUTENTICADOR })
  await cognito.encerrarSessoes(actor.id)
  await papeis.ligarSegundoFator(actor.id, now)
  return { segundo_fator_desde: now.toISOString() }
})
