import type { Stripe } from 'stripe'
import type { StatusDaConta } from '#domain/pagamento/conta-de-recebimento.ts'
import { asked, recebe } from './cartao.ts'

/** Connected accounts at the card provider: whom payouts go to. */

/** An account as the provider states it now. */
export interface Conta {
  readonly id: string
  /** The doctor it was made for; null for an account that is not ours to follow. */
  readonly medico_id: string | null
  readonly status: StatusDaConta
}

/**
 * Controller properties of a doctor's connected account: the platform pays fees and losses; Stripe verifies the doctor
 * and collects the data, in its Express dashboard. Account types, the older way to say the same, are closed to new
 * platforms.
 */
const CONTROLE = {
  fees: { payer: 'application' },
  losses: { payments: 'application' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'express' },
} as const satisfies Stripe.AccountCreateParams.Controller

/**
 * Creates a doctor's account; two requests within an hour answer the same one. Later it is another request, because the
 * provider repeats a refusal under its key and takes no other e-mail there. Answers its id. @throws Recusa
 */
export const criarConta = (
  medico: { readonly id: string; readonly email: string },
  agora: Date,
): Promise<string> =>
  asked(async (client) => {
    const { id } = await client.accounts.create(
      {
        controller: CONTROLE,
        country: 'BR',
        email: medico.email,
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { medico_id: medico.id },
      },
      { idempotencyKey: `conta-${medico.id}-${agora.toISOString().slice(0, 13)}` },
    )
    return id
  })

/**
 * The address of the provider's own form for an account, good once and for a few minutes. `volta` is where it leads
 * afterwards, `renovar` where it leads when it ran out. @throws Recusa
 */
export const linkDaConta = (
  conta: string,
  enderecos: { readonly volta: string; readonly renovar: string },
): Promise<string> =>
  asked(async (client) => {
    const { url } = await client.accountLinks.create({
      account: conta,
      type: 'account_onboarding',
      return_url: enderecos.volta,
      refresh_url: enderecos.renovar,
    })
    return url
  })

/** What the provider says about an account now. @throws Recusa when it is no account of ours */
export const lerConta = (id: string): Promise<Conta> =>
  asked(async (client) => {
    const account = await client.accounts.retrieve(id)
    return { id: account.id, medico_id: account.metadata?.['medico_id'] ?? null, status: statusDe(account) }
  })

const statusDe = (account: Stripe.Account): StatusDaConta => ({
  charges_enabled: account.charges_enabled,
  payouts_enabled: account.payouts_enabled,
  details_submitted: account.details_submitted,
  ready_to_receive: recebe(account),
  recusada: account.requirements?.disabled_reason?.startsWith('rejected.') ?? false,
})
