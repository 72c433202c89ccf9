import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { checkController, controllerSchema } from './controller.ts'
import { badParameter, missing, StripeError } from './errors.ts'
import { boolean, type Form, metadata, parameters, webAddress } from './form.ts'
import type { Account } from './types.ts'
import type { Work } from './work.ts'

export interface StoredAccount {
  readonly object: Account
}

/** An open invitation to the hosted onboarding page. */
export interface StoredLink {
  readonly account: string
  readonly return_url: string
  readonly refresh_url: string
  readonly expires_at: number
}

const LINK_SECONDS = 300
/** What Stripe asks of a Brazilian individual before it pays out. */
const REQUIRED = [
  'business_profile.url',
  'business_type',
  'external_account',
  'individual.id_number',
  'individual.verification.document',
  'tos_acceptance.date',
  'tos_acceptance.ip',
]

/** An account that asks for nothing gets what the platform's settings say. */
const DEFAULT_CAPABILITIES = { card_payments: { requested: true }, transfers: { requested: true } }

const accountSchema = z.strictObject({
  business_profile: z
    .strictObject({
      mcc: z.string().optional(),
      name: z.string().optional(),
      product_description: z.string().optional(),
      url: z.string().optional(),
    })
    .optional(),
  business_type: z.enum(['individual', 'company']).optional(),
  capabilities: z
    .strictObject({
      card_payments: z.strictObject({ requested: boolean }).optional(),
      transfers: z.strictObject({ requested: boolean }).optional(),
    })
    .optional(),
  controller: controllerSchema,
  country: z.literal('BR'),
  email: z.email().optional(),
  metadata: metadata.optional(),
})

const linkSchema = z.strictObject({
  account: z.string(),
  refresh_url: webAddress,
  return_url: webAddress,
  type: z.enum(['account_onboarding', 'account_update']),
})

/**
 * POST /v1/accounts: a connected account in Brazil, able to do nothing until its onboarding. `type`, closed to new
 * platforms, is not among its parameters.
 */
export async function createAccount(work: Work, form: Form): Promise<Account> {
  const input = parameters(form, accountSchema)
  checkController(input.controller)
  const object: Account = {
    id: `acct_${randomBytes(8).toString('hex')}`,
    object: 'account',
    business_profile: {
      mcc: null,
      name: null,
      product_description: null,
      url: null,
      ...input.business_profile,
    },
    business_type: input.business_type ?? null,
    capabilities: Object.fromEntries(
      Object.entries(input.capabilities ?? DEFAULT_CAPABILITIES)
        .filter(([, wanted]) => wanted?.requested)
        .map(([name]) => [name, 'inactive' as const]),
    ),
    charges_enabled: false,
    controller: { ...input.controller, is_controller: true, type: 'application' },
    country: 'BR',
    created: work.now,
    default_currency: 'brl',
    details_submitted: false,
    email: input.email ?? null,
    metadata: input.metadata ?? {},
    payouts_enabled: false,
    requirements: {
      currently_due: REQUIRED,
      disabled_reason: 'requirements.past_due',
      errors: [],
      eventually_due: REQUIRED,
      past_due: REQUIRED,
      pending_verification: [],
    },
    type: 'none',
  }
  work.put(`acct!${object.id}`, { object } satisfies StoredAccount)
  return object
}

/** GET /v1/accounts/:id; an account that is not ours answers as Stripe does, 403 `account_invalid`. */
export async function accountOf(work: Work, id: string): Promise<StoredAccount> {
  const stored = await work.get<StoredAccount>(`acct!${id}`)
  if (!stored)
    throw new StripeError(
      403,
      'invalid_request_error',
      `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
      { code: 'account_invalid' },
    )
  return stored
}

/** POST /v1/account_links: the address of the hosted onboarding, good for one use within five minutes. */
export async function createLink(work: Work, form: Form) {
  const input = parameters(form, linkSchema)
  const account = await work.get<StoredAccount>(`acct!${input.account}`)
  if (!account) throw missing('account', input.account, 'account')
  if (input.type === 'account_update' && !account.object.details_submitted)
    throw badParameter('type', 'You cannot create `account_update` type Account Links for this account.')
  const token = randomBytes(16).toString('hex')
  const expires_at = work.now + LINK_SECONDS
  work.put(`link!${token}`, {
    account: input.account,
    return_url: input.return_url,
    refresh_url: input.refresh_url,
    expires_at,
  } satisfies StoredLink)
  return {
    object: 'account_link',
    created: work.now,
    expires_at,
    url: `${work.settings.publicUrl}/cadastro/${token}`,
  }
}

export type Outcome = 'concluir' | 'pendente' | 'recusar'

/** What the onboarding ends in: everything enabled, a verification pending, or the account refused. */
export function withOutcome(account: Account, outcome: Outcome): Account {
  const enabled = outcome === 'concluir'
  const capability = { concluir: 'active', pendente: 'pending', recusar: 'inactive' } as const
  const reason = {
    concluir: null,
    pendente: 'requirements.pending_verification',
    recusar: 'rejected.other',
  } as const
  return {
    ...account,
    business_type: account.business_type ?? 'individual',
    capabilities: Object.fromEntries(
      Object.keys(account.capabilities).map((name) => [name, capability[outcome]]),
    ),
    charges_enabled: enabled,
    details_submitted: true,
    payouts_enabled: enabled,
    requirements: {
      currently_due: [],
      disabled_reason: reason[outcome],
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: outcome === 'pendente' ? ['individual.verification.document'] : [],
    },
  }
}
