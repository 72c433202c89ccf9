import { z } from 'zod'
import { confirmIntent, confirmSchema, resolveMethod } from './confirmation.ts'
import { badParameter, notFound } from './errors.ts'
import { boolean, type Form, integer, list, metadata, parameters } from './form.ts'
import type { StoredIntent } from './stored.ts'
import type { PaymentIntent } from './types.ts'
import { newId, type Work } from './work.ts'

const createSchema = confirmSchema.extend({
  allowed_payment_method_types: list(z.literal('card')).optional(),
  amount: integer,
  automatic_payment_methods: z
    .strictObject({ enabled: boolean, allow_redirects: z.enum(['always', 'never']).default('always') })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
  confirm: boolean.default(false),
  currency: z.string(),
  description: z.string().max(1000).optional(),
  metadata: metadata.optional(),
  payment_method_types: list(z.literal('card')).optional(),
  receipt_email: z.email().optional(),
  transfer_group: z.string().max(200).optional(),
})
type CreateInput = z.infer<typeof createSchema>

/** POST /v1/payment_intents, in BRL cents; with `confirm` also what `confirmIntent` does. */
export async function createIntent(work: Work, form: Form): Promise<PaymentIntent> {
  const input = parameters(form, createSchema)
  checkAmount(input)
  if (input.return_url && !input.confirm)
    throw badParameter('return_url', 'You can only pass return_url when confirm is set to true.')
  const method = await resolveMethod(work, input)
  const object: PaymentIntent = { ...emptyIntent(work, input), payment_method: method?.object.id ?? null }
  const stored: StoredIntent = {
    object: { ...object, status: method ? 'requires_confirmation' : 'requires_payment_method' },
    captureRefusals: 0,
  }
  work.put(`pi!${object.id}`, stored)
  work.emit('payment_intent.created', stored.object)
  if (!input.confirm) return stored.object
  return confirmIntent(work, stored, {
    return_url: input.return_url,
    payment_method_options: input.payment_method_options,
  })
}

/** The stored intent a path names; 404 `resource_missing`. */
export async function intentOf(work: Work, id: string): Promise<StoredIntent> {
  const stored = await work.get<StoredIntent>(`pi!${id}`)
  if (!stored) throw notFound('payment_intent', id, 'intent')
  return stored
}

/** What a publishable key may see of an intent. */
export const publicIntent = (intent: PaymentIntent): Partial<PaymentIntent> => {
  const { metadata: _metadata, latest_charge: _charge, transfer_group: _group, ...visible } = intent
  const { amount_received: _received, amount_capturable: _capturable, ...shown } = visible
  return shown
}

function checkAmount({ amount, currency }: CreateInput): void {
  if (currency.toLowerCase() !== 'brl')
    throw badParameter(
      'currency',
      `Invalid currency: ${currency}. Stripe currently supports these currencies: brl`,
    )
  if (amount < 50) throw badParameter('amount', 'Amount must be at least R$0.50 brl', 'amount_too_small')
  if (amount > 99_999_999)
    throw badParameter('amount', 'Amount must be no more than R$999,999.99', 'amount_too_large')
}

function emptyIntent(work: Work, input: CreateInput): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: input.automatic_payment_methods ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: input.capture_method,
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: work.now,
    currency: 'brl',
    description: input.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: input.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: input.receipt_email ?? null,
    status: 'requires_payment_method',
    transfer_group: input.transfer_group ?? null,
  }
}
