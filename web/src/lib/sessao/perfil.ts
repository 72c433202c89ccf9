import { usuarioEu } from '#domain/cadastro/contract.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { ApiError, call } from '../api.ts'

/** The signed-in person's own profile, roles and open registration step. */
export type Perfil = Saida<typeof usuarioEu>

/**
 * Reads the own profile; null for a session without one.
 * @throws ApiError, NetworkError
 */
export async function lerPerfil(): Promise<Perfil | null> {
  try {
    return await call(usuarioEu, {})
  } catch (error) {
    if (error instanceof ApiError && error.problema.status === 404) return null
    throw error
  }
}
