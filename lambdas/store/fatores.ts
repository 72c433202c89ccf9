import type { Usuario } from '#domain/cadastro/usuario.ts'
import { ato } from './atos.ts'
import { CHAVES, chaveKey, fatorKey } from './keys.ts'
import { ALWAYS, get, type Item, query, remove, update, write } from './table.ts'
import * as usuarios from './usuarios.ts'

/** Our own record of who has a second factor, because reading it from the pool would cost a request each time. */

/** Since when there is an authenticator, and how many passkeys, in an item that was read together with others. */
export const fatoresOf = (item: Item | undefined) => ({
  autenticador: item?.['desde'] !== undefined,
  chaves: Number(item?.['chaves'] ?? 0),
})

export const doUsuario = async (usuario_id: string) => fatoresOf(await get(fatorKey(usuario_id)))

/**
 * Whether an account is protected by a second factor. For those who must have one, a passkey counts; for a patient it
 * is only another way to sign in.
 */
export async function temFator({ id, tipo }: Pick<Usuario, 'id' | 'tipo'>): Promise<boolean> {
  const { autenticador, chaves } = await doUsuario(id)
  if (autenticador || chaves === 0) return autenticador
  return guarda({ id, tipo })
}

/** Whether this person must have a second factor in this stage, so that changing it is an audited act. */
export const guarda = async ({ id, tipo }: Pick<Usuario, 'id' | 'tipo'>): Promise<boolean> =>
  tipo === 'medico' || usuarios.isAdmin(id)

/** Records that an authenticator was shown to work, as an act of the person. */
export const ligar = (usuario_id: string, agora: Date): Promise<void> =>
  write(
    update(
      fatorKey(usuario_id),
      { set: { entidade: 'segundo_fator', usuario_id, desde: agora.toISOString() } },
      ALWAYS,
    ),
    ato(
      { ator_id: usuario_id, acao: 'segundo_fator_ligar', objeto: `usuario:${usuario_id}`, motivo: null },
      agora,
    ),
  )

interface Retirada {
  readonly usuario_id: string
  readonly ator_id: string
  readonly motivo: string | null
}

/** Removes authenticator and passkeys that the person lost, with an audit line. */
export async function retirar({ usuario_id, ator_id, motivo }: Retirada, agora: Date): Promise<void> {
  const chaves = await query({ pk: chaveKey(usuario_id, '').pk, prefix: CHAVES })
  await write(
    remove(fatorKey(usuario_id), ALWAYS),
    ...chaves.map((chave) => remove(chave, ALWAYS)),
    ato({ ator_id, acao: 'segundo_fator_retirar', objeto: `usuario:${usuario_id}`, motivo }, agora),
  )
}
