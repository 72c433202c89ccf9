import type * as cadastro from '#domain/cadastro/contract.ts'
import { passoDoCadastro } from '#domain/cadastro/passo.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Saida } from '#domain/base/contrato.ts'
import type { Sessao } from '#lambdas/runtime/actor.ts'
import { segundoFatorDe } from '#lambdas/runtime/segundo-fator.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** A profile as its own person reads it in this sign-in: roles and the first open step of the registration. */
export async function meuPerfil(usuario: Usuario, sessao: Sessao): Promise<Saida<typeof cadastro.usuarioEu>> {
  const [admin, segundo_fator, documentoAceito, email_com_problema] = await Promise.all([
    usuarios.isAdmin(usuario.id),
    segundoFatorDe(sessao, usuario),
    usuarios.documentoAceito(usuario.id),
    supressoes.motivoDe(usuario.email, new Date()),
  ])
  return {
    ...usuario,
    papeis: admin ? [usuario.tipo, 'admin'] : [usuario.tipo],
    segundo_fator,
    etapa_cadastro: passoDoCadastro(usuario, documentoAceito),
    ...(email_com_problema && { email_com_problema }),
  }
}
