import { describe, expect, it } from 'vitest'
import { SEM_CONTA, situacaoDaConta } from '#domain/pagamento/conta-de-recebimento.ts'

describe('the payout account’s alert', () => {
  it.each([
    ['no account yet', {}, 'pendente'],
    ['details sent', { details_submitted: true }, 'em_analise'],
    ['charges before payouts', { details_submitted: true, charges_enabled: true }, 'em_analise'],
    ['ready', { details_submitted: true, payouts_enabled: true, ready_to_receive: true }, 'pronta'],
    ['turned down', { details_submitted: true, recusada: true }, 'pendente'],
  ] as const)('%s', (_caso, status, situacao) => {
    expect(situacaoDaConta({ ...SEM_CONTA, ...status })).toBe(situacao)
  })
})
