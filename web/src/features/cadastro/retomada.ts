import { destinoAposLogin } from '#domain/acesso/destino.ts'
import { eEtapa } from '#domain/kyc/progresso.ts'
import { documentoAceito, nadaMuda } from './situacao.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'

/** Steps of the registration: own data, document, selfie. */
export type Passo = 0 | 1 | 2

/** Where a registration goes on: at a step, or on another screen. */
type Retomada =
  | { readonly tipo: 'passo'; readonly passo: Passo; readonly rejeitada: boolean }
  | { readonly tipo: 'sair'; readonly para: string }

/**
 * The first open step (estados §1), from any device; null while the run's state is not known yet.
 * `perfil` null: a session without a profile. `deNovo`: another try was asked for.
 */
export function retomar(perfil: Perfil | null, kyc: Kyc | undefined, deNovo: boolean): Retomada | null {
  if (perfil === null) return { tipo: 'passo', passo: 0, rejeitada: false }
  if (perfil.tipo === 'medico' || perfil.access_tier === 'full' || perfil.kyc_status === 'approved')
    return { tipo: 'sair', para: destinoAposLogin({ ...perfil, access_tier: tierDe(perfil) }, 'paciente') }
  if (kyc === undefined) return null
  // What was sent is still being examined: the last step shows the progress.
  if (eEtapa(kyc.current_state) || kyc.current_state === 'em_analise')
    return { tipo: 'passo', passo: 2, rejeitada: false }
  // No photograph changes it: what it was stands there, and whoever had it settled elsewhere goes back or tries again.
  const semFotos = nadaMuda(kyc) && !deNovo
  const passo = documentoAceito(kyc) || semFotos ? 2 : 1
  return { tipo: 'passo', passo, rejeitada: perfil.kyc_status === 'rejected' }
}

/** An approved patient is let in everywhere. */
const tierDe = ({ tipo, kyc_status, access_tier }: Perfil) =>
  tipo === 'paciente' && kyc_status === 'approved' ? 'full' : access_tier

/**
 * Why the document is asked for again: nothing was judged then, or what was refused was not the selfie alone. Null when
 * it is not so.
 */
export const pedidoDeNovo = ({ current_state, reasons, passos }: Kyc): string | null =>
  current_state === 'draft' || passos.some((passo) => passo !== 'selfie') ? (reasons[0] ?? null) : null
