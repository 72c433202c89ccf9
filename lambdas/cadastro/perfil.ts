import type * as cadastro from '#domain/cadastro/contract.ts'
import { etapaDoCadastro } from '#domain/cadastro/etapa.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Saida } from '#domain/contrato.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** A profile as its own person reads it: roles and the first open step of the registration. */
export async function meuPerfil(usuario: Usuario): Promise<Saida<typeof cadastro.usuarioEu>> {
  const [admin, documentoAceito] = await Promise.all([
    usuarios.isAdmin(usuario.id),
    usuarios.documentoAceito(usuario.id),
  ])
  return {
    ...usuario,
    papeis: admin ? [usuario.tipo, 'admin'] : [usuario.tipo],
    etapa_cadastro: etapaDoCadastro(usuario, documentoAceito),
  }
}
