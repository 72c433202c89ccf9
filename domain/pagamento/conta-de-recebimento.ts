import * as z from 'zod/mini'

/** The connected account a doctor is paid through, as the card provider last stated it (D §3). */

/** What the status operation answers; all false before there is an account. */
export const statusDaContaSchema = z.object({
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  /** Payouts reach it now. */
  ready_to_receive: z.boolean(),
  /** The provider turned the account down. */
  recusada: z.boolean(),
})
export type StatusDaConta = z.output<typeof statusDaContaSchema>

/** As stored with the doctor's registration; the status is absent until it was read for the first time. */
export const contaDeRecebimentoSchema = z.object({
  id: z.string(),
  status: z.optional(statusDaContaSchema),
  /** ISO instant of that reading. */
  lida_em: z.optional(z.string()),
})
export type ContaDeRecebimento = z.output<typeof contaDeRecebimentoSchema>

/** The status of a doctor without an account. */
export const SEM_CONTA: StatusDaConta = {
  charges_enabled: false,
  payouts_enabled: false,
  details_submitted: false,
  ready_to_receive: false,
  recusada: false,
}

/** The three alert states of the status panel (D §2.6); a refused account is one that waits for the doctor. */
const SITUACOES_DA_CONTA = ['pronta', 'em_analise', 'pendente'] as const
export type SituacaoDaConta = (typeof SITUACOES_DA_CONTA)[number]

/** Ready; details sent and being looked at; or something is for the doctor to do. */
export function situacaoDaConta(status: StatusDaConta): SituacaoDaConta {
  if (status.ready_to_receive) return 'pronta'
  return status.details_submitted && !status.recusada ? 'em_analise' : 'pendente'
}
