import * as z from 'zod/mini'
import type { Total } from '#domain/admin/medidas.ts'
import { atividadeKey, MEDICOS_ATIVOS, repeticaoKey, totalKey } from './keys.ts'
import { ALWAYS, ConditionFailed, get, NEW, put, query, update, write } from './table.ts'

const DIA = 24 * 60 * 60
/** Longer than a queue keeps an event. */
const LEMBRADO = 15 * DIA
const ESCOPO = 'medida'

/**
 * Whether a fact is counted for the first time; what it moves for good is moved in the same transaction, so that
 * however often an event comes it moves once.
 */
export async function contar(
  fato: string,
  totais: Readonly<Partial<Record<Total, number>>>,
  agora: Date,
): Promise<boolean> {
  const ttl = Math.ceil(agora.getTime() / 1000) + LEMBRADO
  try {
    await write(
      put({ ...repeticaoKey(ESCOPO, fato), entidade: 'repeticao', ttl }, NEW),
      ...Object.entries(totais).map(([nome, valor]) =>
        update(totalKey(nome), { set: { entidade: 'total' }, add: { valor } }, ALWAYS),
      ),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** How much there is now. */
export async function total(nome: Total): Promise<number> {
  const item = await get(totalKey(nome))
  return item ? z.parse(z.object({ valor: z.number() }), item).valor : 0
}

/** A doctor finished a consultation. */
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
