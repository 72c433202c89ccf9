import type { Tier } from '../base/contrato.ts'
import { acessoPorPrefixo, type NivelDeAcesso } from '../base/rotas.ts'
import type { ModoDeLogin } from './login.ts'

/** The part of a profile the guard looks at. */
export interface QuemPede {
  readonly tipo: 'paciente' | 'medico'
  readonly kyc_status: 'pending' | 'approved' | 'rejected'
  readonly access_tier: Tier
  /** A change of name or CPF that waits for a new identity check, which the person has to start. */
  readonly alteracao_pendente?: object | undefined
}

/** Why the guard shows no screen (P §6): title and description to the letter. */
export const RECUSAS_DA_GUARDA = {
  bloqueada: {
    titulo: 'Conta Bloqueada',
    descricao: 'Sua conta foi bloqueada. Entre em contato com o suporte.',
  },
  em_verificacao: {
    titulo: 'Verificação em Andamento',
    descricao:
      'Sua identidade está sendo verificada. Algumas funcionalidades estão temporariamente indisponíveis.',
  },
  negado: {
    titulo: 'Acesso Negado',
    descricao: 'Você não tem permissão para acessar esta área.',
  },
} as const

export type RecusaDaGuarda = keyof typeof RECUSAS_DA_GUARDA

/** KYC badge (P §2.11); any other value is under review (P §3). */
export const ETIQUETA_KYC = { approved: 'Aprovado', rejected: 'Reprovado', pending: 'Em análise' } as const
/** Access badge (P §2.11). */
export const ETIQUETA_ACESSO = { full: 'Completo', restricted: 'Restrito', blocked: 'Bloqueado' } as const

type Decisao =
  | { readonly tipo: 'mostrar' }
  /** Go on with the registration at its first open step. */
  | { readonly tipo: 'continuar_cadastro'; readonly para: '/cadastro-paciente' | '/onboarding-medico' }
  /** `novaTentativa`: offers 'Tentar Verificação Novamente'. */
  | { readonly tipo: 'recusa'; readonly recusa: RecusaDaGuarda; readonly novaTentativa: boolean }

/**
 * What the guard does with a signed-in person (P §2.11, §6, estados §1–2). Null: a session without a profile, which
 * goes on with the registration of whose screen it opened (D §2.2).
 */
export function decidirAcesso(
  nivel: NivelDeAcesso,
  quem: QuemPede | null,
  modo: ModoDeLogin = 'paciente',
): Decisao {
  if (nivel === 'publico') return { tipo: 'mostrar' }
  if (quem === null)
    return {
      tipo: 'continuar_cadastro',
      para: modo === 'medico' ? '/onboarding-medico' : '/cadastro-paciente',
    }
  if (quem.access_tier === 'full' || (quem.access_tier === 'restricted' && nivel === 'restricted'))
    return { tipo: 'mostrar' }
  if (quem.kyc_status === 'rejected') return { tipo: 'recusa', recusa: recusaDe(quem), novaTentativa: true }
  if (quem.tipo === 'medico') return { tipo: 'continuar_cadastro', para: '/onboarding-medico' }
  if (quem.access_tier === 'blocked' && quem.kyc_status === 'pending')
    return { tipo: 'continuar_cadastro', para: '/cadastro-paciente' }
  return { tipo: 'recusa', recusa: recusaDe(quem), novaTentativa: false }
}

const recusaDe = (quem: QuemPede): RecusaDaGuarda =>
  quem.access_tier === 'blocked' ? 'bloqueada' : 'em_verificacao'

/**
 * Where the screen at a path sends somebody without a session (leituras §1): triage and request toast and go to the
 * registration; every other one goes to the landing page with the login dialog open.
 */
export function semSessao(pathname: string): '/patient-onboarding' | '/' {
  return acessoPorPrefixo(pathname) === 'restricted' ? '/patient-onboarding' : '/'
}
