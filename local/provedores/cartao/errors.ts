import type { CardRefusal, PaymentIntent, PaymentMethod } from './types.ts'

type Kind = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

/** An error in Stripe's words and shape: `{error: {type, code?, message, param?, …}}`. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly type: Kind,
    message: string,
    readonly detail: {
      readonly code?: string
      readonly param?: string
      readonly decline_code?: string
      readonly charge?: string
      readonly payment_intent?: PaymentIntent
      readonly payment_method?: PaymentMethod
    } = {},
    /** Stripe keeps no answer under an idempotency key when the request never began to be carried out. */
    readonly began = true,
  ) {
    super(message)
  }

  /** A card error carries state that was changed and must be kept; every other error leaves no trace. */
  get keepsWork(): boolean {
    return this.status === 402
  }

  body(view: (intent: PaymentIntent) => unknown): unknown {
    const { payment_intent, ...detail } = this.detail
    return {
      error: {
        ...detail,
        message: this.message,
        ...(payment_intent ? { payment_intent: view(payment_intent) } : {}),
        type: this.type,
      },
    }
  }
}

const invalid = (message: string, detail: StripeError['detail'] = {}, status = 400, began = true) =>
  new StripeError(status, 'invalid_request_error', message, detail, began)

/** A parameter that was refused before anything was done. */
export const badParameter = (param: string, message: string, code?: string): StripeError =>
  invalid(message, { param, ...(code ? { code } : {}) }, 400, false)

/** The object the path names does not exist. */
export const notFound = (object: string, id: string, param: string): StripeError =>
  invalid(`No such ${object}: '${id}'`, { code: 'resource_missing', param }, 404)

/** The object a parameter names does not exist. */
export const missing = (object: string, id: string, param: string): StripeError =>
  invalid(`No such ${object}: '${id}'`, { code: 'resource_missing', param })

export const unrecognized = (method: string, path: string): StripeError =>
  invalid(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    404,
    false,
  )

export const refused = (message: string, code: string, param?: string): StripeError =>
  invalid(message, { code, ...(param ? { param } : {}) })

export const unexpectedState = (
  intent: PaymentIntent,
  act: string,
  allowed: readonly string[],
): StripeError =>
  invalid(
    `This PaymentIntent could not be ${act} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${act}: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )

/** The issuer's refusal, with the intent it left behind. */
export const declined = (
  refusal: CardRefusal,
  extra: Pick<StripeError['detail'], 'charge' | 'payment_intent' | 'payment_method'> = {},
): StripeError => {
  const { message, ...detail } = refusal
  return new StripeError(402, 'card_error', message, { ...detail, ...extra })
}

export const unauthorized = (message: string, code?: string): StripeError =>
  invalid(message, code ? { code } : {}, 401, false)
