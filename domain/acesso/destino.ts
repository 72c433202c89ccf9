import type { Papel, Tier } from '../base/contrato.ts'
import type { ModoDeLogin } from './login.ts'

/** What routing after a sign-in looks at; null when there is a session but no profile yet. */
interface QuemEntrou {
  readonly tipo: 'paciente' | 'medico'
  readonly access_tier: Tier
  readonly papeis: readonly Papel[]
}

/** Delays before the redirect, in milliseconds (P §9). */
export const ESPERA_APOS_LOGIN = 100
export const ESPERA_DO_RETORNO = 1_000

/**
 * Where a sign-in leads (P §4.4). A full admin goes to the health page (estados §8); a session without a
 * profile goes on with the registration of the mode it signed in with (estados §1).
 */
export function destinoAposLogin(quem: QuemEntrou | null, modo: ModoDeLogin): string {
  if (quem?.access_tier === 'full') {
    if (quem.papeis.includes('admin')) return '/admin/health'
    return quem.tipo === 'medico' ? '/medico-dashboard' : '/triagem'
  }
  return (quem?.tipo ?? modo) === 'medico' ? '/onboarding-medico' : '/cadastro-paciente'
}
