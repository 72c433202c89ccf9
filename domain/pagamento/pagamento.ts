import * as z from 'zod/mini'
import { PAGAMENTO_STATUS } from './status.ts'

/** The payment of one consultation as stored (estados §4). Amounts in cents stand in the ledger. */
export const pagamentoSchema = z.object({
  consulta_id: z.string(),
  /** The account that pays: the patient's own, or that of whoever answers for them. */
  paciente_id: z.string(),
  status: z.enum(PAGAMENTO_STATUS),
  intent_id: z.string(),
  /** Which intent of this consultation it is, from 1: a cancelled one is replaced. */
  intencao: z.number(),
  /** By which prices it was asked for (P §9); absent in payments from before it was kept. */
  versao_de_precos: z.optional(z.string()),
  /** Who is paid out; known once the consultation finished. */
  medico_id: z.optional(z.string()),
  /** Until when the provider lets the hold be captured; known once it is authorised. */
  capture_before: z.optional(z.string()),
  charge_id: z.optional(z.string()),
  transfer_id: z.optional(z.string()),
  /**
   * Why the last capture was refused, in the provider's code; absent again once the patient is asked for another
   * card.
   */
  motivo_recusa: z.optional(z.string()),
  /** Captures that were refused, or had nothing to take from. */
  tentativas: z.number(),
  /** Payouts the provider refused; absent while there was none. */
  repasses_recusados: z.optional(z.number()),
  /** Why the last payout was refused, in the provider's code. */
  motivo_do_repasse: z.optional(z.string()),
  /** When the reconciler looks at it next; none where the consultation's own timer counts. */
  vence_em: z.optional(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Pagamento = z.output<typeof pagamentoSchema>
