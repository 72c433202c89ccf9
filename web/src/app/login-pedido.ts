import type { ModoDeLogin } from '#domain/acesso/login.ts'

/** Navigation state that opens the login dialog on the landing page. */
export const pedirLogin = (modo: ModoDeLogin) => ({ login: modo })

/** The mode asked for by a navigation state, if any. */
export function loginPedido(state: unknown): ModoDeLogin | undefined {
  if (typeof state !== 'object' || state === null || !('login' in state)) return undefined
  return state.login === 'paciente' || state.login === 'medico' ? state.login : undefined
}
