import * as cadastro from '#domain/cadastro/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { meuPerfil } from './perfil.ts'

/** The caller's own profile. */
export const handler = semLimite(cadastro.usuarioEu, async (_input, { actor }) => {
  const { perfil } = actor
  if (!perfil) throw new DomainError('perfil_inexistente')
  if (perfil.closed_at !== undefined) throw new DomainError('nao_autenticado')
  return meuPerfil(perfil, actor)
})
