import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { DIGITOS_DO_CODIGO } from '#domain/acesso/codigo.ts'
import { TENTATIVAS_DO_CODIGO } from '#domain/acesso/codigo-por-email.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { hmac } from '../../store/hmac.ts'
import { codigoDoSmsKey } from '../../store/keys.ts'
import { ligadoWrite } from '../../store/sms.ts'
import { ALWAYS, ConditionFailed, put, remove, updateAndGet, write } from '../../store/table.ts'

/** Codes that prove whose a telephone is: one at a time for each person. A new one replaces the one before. */

/** Issues a new code for this number; only its HMAC is stored, as of any other of six digits. */
export async function emitir(usuario_id: string, telefone: string, agora: Date): Promise<string> {
  const codigo = String(randomInt(10 ** DIGITOS_DO_CODIGO)).padStart(DIGITOS_DO_CODIGO, '0')
  const expira_em = vencimento('codigo_2fa', agora)
  const item = {
    ...codigoDoSmsKey(usuario_id),
    entidade: 'codigo_do_sms',
    id: randomUUID(),
    codigo: await seloDoCodigo(usuario_id, telefone, codigo),
    tentativas: 0,
    expira_em,
    ttl: Math.ceil(Date.parse(expira_em) / 1000),
  }
  await write(put(item, ALWAYS))
  return codigo
}

const guardado = z.object({ id: z.string(), codigo: z.string() })

/**
 * Turns the texts to this number on if this is the code that was sent to it, and uses the code up. The attempt is
 * counted before it is judged, so that simultaneous ones are judged five times at most.
 */
export async function ligar(
  usuario_id: string,
  telefone: string,
  codigo: string,
  agora: Date,
): Promise<boolean> {
  const key = codigoDoSmsKey(usuario_id)
  try {
    const item = await updateAndGet(
      key,
      { add: { tentativas: 1 } },
      { expira_em: { gte: agora.toISOString() }, tentativas: { lt: TENTATIVAS_DO_CODIGO } },
    )
    const { id, codigo: certo } = z.parse(guardado, item)
    const dado = await seloDoCodigo(usuario_id, telefone, codigo)
    if (!timingSafeEqual(Buffer.from(certo), Buffer.from(dado))) return false
    await write(remove(key, { id }), ligadoWrite(usuario_id, { telefone, ligado_em: agora.toISOString() }))
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

const seloDoCodigo = (usuario_id: string, telefone: string, codigo: string): Promise<string> =>
  hmac('sms:codigo', JSON.stringify([usuario_id, telefone, codigo]))
