import { eEtapa } from '#domain/kyc/progresso.ts'
import type { Kyc } from '../../kyc/kyc.ts'
import { documentoAceito } from '../../cadastro/situacao.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'

export const PASSOS = [1, 2, 3, 4, 5] as const
/** Steps of the onboarding (D §2.5): own data, professional data, document, selfie, payouts. */
export type Passo = (typeof PASSOS)[number]

/** The step the address asks for; undefined for anything but 1 to 5. */
export const passoPedido = (step: string | null): Passo | undefined =>
  PASSOS.find((passo) => String(passo) === step)

interface Situacao {
  readonly perfil: Pick<Perfil, 'kyc_status' | 'alteracao_pendente'>
  readonly kyc: Pick<Kyc, 'current_state' | 'documento'>
}

/** Steps that are open to somebody with an account, the first undone one last (estados §2). */
export function passosAbertos({ perfil, kyc }: Situacao): readonly Passo[] {
  // What was compared stays; the registration is still corrected: an RQE, and a CRM the council did not confirm.
  if (perfil.kyc_status === 'approved') return [2, 5]
  if (eEtapa(kyc.current_state) || kyc.current_state === 'em_analise') return [4]
  // What waits for this check is not edited on the way to it.
  const primeiros = perfil.alteracao_pendente ? ([2] as const) : ([1, 2] as const)
  return documentoAceito(kyc) ? [...primeiros, 3, 4] : [...primeiros, 3]
}

/** The asked step when it is open, else the first undone one: an address never jumps past it. */
export const passoInicial = (abertos: readonly Passo[], pedido: Passo | undefined): Passo =>
  abertos.find((passo) => passo === pedido) ?? abertos.at(-1) ?? 1
