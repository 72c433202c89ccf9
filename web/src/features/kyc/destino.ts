import { destinoAposLogin } from '#domain/acesso/destino.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { Kyc } from './kyc.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import type { UsuarioDaSessao } from '../../lib/sessao/sessao.ts'

/**
 * Where the retry page sends who opens it (P §4.4): approved or full to /triagem, whoever is not rejected, or nobody,
 * to the registration; null stays, also while nothing is known. An identity check that has to be done again after a
 * change of data stays here too (estados §1).
 */
export function destinoDaNovaTentativa(
  sessao: UsuarioDaSessao | null | undefined,
  perfil: Perfil | null | undefined,
  kyc: Kyc | undefined,
): string | null {
  if (sessao === null || perfil === null) return caminhoDe('cadastro_paciente')
  if (sessao === undefined || perfil === undefined) return null
  if (perfil.access_tier === 'full' || perfil.kyc_status === 'approved')
    return destinoAposLogin({ ...perfil, access_tier: 'full' }, 'paciente')
  if (perfil.kyc_status === 'rejected' || kyc === undefined || refazendo(perfil, kyc)) return null
  return caminhoDe('cadastro_paciente')
}

/** Restricted with nothing sent: a change of name or CPF asks for the check again. */
export const refazendo = (perfil: Pick<Perfil, 'access_tier'>, kyc: Pick<Kyc, 'current_state'>): boolean =>
  perfil.access_tier === 'restricted' && kyc.current_state === 'draft'
