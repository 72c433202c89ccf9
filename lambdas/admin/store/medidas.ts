import * as z from 'zod/mini'
import type { Total } from '#domain/admin/medidas.ts'
import * as DIAS from '#domain/base/retencao-dias.ts'
import { ttlDe } from '#lambdas/runtime/prazos.ts'
import { atividadeKey, MEDICOS_ATIVOS, repeticaoKey, totalKey } from '../../store/keys.ts'
import { shardOf } from '../../store/shard.ts'
import { ALWAYS, ConditionFailed, getAll, NEW, put, query, update, write } from '../../store/table.ts'

const ESCOPO = 'medida'
/**
 * Transactions that touch the same item conflict long before its throughput is reached, so each total is spread over
 * several.
 */
const SHARDS = 8

const totalSchema = z.object({ valor: z.number() })

/**
 * Whether a fact is counted for the first time. The totals it changes are part of the same transaction, so an event
 * delivered twice changes them once.
 */
export async function contar(
  fato: string,
  totais: Readonly<Partial<Record<Total, number>>>,
  agora: Date,
): Promise<boolean> {
  // Longer than a queue keeps an event.
  const ttl = ttlDe(DIAS.medida_contada, agora)
  try {
    await write(
      put({ ...repeticaoKey(ESCOPO, fato), entidade: 'repeticao', ttl }, NEW),
      ...Object.entries(totais).map(([nome, valor]) =>
        update(totalKey(nome, shardOf(fato, SHARDS)), { set: { entidade: 'total' }, add: { valor } }, ALWAYS),
      ),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** The current total. */
export async function total(nome: Total): Promise<number> {
  const shards = Array.from({ length: SHARDS }, (_, shard) => totalKey(nome, shard))
  return shards
    .map(await getAll(shards))
    .filter((item) => item !== undefined)
    .reduce((soma, item) => soma + z.parse(totalSchema, item).valor, 0)
}

/** Records that a doctor finished a consultation. */
export const medicoAtivo = (medico_id: string, em: string): Promise<void> =>
  write(
    put(
      {
        ...atividadeKey(medico_id),
        entidade: 'atividade',
        medico_id,
        em,
        gsi1pk: MEDICOS_ATIVOS,
        gsi1sk: em,
      },
      ALWAYS,
    ),
  )

/** How many doctors finished a consultation since this instant (ISO). */
export async function medicosAtivosDesde(desde: string): Promise<number> {
  return (await query({ index: 'gsi1', pk: MEDICOS_ATIVOS, from: desde })).length
}
