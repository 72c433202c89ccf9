import type { KycStatusDaConta, AccessTier } from '../acesso/machine.ts'

export const PASSOS_DO_CADASTRO = ['dados', 'documento', 'selfie', 'completo'] as const
type PassoDoCadastro = (typeof PASSOS_DO_CADASTRO)[number]

/**
 * The first open step of the registration (estados §1). The step of one's own data is never open, since the profile
 * exists.
 */
export function passoDoCadastro(
  perfil: { readonly kyc_status: KycStatusDaConta; readonly access_tier: AccessTier },
  /** The document's sides were read and accepted. */
  documentoAceito: boolean,
): Exclude<PassoDoCadastro, 'dados'> {
  if (perfil.kyc_status === 'approved' || perfil.access_tier !== 'blocked') return 'completo'
  return documentoAceito ? 'selfie' : 'documento'
}
