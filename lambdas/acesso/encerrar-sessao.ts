import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'

/** One of the caller's sign-ins ends: its tokens open nothing from the next call on, and none renews it. */
export const handler = http(acesso.encerrarSessao, async ({ sessao_id }, { actor, now }) => {
  if (!(await sessoes.encerrar(actor.id, sessao_id, now))) throw new DomainError('nao_encontrado')
  return { encerrada: true as const }
})
