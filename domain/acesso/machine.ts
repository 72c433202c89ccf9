import { defineMachine, type StatusOf } from '../base/maquina.ts'

/**
 * Account and tier (estados §1), for patients and doctors: what `usuarios.kyc_status` and `access_tier` say together.
 * `approved_restricted` is a doctor whose identity is approved and whose CRM is not (estados §2).
 */
const cadastro = { paciente: 'cadastro_paciente', medico: 'onboarding_medico' } as const
const guarda = { paciente: 'guarda', medico: 'guarda' } as const

export const contaMachine = defineMachine({
  nome: 'conta',
  statuses: [
    'no_profile',
    'pending_blocked',
    'pending_restricted',
    'approved_restricted',
    'approved_full',
    'rejected_blocked',
    'closed',
  ],
  initial: 'no_profile',
  estados: {
    no_profile: { tipo: 'repouso', tela: cadastro, prazos: [], dinheiro: 'nenhum', dono: 'paciente' },
    pending_blocked: { tipo: 'repouso', tela: cadastro, prazos: [], dinheiro: 'nenhum', dono: 'paciente' },
    pending_restricted: {
      tipo: 'transitorio',
      tela: guarda,
      prazos: [{ ato: 'repetir_kyc', depois: 'nova_tentativa_do_kyc' }],
      alarmes: [{ para: 'revisor', depois: 'revisao_do_kyc' }],
      dinheiro: 'nenhum',
      dono: 'revisor',
    },
    approved_restricted: {
      tipo: 'transitorio',
      tela: { paciente: null, medico: 'onboarding_medico' },
      prazos: [{ ato: 'confirmar_crm', depois: 'rechecagem_do_crm' }],
      dinheiro: 'nenhum',
      dono: 'sistema',
    },
    approved_full: {
      tipo: 'repouso',
      tela: { paciente: 'triagem', medico: 'medico_dashboard' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
    rejected_blocked: { tipo: 'repouso', tela: guarda, prazos: [], dinheiro: 'nenhum', dono: 'paciente' },
    closed: {
      tipo: 'terminal',
      tela: { paciente: 'despedida', medico: 'despedida' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
  },
  acts: {
    criar_perfil: { from: ['no_profile'], to: 'pending_blocked', by: ['paciente', 'medico'] },
    /** A stage could not be carried out, or the decision asks for a person. */
    adiar: { from: ['pending_blocked'], to: 'pending_restricted', by: ['sistema'] },
    /** The automatic retry of a KYC run; its outcome is `aprovar`, `aprovar_sem_crm` or `rejeitar`. */
    repetir_kyc: { from: ['pending_restricted'], to: 'pending_restricted', by: ['sistema'] },
    /** A picture was lost before anybody could look at it: it is asked for again, and nothing was judged. */
    pedir_de_novo: { from: ['pending_restricted'], to: 'pending_blocked', by: ['sistema'] },
    aprovar: {
      from: ['pending_blocked', 'pending_restricted'],
      to: 'approved_full',
      by: ['sistema', 'revisor'],
    },
    /** Doctor: identity approved, CRM not verified yet. */
    aprovar_sem_crm: {
      from: ['pending_blocked', 'pending_restricted'],
      to: 'approved_restricted',
      by: ['sistema', 'revisor'],
    },
    rejeitar: {
      from: ['pending_blocked', 'pending_restricted'],
      to: 'rejected_blocked',
      by: ['sistema', 'revisor'],
    },
    confirmar_crm: { from: ['approved_restricted'], to: 'approved_full', by: ['sistema'] },
    suspender_crm: { from: ['approved_full'], to: 'approved_restricted', by: ['sistema'] },
    /** 'Continuar e refazer KYC' on nome or cpf; refused while a consultation is open. */
    refazer_kyc: {
      from: ['approved_full', 'approved_restricted'],
      to: 'pending_restricted',
      by: ['paciente', 'medico'],
    },
    /** The change is withdrawn before anything was sent: nothing was checked, and the identity of before stands. */
    desistir: { from: ['pending_restricted'], to: 'approved_full', by: ['paciente', 'medico'] },
    /** Doctor: the same, and the CRM is not verified. */
    desistir_sem_crm: { from: ['pending_restricted'], to: 'approved_restricted', by: ['medico'] },
    /** 'Tentar Novamente' on the retry page, 3 per 24 h. */
    recomecar: { from: ['rejected_blocked'], to: 'pending_blocked', by: ['paciente', 'medico'] },
    /** By the operator's command. The person may begin again, and then only a person approves (decision 077). */
    bloquear: {
      from: ['pending_restricted', 'approved_restricted', 'approved_full'],
      to: 'rejected_blocked',
      by: ['admin'],
    },
    encerrar: {
      from: [
        'pending_blocked',
        'pending_restricted',
        'approved_restricted',
        'approved_full',
        'rejected_blocked',
      ],
      to: 'closed',
      by: ['paciente', 'medico'],
    },
  },
})

export type ContaStatus = StatusOf<typeof contaMachine>

export type KycStatusDaConta = 'pending' | 'approved' | 'rejected'
export type AccessTier = 'blocked' | 'restricted' | 'full'

/**
 * The account's status from its stored fields; null: no row. A combination of fields that no act writes is read as the
 * stricter of the two.
 */
export function contaDe(
  perfil: {
    readonly kyc_status: KycStatusDaConta
    readonly access_tier: AccessTier
    readonly closed_at?: string | undefined
  } | null,
): ContaStatus {
  if (!perfil) return 'no_profile'
  const { kyc_status, access_tier, closed_at } = perfil
  if (closed_at !== undefined) return 'closed'
  if (kyc_status === 'rejected') return 'rejected_blocked'
  if (kyc_status === 'approved') {
    if (access_tier === 'blocked') return 'rejected_blocked'
    return access_tier === 'full' ? 'approved_full' : 'approved_restricted'
  }
  return access_tier === 'restricted' ? 'pending_restricted' : 'pending_blocked'
}
