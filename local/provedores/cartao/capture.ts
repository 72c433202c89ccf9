import { z } from 'zod'
import type { Storage } from '../../storage.ts'
import { holdKey } from './authorisation.ts'
import { captureRefusal } from './cards.ts'
import { declined, refused, unexpectedState } from './errors.ts'
import { type Form, integer, metadata, parameters } from './form.ts'
import { intentOf } from './intents.ts'
import { methodOf } from './payment-methods.ts'
import type { StoredCharge, StoredIntent } from './stored.ts'
import type { Charge, PaymentIntent } from './types.ts'
import type { Work } from './work.ts'

const captureSchema = z.strictObject({ amount_to_capture: integer.optional(), metadata: metadata.optional() })
const cancelSchema = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
})
const CANCELABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture']

/** POST …/capture: takes all or part of the held amount, once; the rest is released. */
export async function captureIntent(work: Work, id: string, form: Form): Promise<PaymentIntent> {
  const input = parameters(form, captureSchema)
  const stored = await intentOf(work, id)
  const intent = stored.object
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured', ['requires_capture'])
  const amount = input.amount_to_capture ?? intent.amount_capturable
  if (amount > intent.amount_capturable)
    throw refused(
      'The amount you requested to capture is greater than the amount you can capture for this charge.',
      'amount_too_large',
      'amount_to_capture',
    )
  if (amount < 1) throw refused('Amount must be at least R$0.01', 'amount_too_small', 'amount_to_capture')
  const charge = await chargeOf(work, intent)
  await askIssuer(work, stored, charge.object)
  const next: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    metadata: { ...intent.metadata, ...input.metadata },
    status: 'succeeded',
  }
  const captured: Charge = {
    ...charge.object,
    amount_captured: amount,
    amount_refunded: charge.object.amount - amount,
    captured: true,
  }
  work.put(`pi!${id}`, { ...stored, object: next } satisfies StoredIntent)
  work.put(`ch!${captured.id}`, { ...charge, object: captured } satisfies StoredCharge)
  dropHold(work, captured)
  work.emit('charge.captured', captured)
  work.emit('payment_intent.succeeded', next)
  return next
}

/** POST …/cancel: ends an intent that took nothing, and releases what it held. */
export async function cancelIntent(work: Work, id: string, form: Form): Promise<PaymentIntent> {
  const input = parameters(form, cancelSchema)
  const stored = await intentOf(work, id)
  if (!CANCELABLE.includes(stored.object.status)) throw unexpectedState(stored.object, 'canceled', CANCELABLE)
  return release(work, stored, input.cancellation_reason ?? null, 'charge.refunded')
}

/** Cancels every intent whose authorisation has ended; each is one operation, run by `within`. */
export async function expireHolds(
  storage: Storage,
  now: number,
  within: (act: (work: Work) => Promise<void>) => Promise<void>,
): Promise<void> {
  const ended: string[] = []
  for await (const [key, intent] of storage.entries<string>('retencao!')) {
    if (Number(key.split('!')[1]) > now) break
    ended.push(intent)
  }
  for (const id of ended)
    await within(async (work) => {
      await release(work, await intentOf(work, id), 'automatic', 'charge.expired')
    })
}

async function release(
  work: Work,
  stored: StoredIntent,
  reason: string | null,
  chargeEvent: 'charge.refunded' | 'charge.expired',
): Promise<PaymentIntent> {
  const held = stored.object.status === 'requires_capture'
  const next: PaymentIntent = {
    ...stored.object,
    amount_capturable: 0,
    canceled_at: work.now,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  }
  const { action: _action, ...rest } = stored
  work.put(`pi!${next.id}`, { ...rest, object: next } satisfies StoredIntent)
  if (held) {
    const charge = await chargeOf(work, stored.object)
    const released: Charge = { ...charge.object, amount_refunded: charge.object.amount, refunded: true }
    work.put(`ch!${released.id}`, { ...charge, object: released } satisfies StoredCharge)
    dropHold(work, released)
    work.emit(chargeEvent, released)
  }
  work.emit('payment_intent.canceled', next)
  return next
}

/** The issuer's word on a capture; a refusal leaves the hold as it was. */
async function askIssuer(work: Work, stored: StoredIntent, charge: Charge): Promise<void> {
  const { behaviour, object: method } = await methodOf(work, charge.payment_method)
  const refuses =
    behaviour.capture === 'refused' || (behaviour.capture === 'refused_once' && stored.captureRefusals === 0)
  if (!refuses) return
  work.put(`pi!${stored.object.id}`, {
    ...stored,
    captureRefusals: stored.captureRefusals + 1,
  } satisfies StoredIntent)
  throw declined(captureRefusal, {
    charge: charge.id,
    payment_intent: stored.object,
    payment_method: method,
  })
}

async function chargeOf(work: Work, intent: PaymentIntent): Promise<StoredCharge> {
  const stored = intent.latest_charge ? await work.get<StoredCharge>(`ch!${intent.latest_charge}`) : undefined
  if (!stored) throw new Error(`intent ${intent.id} holds without a charge`)
  return stored
}

function dropHold(work: Work, charge: Charge): void {
  const before = charge.payment_method_details.card.capture_before
  if (before) work.put(holdKey(before, charge.payment_intent), undefined)
}
