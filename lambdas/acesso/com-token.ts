import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

interface Uso {
  readonly uso: tokens.UsoDoToken
  readonly token: string
  readonly agora: Date
}

/**
 * The account a mailed link belongs to, as long as the address it was mailed to is still that account's.
 * @throws DomainError link_invalido
 */
export async function deQuem({
  usuario_id,
  email,
}: Pick<tokens.Token, 'usuario_id' | 'email'>): Promise<Usuario> {
  const usuario = await usuarios.find(usuario_id)
  if (!usuario || usuario.email !== email) throw new DomainError('link_invalido')
  return usuario
}

/**
 * Does an act that a mailed link allows, once; when it cannot be carried out the link stays good.
 * @throws DomainError link_invalido, and what `ato` throws
 */
export async function comToken<T>(
  { uso, token, agora }: Uso,
  ato: (usuario: Usuario) => Promise<T>,
): Promise<T> {
  const usuario = await deQuem(await tokens.consumir(uso, token, agora))
  try {
    return await ato(usuario)
  } catch (error) {
    await tokens.devolver(token)
    throw error
  }
}
