import type { StoredMethod } from './payment-methods.ts'
import type { StoredCharge, StoredIntent } from './stored.ts'
import type { CardRefusal, Charge, PaymentError, PaymentIntent } from './types.ts'
import { newId, type Work } from './work.ts'

interface Settled {
  readonly intent: PaymentIntent
  readonly charge: Charge
  readonly refusal?: CardRefusal
}

/** Key of the index of holds by the second they end, so that the ones that ended come first. */
export const holdKey = (captureBefore: number, intent: string): string =>
  `retencao!${String(captureBefore).padStart(12, '0')}!${intent}`

/** Asks the issuer: holds the amount (manual capture), takes it (automatic), or leaves a failed charge. */
export function settle(
  work: Work,
  stored: StoredIntent,
  method: StoredMethod,
  authenticated: boolean,
): Settled {
  const refusal = method.behaviour.refusal
  const manual = stored.object.capture_method === 'manual'
  const charge = newCharge(work, stored.object, method, { refusal, manual, authenticated })
  work.put(`ch!${charge.id}`, { object: charge, transferred: 0 } satisfies StoredCharge)
  if (refusal) {
    const intent = failIntent(
      work,
      stored,
      method,
      { ...refusal, type: 'card_error', charge: charge.id },
      charge,
    )
    return { intent, charge, refusal }
  }
  const intent: PaymentIntent = {
    ...stored.object,
    amount_capturable: manual ? charge.amount : 0,
    amount_received: manual ? 0 : charge.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.object.id,
    status: manual ? 'requires_capture' : 'succeeded',
  }
  const { action: _action, ...rest } = stored
  work.put(`pi!${intent.id}`, { ...rest, object: intent } satisfies StoredIntent)
  const before = charge.payment_method_details.card.capture_before
  if (before) work.put(holdKey(before, intent.id), intent.id)
  work.emit('charge.succeeded', charge)
  work.emit(manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent)
  return { intent, charge }
}

/** Sends the intent back for another payment method, with the reason. */
export function failIntent(
  work: Work,
  stored: StoredIntent,
  method: StoredMethod | undefined,
  error: PaymentError,
  charge?: Charge,
): PaymentIntent {
  const intent: PaymentIntent = {
    ...stored.object,
    last_payment_error: { ...error, ...(method ? { payment_method: method.object } : {}) },
    latest_charge: charge?.id ?? stored.object.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  const { action: _action, ...rest } = stored
  work.put(`pi!${intent.id}`, { ...rest, object: intent } satisfies StoredIntent)
  if (charge) work.emit('charge.failed', charge)
  work.emit('payment_intent.payment_failed', intent)
  return intent
}

function newCharge(
  work: Work,
  intent: PaymentIntent,
  method: StoredMethod,
  how: { refusal: CardRefusal | undefined; manual: boolean; authenticated: boolean },
): Charge {
  const paid = !how.refusal
  const held = paid && how.manual
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid && !held ? intent.amount : 0,
    amount_refunded: 0,
    captured: paid && !held,
    created: work.now,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: how.refusal?.code ?? null,
    failure_message: how.refusal?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: method.object.id,
    payment_method_details: {
      type: 'card',
      card: {
        ...method.object.card,
        amount_authorized: paid ? intent.amount : null,
        ...(held ? { capture_before: work.now + work.settings.holdSeconds } : {}),
        three_d_secure: how.authenticated ? { result: 'authenticated', version: '2.2.0' } : null,
      },
    },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
    transfer_group: intent.transfer_group,
  }
}
