import { crmHabilita } from '../base/crm.ts'
import type { AccessTier, KycStatusDaConta } from './machine.ts'

/**
 * The tier a KYC verdict gives (leituras §3, estados §1–2): approved → full, for a doctor only with a
 * verified or partial CRM, restricted until then; a run that waits for a person or a retry → restricted; else blocked.
 */
export function tierDe(quem: {
  readonly tipo: 'paciente' | 'medico'
  readonly kyc_status: KycStatusDaConta
  /** A run ended in "Em análise", or a re-KYC is pending. */
  readonly em_analise: boolean
  /** As stored in `medicos`; ignored for a patient. */
  readonly status_crm?: string | null
}): AccessTier {
  if (quem.kyc_status === 'rejected') return 'blocked'
  if (quem.kyc_status === 'pending') return quem.em_analise ? 'restricted' : 'blocked'
  if (quem.tipo === 'medico' && !crmHabilita(quem.status_crm ?? '')) return 'restricted'
  return 'full'
}

/** Tier labels (P §3). The guard's card has its own badges. */
export const ROTULOS_DO_TIER: Readonly<Record<AccessTier, string>> = {
  blocked: 'Bloqueado',
  restricted: 'Em verificação',
  full: 'Aprovado',
}

/** Verification status of the account page (P §2.16): anything but approved and rejected is pending. */
export const rotuloDaVerificacao = (kycStatus: string): string => {
  if (kycStatus === 'approved') return 'Verificado'
  return kycStatus === 'rejected' ? 'Rejeitado' : 'Pendente'
}
