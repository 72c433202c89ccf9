import * as z from 'zod/mini'
import { type SessaoGuardada, sessaoGuardadaSchema } from '#domain/acesso/sessao.ts'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { SESSOES, sessaoKey } from './keys.ts'
import { get, type Item, NEW, put, query, update, write, writeIf } from './table.ts'

/** A person's sign-in sessions; each record is deleted when the refresh token of the session would have expired. */

const fim = (desde: string): number => ttlEm(vencimento('entrada', desde))

export const abrir = (sessao: SessaoGuardada): Promise<void> =>
  write(
    put(
      {
        ...sessaoKey(sessao.usuario_id, sessao.id),
        entidade: 'sessao',
        ...sessao,
        ttl: fim(sessao.criada_em),
      },
      NEW,
    ),
  )

export async function find(usuario_id: string, id: string): Promise<SessaoGuardada | undefined> {
  return sessaoOf(await get(sessaoKey(usuario_id, id)))
}

/** The session in an item that was read together with others. */
export const sessaoOf = (item: Item | undefined): SessaoGuardada | undefined =>
  item && z.parse(sessaoGuardadaSchema, item)

/** Every session of a person on record, including those that ended. */
export async function doUsuario(usuario_id: string): Promise<SessaoGuardada[]> {
  const items = await query({ pk: sessaoKey(usuario_id, '').pk, prefix: SESSOES })
  return items.map((item) => z.parse(sessaoGuardadaSchema, item))
}

const ABERTA = { pk: { exists: true }, encerrada_em: { absent: true } } as const

interface Renovada {
  readonly endereco: string
  /** Whether the page that renews was in use. */
  readonly em_uso: boolean
  /** `vez` from now on: one more after an exchange of the mark, the same when an answer is only sent again. */
  readonly vez: number
}

/** Records a renewal from this address. False when the session ended meanwhile, or was renewed elsewhere first. */
export const usar = (
  { usuario_id, id, vez: antes }: Pick<SessaoGuardada, 'usuario_id' | 'id' | 'vez'>,
  { endereco, em_uso, vez }: Renovada,
  agora: Date,
): Promise<boolean> => {
  const em = agora.toISOString()
  const set = { endereco, ...(em_uso && { usada_em: em }), ...(vez !== antes && { vez, trocada_em: em }) }
  return writeIf(update(sessaoKey(usuario_id, id), { set }, { ...ABERTA, vez: antes }))
}

/** Records that the person proved again who they are. False when the session ended meanwhile. */
export const confirmar = (
  usuario_id: string,
  id: string,
  segundo_fator: boolean,
  agora: Date,
): Promise<boolean> =>
  writeIf(
    update(
      sessaoKey(usuario_id, id),
      { set: { confirmada_em: agora.toISOString(), ...(segundo_fator && { segundo_fator }) } },
      ABERTA,
    ),
  )

/** Ends a session: its tokens are refused from the next call on. False when it had ended already. */
export const encerrar = (usuario_id: string, id: string, agora: Date): Promise<boolean> =>
  writeIf(update(sessaoKey(usuario_id, id), { set: { encerrada_em: agora.toISOString() } }, ABERTA))
