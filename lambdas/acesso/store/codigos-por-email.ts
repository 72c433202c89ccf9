import type { AcaoDoCodigo } from '#domain/acesso/codigo-por-email.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { acertado, novoCodigo } from '../../store/codigo-contado.ts'
import { hmac } from '../../store/hmac.ts'
import { doisFatoresKey } from '../../store/keys.ts'
import { ALWAYS, get, put, remove, update, type Write, write, writeIf } from '../../store/table.ts'

/** Security codes: one at a time for each person and act. A new code replaces the one before. */

export interface Pedido {
  readonly usuario_id: string
  readonly acao: AcaoDoCodigo
  /** The browser session that asked; the code is only valid in it. */
  readonly sessao: string
}

/** Issues a new code. */
export async function emitir(pedido: Pedido, agora: Date): Promise<{ codigo: string; id: string }> {
  const { codigo, guardado } = await novoCodigo((novo) => seloDoCodigo(pedido, novo), agora)
  const item = {
    ...doisFatoresKey(pedido.usuario_id, pedido.acao),
    entidade: 'dois_fatores',
    ...guardado,
    sessao: await hmac('2fa:sessao', pedido.sessao),
  }
  await write(put(item, ALWAYS))
  return { codigo, id: guardado.id }
}

/** Whether this is the code. A right one is used up and allows one act, for a few minutes. */
export async function conferir(pedido: Pedido, codigo: string, agora: Date): Promise<boolean> {
  const key = doisFatoresKey(pedido.usuario_id, pedido.acao)
  const id = await acertado(key, await seloDoCodigo(pedido, codigo), agora, {
    sessao: await hmac('2fa:sessao', pedido.sessao),
    verificado_em: { absent: true },
  })
  if (id === undefined) return false
  const set = { verificado_em: agora.toISOString(), vale_ate: vencimento('verificacao_2fa', agora) }
  return writeIf(update(key, { set }, { id, verificado_em: { absent: true } }))
}

/** Whether a code was confirmed that still allows an act. */
export async function confirmado(usuario_id: string, acao: AcaoDoCodigo, agora: Date): Promise<boolean> {
  const item = await get(doisFatoresKey(usuario_id, acao))
  return typeof item?.vale_ate === 'string' && item.vale_ate >= agora.toISOString()
}

/** The write by which an act uses the confirmed code up; of two simultaneous acts one succeeds. */
export const usoWrite = (usuario_id: string, acao: AcaoDoCodigo, agora: Date): Write =>
  remove(doisFatoresKey(usuario_id, acao), { vale_ate: { gte: agora.toISOString() } })

const seloDoCodigo = ({ usuario_id, acao, sessao }: Pedido, codigo: string): Promise<string> =>
  hmac('2fa:codigo', JSON.stringify([usuario_id, acao, sessao, codigo]))
