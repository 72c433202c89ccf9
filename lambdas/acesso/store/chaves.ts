import * as z from 'zod/mini'
import { type ChaveGuardada, chaveGuardadaSchema } from '#domain/acesso/chaves.ts'
import { ato } from '../../store/atos.ts'
import { CHAVES, chaveKey, fatorKey } from '../../store/keys.ts'
import {
  ALWAYS,
  EXISTS,
  get,
  NEW,
  put,
  query,
  remove,
  update,
  type When,
  type Write,
  writeIf,
} from '../../store/table.ts'

/**
 * A person's passkeys, stored under their owner. When a device signs it names its account (the user handle), and key
 * and account are looked up together: a credential id registered by a second account opens neither.
 */

export async function find(usuario_id: string, id: string): Promise<ChaveGuardada | undefined> {
  const item = await get(chaveKey(usuario_id, id))
  return item && z.parse(chaveGuardadaSchema, item)
}

/** The oldest first. */
export async function doUsuario(usuario_id: string): Promise<ChaveGuardada[]> {
  const items = await query({ pk: chaveKey(usuario_id, '').pk, prefix: CHAVES })
  return items
    .map((item) => z.parse(chaveGuardadaSchema, item))
    .toSorted((a, b) => a.criada_em.localeCompare(b.criada_em))
}

/**
 * Keeps a new one. False when it is there already.
 * @param guarda whether it counts as its owner's second factor (doctors and administrators): then creating it is an
 * audited act
 */
export const guardar = (chave: ChaveGuardada, guarda: boolean, agora: Date): Promise<boolean> =>
  writeIf(
    put({ ...chaveKey(chave.usuario_id, chave.id), entidade: 'chave', ...chave }, NEW),
    contar(chave.usuario_id, 1),
    ...(guarda ? [ato(doDono(chave.usuario_id, 'chave_criar'), agora)] : []),
  )

/**
 * Records that the key signed, and its new counter. False when the key was removed, or signed elsewhere at the same
 * moment.
 */
export const usar = (
  { usuario_id, id, contador: antes }: ChaveGuardada,
  contador: number,
  agora: Date,
): Promise<boolean> =>
  writeIf(
    update(
      chaveKey(usuario_id, id),
      { set: { contador, usada_em: agora.toISOString() } },
      { ...EXISTS, contador: antes, copiada_em: { absent: true } },
    ),
  )

/** Marks that a copy of the key was used. */
export const marcarCopiada = ({ usuario_id, id }: ChaveGuardada, agora: Date): Promise<boolean> =>
  writeIf(
    update(
      chaveKey(usuario_id, id),
      { set: { copiada_em: agora.toISOString() } },
      { ...EXISTS, copiada_em: { absent: true } },
    ),
  )

export const nomear = (usuario_id: string, id: string, nome: string): Promise<boolean> =>
  writeIf(update(chaveKey(usuario_id, id), { set: { nome } }, EXISTS))

interface Retirada {
  readonly usuario_id: string
  readonly id: string
  /** Least number of keys there must be for one to be removed: whoever needs a second factor keeps the last. */
  readonly aoMenos: number
  /**
   * Whether it counts as its owner's second factor; if so, removing it is an audited act, like removing an
   * authenticator.
   */
  readonly guarda: boolean
}

/** Its owner removes one. False when it was gone, or too few would be left. */
export const retirar = ({ usuario_id, id, aoMenos, guarda }: Retirada, agora: Date): Promise<boolean> =>
  writeIf(
    remove(chaveKey(usuario_id, id), EXISTS),
    contar(usuario_id, -1, { chaves: { gte: aoMenos } }),
    ...(guarda ? [ato(doDono(usuario_id, 'chave_retirar'), agora)] : []),
  )

const doDono = (usuario_id: string, acao: 'chave_criar' | 'chave_retirar') =>
  ({ ator_id: usuario_id, acao, objeto: `usuario:${usuario_id}`, motivo: null }) as const

/** The number of keys is kept in the item of the second factor, which every guarded call reads anyway. */
const contar = (usuario_id: string, chaves: number, when: When = ALWAYS): Write =>
  update(fatorKey(usuario_id), { set: { entidade: 'segundo_fator', usuario_id }, add: { chaves } }, when)
