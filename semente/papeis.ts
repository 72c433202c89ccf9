import { ato } from '#lambdas/store/atos.ts'
import { papelKey, usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, check, EXISTS, update, write } from '#lambdas/store/table.ts'

/** Roles that only the operator grants and revokes (D §3, `user_roles`); each change is kept as an audited act. */

interface Mudanca {
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
