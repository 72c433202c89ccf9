import * as acesso from '#domain/acesso/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as csrf from '#lambdas/acesso/store/csrf.ts'

/** A token for the caller's next protected request from this browser session (P §7). */
export const handler = http(acesso.csrfProtection, async ({ session_id }, { actor, now }) => {
  return { csrf_token: await csrf.emitir({ usuario_id: actor.id, sessao: session_id }, now) }
})
