import * as acesso from '#domain/acesso/contract-chaves.ts'
import { DomainError } from '#domain/base/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'

export const handler = http(acesso.nomearChave, async ({ chave_id, nome }, { actor }) => {
  if (!(await chaves.nomear(actor.id, chave_id, nome))) throw new DomainError('nao_encontrado')
  return { nome }
})
