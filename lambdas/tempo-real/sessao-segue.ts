import { sessaoVale } from '#domain/acesso/sessao.ts'
import type { EntradaDaConexao } from '#lambdas/runtime/actor.ts'
import { sessaoKey } from '#lambdas/store/keys.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** Whether the session in which something was granted is still valid. */
export async function sessaoSegue({ usuario_id, sessao, desde }: EntradaDaConexao): Promise<boolean> {
  const key = sessao === undefined ? undefined : sessaoKey(usuario_id, sessao)
  const { perfil, lidos } = await usuarios.findWith(usuario_id, key ? [key] : [])
  if (perfil?.closed_at !== undefined) return false
  return sessaoVale(key && sessoes.sessaoOf(lidos(key)), perfil?.sessoes_encerradas_em, new Date(desde))
}
