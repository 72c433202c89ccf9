import * as acesso from '#domain/acesso/contract.ts'
import { emMinutos, LIMITES } from '#domain/acesso/limites.ts'
import { DomainError } from '#domain/erros.ts'
import { trigger } from '#lambdas/runtime/trigger.ts'
import * as limites from '#lambdas/store/limites.ts'
import { doLogin } from './alvos.ts'

/** Counts a password sign-in before it is judged; a success clears the count (`post-authentication`). */
export const handler = trigger(acesso.preAuthentication, async ({ userName, request }, { now }) => {
  const alvo = await doLogin(userName, request.userNotFound === true)
  const { allowed, retryAfter } = await limites.consumir(alvo, LIMITES.login_attempt, now)
  if (!allowed)
    throw new DomainError('muitas_tentativas', {
      detail: `Muitas tentativas de login. Tente novamente em ${emMinutos(retryAfter)} minutos.`,
    })
  return {}
})
