import { eEtapa } from '#domain/kyc/progresso.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { FaseDaVerificacao } from '../kyc/use-verificacao.ts'

/** The document was read and accepted and can still be used: both sides, or the one that has it all. */
export const documentoAceito = ({ documento }: Pick<Kyc, 'documento'>): boolean =>
  documento.documento_tipo !== null &&
  documento.frente !== null &&
  (documento.verso !== null || documento.frente_basta)

/** What the selfie step shows. */
type SituacaoDaSelfie = 'livre' | 'rodando' | 'aprovada' | 'em_analise' | 'rejeitada'

/** From the server's state and what was just started here. */
export function situacaoDaSelfie(kyc: Kyc, fase: FaseDaVerificacao): SituacaoDaSelfie {
  if (fase === 'uploading' || fase === 'ocr' || eEtapa(kyc.current_state)) return 'rodando'
  if (kyc.kyc_status === 'approved') return 'aprovada'
  if (kyc.current_state === 'em_analise') return 'em_analise'
  return kyc.kyc_status === 'rejected' ? 'rejeitada' : 'livre'
}

/** The face was the problem: a new picture may do. */
export const selfieRecusada = ({ passos }: Pick<Kyc, 'passos'>): boolean =>
  passos.length === 1 && passos[0] === 'selfie'

/**
 * Rejected for what nothing done here changes, such as a suspended CPF: neither a selfie nor a document is asked for.
 */
export const nadaMuda = (kyc: Kyc): boolean =>
  kyc.current_state === 'rejected' && kyc.passos.length === 0 && !documentoAceito(kyc)

/** The retry page has already told about the rejection: its navigation says so. */
export const veioDaNovaTentativa = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'novaTentativa' in state
