import * as cadastro from '#domain/cadastro/contract.ts'
import { DomainError } from '#domain/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { meuPerfil } from './perfil.ts'

/** The caller's own profile. */
export const handler = http(cadastro.usuarioEu, async (_input, { actor }) => {
  const usuario = await usuarios.find(actor.id)
  if (!usuario) throw new DomainError('perfil_inexistente')
  if (usuario.closed_at !== undefined) throw new DomainError('nao_autenticado')
  return meuPerfil(usuario)
})
