/** The statuses of a payment, apart from its machine: most who read one never move it. */
export const PAGAMENTO_STATUS = [
  'criado',
  'autorizado',
  'a_capturar',
  'falhou',
  'capturado',
  'a_repassar',
  'repassado',
  'a_liberar',
  'liberado',
  'cancelado',
] as const

export type PagamentoStatus = (typeof PAGAMENTO_STATUS)[number]

/** The card was charged, whatever became of the payout. */
export const COBRADO: ReadonlySet<PagamentoStatus> = new Set(['capturado', 'a_repassar', 'repassado'])
