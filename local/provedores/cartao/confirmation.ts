import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { settle } from './authorisation.ts'
import { declined, StripeError, unexpectedState } from './errors.ts'
import { webAddress } from './form.ts'
import { addMethod, methodOf, methodSchema, type StoredMethod } from './payment-methods.ts'
import type { StoredAction, StoredIntent } from './stored.ts'
import type { NextAction, PaymentIntent } from './types.ts'
import type { Work } from './work.ts'

export const confirmSchema = z.strictObject({
  payment_method: z.string().optional(),
  payment_method_data: methodSchema.optional(),
  payment_method_options: z
    .strictObject({
      card: z.strictObject({
        request_three_d_secure: z.enum(['automatic', 'any', 'challenge']).default('automatic'),
      }),
    })
    .optional(),
  return_url: webAddress.optional(),
})
type ConfirmInput = z.infer<typeof confirmSchema>

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'] as const

/** The payment method the parameters name or describe. */
export async function resolveMethod(work: Work, input: ConfirmInput): Promise<StoredMethod | undefined> {
  if (input.payment_method_data) return addMethod(work, input.payment_method_data)
  return input.payment_method ? methodOf(work, input.payment_method) : undefined
}

/** Confirms: authorised, or waits for 3-D Secure; the issuer's refusal is a 402 `card_error`. */
export async function confirmIntent(
  work: Work,
  stored: StoredIntent,
  input: ConfirmInput,
): Promise<PaymentIntent> {
  const intent = stored.object
  if (!CONFIRMABLE.some((status) => status === intent.status))
    throw unexpectedState(intent, 'confirmed', CONFIRMABLE)
  const given = await resolveMethod(work, input)
  const method = given ?? (intent.payment_method ? await methodOf(work, intent.payment_method) : undefined)
  if (!method)
    throw new StripeError(
      400,
      'invalid_request_error',
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.",
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  const asked = input.payment_method_options?.card.request_three_d_secure ?? 'automatic'
  if (method.behaviour.threeDSecure || asked !== 'automatic')
    return askHolder(work, stored, method, input.return_url)
  const settled = settle(work, stored, method, false)
  if (settled.refusal)
    throw declined(settled.refusal, {
      charge: settled.charge.id,
      payment_intent: settled.intent,
      payment_method: method.object,
    })
  return settled.intent
}

function askHolder(
  work: Work,
  stored: StoredIntent,
  method: StoredMethod,
  return_url: string | undefined,
): PaymentIntent {
  const token = randomBytes(16).toString('hex')
  const url = `${work.settings.publicUrl}/3ds/${token}`
  const next_action: NextAction = return_url
    ? { type: 'redirect_to_url', redirect_to_url: { return_url, url } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
  const object: PaymentIntent = {
    ...stored.object,
    last_payment_error: null,
    next_action,
    payment_method: method.object.id,
    status: 'requires_action',
  }
  work.put(`3ds!${token}`, { intent: object.id, return_url } satisfies StoredAction)
  work.put(`pi!${object.id}`, { ...stored, object, action: token } satisfies StoredIntent)
  work.emit('payment_intent.requires_action', object)
  return object
}
