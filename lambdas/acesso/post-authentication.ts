import * as acesso from '#domain/acesso/contract.ts'
import { trigger } from '#lambdas/runtime/trigger.ts'
import * as limites from '#lambdas/store/limites.ts'

/** Somebody got in: the attempts before do not count any more. */
export const handler = trigger(acesso.postAuthentication, async ({ userName }) => {
  await limites.zerar({ tipo: 'login_attempt', quem: userName })
  return {}
})
