import * as cadastro from '#domain/cadastro/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as alteracoes from '#lambdas/cadastro/store/alteracoes.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { meuPerfil } from './perfil.ts'

/**
 * 'Desistir da alteração': the name or CPF that waits for a new identity check is dropped, and the account is what it
 * was (estados §1). A repeat finds nothing to withdraw and answers the same.
 */
export const handler = http(cadastro.desistirDaAlteracao, async (_input, { actor, now }) => {
  const { perfil } = actor
  if (!perfil.alteracao_pendente) return meuPerfil(perfil, actor)
  await alteracoes.desistir(perfil, perfil.alteracao_pendente, now)
  const depois = await usuarios.find(actor.id)
  if (!depois) throw new DomainError('perfil_inexistente')
  return meuPerfil(depois, actor)
})
