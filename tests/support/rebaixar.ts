import type { Tier } from '#domain/base/contrato.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'

/** What an account lost since: a new identity check, a refusal, a block. */
export const rebaixar = (usuario_id: string, access_tier: Exclude<Tier, 'full'>): Promise<void> =>
  write(
    update(
      usuarioKey(usuario_id),
      { set: { access_tier, kyc_status: access_tier === 'blocked' ? 'rejected' : 'pending' } },
      ALWAYS,
    ),
  )
