import { type PrazoNome, prazoMs, type PrazosDoEstagio } from '../base/prazos.ts'
import type { PagamentoAto } from './machine.ts'
import type { PagamentoStatus } from './status.ts'
import type { Pagamento } from './pagamento.ts'

/** What an act states besides the status. */
export type FatosDoPagamento = Partial<
  Pick<Pagamento, 'capture_before' | 'charge_id' | 'transfer_id' | 'motivo_recusa' | 'medico_id'>
>

/**
 * When the reconciler looks at a payment next; a held one is watched by its consultation's own timer (estados §3–4).
 */
const PROXIMO_OLHAR: Partial<Record<PagamentoStatus, PrazoNome>> = {
  criado: 'reconciliador',
  a_capturar: 'reconciliador',
  falhou: 'nova_captura',
  capturado: 'reconciliador',
  a_repassar: 'reconciliador',
  a_liberar: 'reconciliador',
}

/** When a payment that entered `status` now is looked at next, as ISO; undefined where nothing is due. */
export function proximoOlhar(
  status: PagamentoStatus,
  agora: Date,
  estagio: PrazosDoEstagio = {},
): string | undefined {
  const prazo = PROXIMO_OLHAR[status]
  return prazo && new Date(agora.getTime() + prazoMs(prazo, estagio)).toISOString()
}

/** A payment after an act that leads to `status`. Whether the act is allowed is decided before. */
export const pagamentoDepois = (
  antes: Pagamento,
  ato: PagamentoAto,
  status: PagamentoStatus,
  agora: Date,
  fatos: FatosDoPagamento = {},
  estagio: PrazosDoEstagio = {},
): Pagamento => ({
  ...antes,
  ...fatos,
  ...(ato === 'recusar_captura' && { tentativas: antes.tentativas + 1 }),
  status,
  vence_em: proximoOlhar(status, agora, estagio),
  updated_at: agora.toISOString(),
})
