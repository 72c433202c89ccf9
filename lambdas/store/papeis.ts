import { ato } from './atos.ts'
import { papelKey, usuarioKey } from './keys.ts'
import { ALWAYS, check, EXISTS, update, write } from './table.ts'

/** Roles that only the operator gives and takes (spec D §3, `user_roles`), each kept as an act with who did it. */

export interface Mudanca {
  readonly usuario_id: string
  readonly ativo: boolean
  /** The operator, as the audit names them. */
  readonly ator_id: string
  readonly motivo: string | null
}

/**
 * Turns the admin role of a registered account on or off, with its line in the audit, in one transaction.
 * @throws ConditionFailed when the account has no profile
 */
export const mudarAdmin = ({ usuario_id, ativo, ator_id, motivo }: Mudanca, agora: Date): Promise<void> =>
  write(
    check(usuarioKey(usuario_id), EXISTS),
    update(
      papelKey(usuario_id, 'admin'),
      { set: { entidade: 'papel', user_id: usuario_id, role: 'admin', is_active: ativo } },
      ALWAYS,
    ),
    ato(
      {
        ator_id,
        acao: ativo ? 'papel_conceder' : 'papel_retirar',
        objeto: `papel:admin:${usuario_id}`,
        motivo,
      },
      agora,
    ),
  )

/**
 * From now on the role is used only in sign-ins that were asked for the authenticator's code; kept as the person's act.
 * @throws ConditionFailed when the role is not active any more
 */
export const ligarSegundoFator = (usuario_id: string, agora: Date): Promise<void> =>
  write(
    update(
      papelKey(usuario_id, 'admin'),
      { set: { segundo_fator_desde: agora.toISOString() } },
      { is_active: true },
    ),
    ato(
      {
        ator_id: usuario_id,
        acao: 'segundo_fator_ligar',
        objeto: `papel:admin:${usuario_id}`,
        motivo: null,
      },
      agora,
    ),
  )

/** A second factor that was lost is taken away, with its line in the audit. @throws ConditionFailed without a role */
export const retirarSegundoFator = (
  { usuario_id, ator_id, motivo }: Omit<Mudanca, 'ativo'>,
  agora: Date,
): Promise<void> =>
  write(
    update(papelKey(usuario_id, 'admin'), { remove: ['segundo_fator_desde'] }, EXISTS),
    ato({ ator_id, acao: 'segundo_fator_retirar', objeto: `papel:admin:${usuario_id}`, motivo }, agora),
  )
