import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'

/** Ends one of the caller's sessions: its tokens are refused from the next call on, and it cannot be renewed. */
export const handler = http(acesso.encerrarSessao, async ({ sessao_id }, { actor, now }) => {
  if (!(await sessoes.encerrar(actor.id, sessao_id, now))) throw new DomainError('nao_encontrado')
  return { encerrada: true as const }
})
