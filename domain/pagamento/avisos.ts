/** What the card provider is asked to tell, of payments and of the doctors' accounts; it sends nothing else. */
export const AVISOS_PEDIDOS = {
  pagamentos: [
    'payment_intent.amount_capturable_updated',
    'payment_intent.succeeded',
    'payment_intent.canceled',
    'payment_intent.payment_failed',
  ],
  contas: ['account.updated'],
} as const
