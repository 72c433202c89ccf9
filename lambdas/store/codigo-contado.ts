import { randomInt, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { DIGITOS_DO_CODIGO } from '#domain/acesso/codigo.ts'
import { TENTATIVAS_DO_CODIGO } from '#domain/acesso/codigo-por-email.ts'
import { iguais } from '#lambdas/runtime/iguais.ts'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { ConditionFailed, type Key, updateAndGet, type When } from './table.ts'

/**
 * A new six-digit code, and what is stored of it: its seal, an HMAC, because a plain hash of six digits is reversed by
 * trying all million of them.
 */
export async function novoCodigo(selar: (codigo: string) => Promise<string>, agora: Date) {
  const codigo = String(randomInt(10 ** DIGITOS_DO_CODIGO)).padStart(DIGITOS_DO_CODIGO, '0')
  const expira_em = vencimento('codigo_2fa', agora)
  const guardado = {
    id: randomUUID(),
    codigo: await selar(codigo),
    tentativas: 0,
    expira_em,
    ttl: ttlEm(expira_em),
  }
  return { codigo, guardado }
}

const guardadoSchema = z.object({ id: z.string(), codigo: z.string() })

/**
 * The id of the code that has this seal; undefined when it is another, too old or tried too often. The attempt is
 * counted before it is judged, so that even simultaneous attempts are judged five times at most.
 */
export async function acertado(
  key: Key,
  selo: string,
  agora: Date,
  quando: When = {},
): Promise<string | undefined> {
  try {
    const item = await updateAndGet(
      key,
      { add: { tentativas: 1 } },
      { ...quando, expira_em: { gte: agora.toISOString() }, tentativas: { lt: TENTATIVAS_DO_CODIGO } },
    )
    const { id, codigo } = z.parse(guardadoSchema, item)
    return iguais(codigo, selo) ? id : undefined
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined
    throw error
  }
}
