import * as acesso from '#domain/acesso/contract.ts'
import { LIMITES } from '#domain/acesso/limites.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as csrf from '#lambdas/store/csrf.ts'
import * as limites from '#lambdas/store/limites.ts'

/** A token for the caller's next protected request from this browser session (P §7). */
export const handler = http(acesso.csrfProtection, async ({ session_id }, { actor, now }) => {
  await limites.exigir({ tipo: 'api_call', quem: actor.id }, LIMITES.api_call, now)
  return { csrf_token: await csrf.emitir({ usuario_id: actor.id, sessao: session_id }, now) }
})
