import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/erros.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

interface Uso {
  readonly uso: tokens.UsoDoToken
  readonly token: string
  readonly agora: Date
}

/**
 * Does an act that a mailed link allows, once; when it cannot be carried out the link stays good.
 * @throws DomainError link_invalido, and what `ato` throws
 */
export async function comToken<T>(
  { uso, token, agora }: Uso,
  ato: (usuario: Usuario) => Promise<T>,
): Promise<T> {
  const { usuario_id, email } = await tokens.consumir(uso, token, agora)
  const usuario = await usuarios.find(usuario_id)
  if (!usuario || usuario.email !== email) throw new DomainError('link_invalido')
  try {
    return await ato(usuario)
  } catch (error) {
    await tokens.devolver(token)
    throw error
  }
}
