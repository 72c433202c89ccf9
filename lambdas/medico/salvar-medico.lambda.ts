import { DomainError } from '#domain/base/erros.ts'
import { salvarMedico } from '#domain/medico/contract-crm.ts'
import { http } from '#lambdas/runtime/http.ts'
import { inscrever } from '#lambdas/store/crm.ts'

/** Variant A's registration with the council (D §7.2), the caller's own. */
export const handler = http(salvarMedico, async ({ id, crm, uf }, { actor, now }) => {
  if (id !== actor.id) throw new DomainError('nao_encontrado')
  return inscrever(actor.perfil, { crm, uf }, now)
})
