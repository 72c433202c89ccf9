import type { Conta } from '#lambdas/providers/cartao-contas.ts'
import { SEM_CONTA, type StatusDaConta } from '#domain/pagamento/conta-de-recebimento.ts'
import { HELENA } from '#semente/personas.ts'

/** Helena's account as the provider states it. */
export const conta = (status: Partial<StatusDaConta> = {}): Conta => ({
  id: 'acct_1',
  medico_id: HELENA.usuario.id,
  status: { ...SEM_CONTA, ...status },
})

export const PRONTA = {
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  ready_to_receive: true,
  recusada: false,
} as const satisfies StatusDaConta
