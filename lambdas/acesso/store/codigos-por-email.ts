import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { DIGITOS_DO_CODIGO } from '#domain/acesso/codigo.ts'
import { type AcaoDoCodigo, TENTATIVAS_DO_CODIGO } from '#domain/acesso/codigo-por-email.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { hmac } from '../../store/hmac.ts'
import { doisFatoresKey } from '../../store/keys.ts'
import {
  ALWAYS,
  ConditionFailed,
  get,
  put,
  remove,
  update,
  updateAndGet,
  type Write,
  write,
} from '../../store/table.ts'

/** Security codes: one at a time for each person and act. A new code replaces the one before. */

export interface Pedido {
  readonly usuario_id: string
  readonly acao: AcaoDoCodigo
  /** The browser session that asked; the code is only valid in it. */
  readonly sessao: string
}

/**
 * Issues a new six-digit code. Only its HMAC is stored: a plain hash of six digits is reversed by trying all million of
 * them.
 */
export async function emitir(pedido: Pedido, agora: Date): Promise<{ codigo: string; id: string }> {
  const codigo = String(randomInt(10 ** DIGITOS_DO_CODIGO)).padStart(DIGITOS_DO_CODIGO, '0')
  const id = randomUUID()
  const expira_em = vencimento('codigo_2fa', agora)
  const item = {
    ...doisFatoresKey(pedido.usuario_id, pedido.acao),
    entidade: 'dois_fatores',
    id,
    codigo: await seloDoCodigo(pedido, codigo),
    sessao: await hmac('2fa:sessao', pedido.sessao),
    tentativas: 0,
    expira_em,
    ttl: Math.ceil(Date.parse(expira_em) / 1000),
  }
  await write(put(item, ALWAYS))
  return { codigo, id }
}

const guardado = z.object({ id: z.string(), codigo: z.string() })

/**
 * Whether this is the code. The attempt is counted before it is judged, so that even simultaneous attempts are judged
 * five times at most. A right code is used up and allows one act, for a few minutes.
 */
export async function conferir(pedido: Pedido, codigo: string, agora: Date): Promise<boolean> {
  const key = doisFatoresKey(pedido.usuario_id, pedido.acao)
  try {
    const item = await updateAndGet(
      key,
      { add: { tentativas: 1 } },
      {
        sessao: await hmac('2fa:sessao', pedido.sessao),
        verificado_em: { absent: true },
        expira_em: { gte: agora.toISOString() },
        tentativas: { lt: TENTATIVAS_DO_CODIGO },
      },
    )
    const { id, codigo: certo } = z.parse(guardado, item)
    if (!timingSafeEqual(Buffer.from(certo), Buffer.from(await seloDoCodigo(pedido, codigo)))) return false
    const set = { verificado_em: agora.toISOString(), vale_ate: vencimento('verificacao_2fa', agora) }
    await write(update(key, { set }, { id, verificado_em: { absent: true } }))
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
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
