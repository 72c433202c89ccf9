import { fatorKey } from './keys.ts'
import { ato } from './atos.ts'
import { ALWAYS, get, put, remove, write } from './table.ts'

/** Whether a person has a second factor: what the user pool asks for is known there alone, this is the product's mark. */

export const temFator = async (usuario_id: string): Promise<boolean> =>
  (await get(fatorKey(usuario_id))) !== undefined

/** An authenticator was shown to work; kept as the person's act. */
export const ligar = (usuario_id: string, agora: Date): Promise<void> =>
  write(
    put(
      { ...fatorKey(usuario_id), entidade: 'segundo_fator', usuario_id, desde: agora.toISOString() },
      ALWAYS,
    ),
    ato(
      { ator_id: usuario_id, acao: 'segundo_fator_ligar', objeto: `usuario:${usuario_id}`, motivo: null },
      agora,
    ),
  )

export interface Retirada {
  readonly usuario_id: string
  readonly ator_id: string
  readonly motivo: string | null
}

/** A lost one is taken away, with its line in the audit. */
export const retirar = ({ usuario_id, ator_id, motivo }: Retirada, agora: Date): Promise<void> =>
  write(
    remove(fatorKey(usuario_id), ALWAYS),
    ato({ ator_id, acao: 'segundo_fator_retirar', objeto: `usuario:${usuario_id}`, motivo }, agora),
  )
