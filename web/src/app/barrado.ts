import { logBlockedUserAttempt } from '#domain/acesso/contract.ts'
import { call } from '../lib/api.ts'

/** Tells the server that the guard turned this person away (P §6); a report that fails must not disturb the screen. */
export function registrarBarrado(usuario_id: string, nivel: 'restricted' | 'full'): void {
  const input = { user_id_param: usuario_id, attempted_action: `access_guard_${nivel}` } as const
  call(logBlockedUserAttempt, input).catch(() => undefined)
}
