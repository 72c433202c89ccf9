import { comPendente, type Usuario } from '#domain/cadastro/usuario.ts'
import type { Corrida } from '#domain/kyc/corrida.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { CorridaEncerrada } from './etapa.ts'

/**
 * The stored profile a run is about, with the change that waits for it. @throws CorridaEncerrada when the account is
 * gone
 */
export async function perfilDe({ usuario_id }: Pick<Corrida, 'usuario_id'>): Promise<Usuario> {
  const perfil = await usuarios.find(usuario_id)
  if (!perfil) throw new CorridaEncerrada()
  return comPendente(perfil)
}
