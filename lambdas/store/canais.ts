import * as z from 'zod/mini'
import { type Inscricao, inscricaoSchema, VIDA_DA_CONEXAO } from '#domain/tempo-real/conexao.ts'
import type { Destino } from '#domain/tempo-real/canal.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { avisoDePresencaKey, conexaoKey, inscricaoKey, inscricoesDe } from './keys.ts'
import {
  ALWAYS,
  check,
  ConditionFailed,
  EXISTS,
  get,
  type Item,
  NEW,
  put,
  query,
  remove,
  type When,
  write,
} from './table.ts'

/**
 * Lets a connection listen to a destination; authorised by the caller. Repeating changes nothing.
 * False when the connection is gone meanwhile: nothing is kept for it then.
 */
export async function inscrever(inscricao: Inscricao, now: Date) {
  const { destino, conexao_id, usuario_id } = inscricao
  const item = {
    ...inscricaoKey(destino, conexao_id),
    entidade: 'inscricao',
    destino,
    conexao_id,
    usuario_id,
    gsi1pk: inscricoesDe(conexao_id),
    gsi1sk: destino,
    ttl: Math.floor(now.getTime() / 1000) + VIDA_DA_CONEXAO,
  }
  try {
    await write(put(item, ALWAYS), check(conexaoKey(usuario_id, conexao_id), EXISTS))
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** The connection no longer listens to the destination. */
export const cancelar = (destino: Destino, conexao_id: string): Promise<void> =>
  write(remove(inscricaoKey(destino, conexao_id), ALWAYS))

/** Who listens to the destination. */
export const inscritos = async (destino: Destino): Promise<Inscricao[]> =>
  (await query({ pk: inscricaoKey(destino, '').pk })).map(inscricaoOf)

/** What the connection listens to. */
export const daConexao = async (conexao_id: string): Promise<Inscricao[]> =>
  (await query({ index: 'gsi1', pk: inscricoesDe(conexao_id) })).map(inscricaoOf)

/** The connection is gone: it listens to nothing any more. */
export async function esquecer(conexao_id: string): Promise<void> {
  const inscricoes = await daConexao(conexao_id)
  await Promise.all(inscricoes.map(async ({ destino }) => cancelar(destino, conexao_id)))
}

/**
 * Whether it is time to tell a specialty's waiting patients of its doctors again: true for one caller, then for
 * nobody until `aviso_de_batimento` has passed (estados §3).
 */
export async function podeAvisarDaPresenca(especialidade: string, now: Date): Promise<boolean> {
  const key = avisoDePresencaKey(especialidade)
  const em = now.toISOString()
  const known = await get(key)
  if (typeof known?.silencio_ate === 'string' && known.silencio_ate > em) return false
  const silencio_ate = vencimento('aviso_de_batimento', now)
  const item = {
    ...key,
    entidade: 'aviso_de_presenca',
    silencio_ate,
    ttl: Math.ceil(Date.parse(silencio_ate) / 1000),
  }
  const unchanged: When = known ? { silencio_ate: String(known.silencio_ate) } : NEW
  try {
    await write(put(item, unchanged))
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

const inscricaoOf = (item: Item): Inscricao => z.parse(inscricaoSchema, item)
