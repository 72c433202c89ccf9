/** The card provider's objects as they stand on the wire (a subset of Stripe's, same names and meanings). */

/** Seconds since the epoch. */
type Instant = number
type Metadata = Readonly<Record<string, string>>

interface CardDetails {
  readonly brand: string
  readonly checks: { readonly cvc_check: 'pass' | 'fail' | 'unchecked' }
  readonly country: string
  readonly exp_month: number
  readonly exp_year: number
  readonly fingerprint: string
  readonly funding: 'credit'
  readonly last4: string
}

export interface PaymentMethod {
  readonly id: string
  readonly object: 'payment_method'
  readonly billing_details: { readonly name: string | null; readonly email: string | null }
  readonly card: CardDetails
  readonly created: Instant
  readonly customer: null
  readonly livemode: false
  readonly metadata: Metadata
  readonly type: 'card'
}

export interface CardRefusal {
  readonly code: string
  readonly decline_code?: string
  readonly message: string
  readonly param?: string
}

export interface PaymentError extends CardRefusal {
  readonly type: 'card_error' | 'invalid_request_error'
  readonly charge?: string
  readonly payment_method?: PaymentMethod
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export type NextAction =
  | {
      readonly type: 'redirect_to_url'
      readonly redirect_to_url: { readonly url: string; readonly return_url: string }
    }
  | {
      readonly type: 'use_stripe_sdk'
      readonly use_stripe_sdk: { readonly type: 'three_d_secure_redirect'; readonly stripe_js: string }
    }

export interface PaymentIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly amount_capturable: number
  readonly amount_received: number
  readonly automatic_payment_methods: {
    readonly allow_redirects: 'always' | 'never'
    readonly enabled: boolean
  } | null
  readonly canceled_at: Instant | null
  readonly cancellation_reason: string | null
  readonly capture_method: 'automatic' | 'automatic_async' | 'manual'
  readonly client_secret: string
  readonly confirmation_method: 'automatic'
  readonly created: Instant
  readonly currency: string
  readonly description: string | null
  readonly last_payment_error: PaymentError | null
  readonly latest_charge: string | null
  readonly livemode: false
  readonly metadata: Metadata
  readonly next_action: NextAction | null
  readonly payment_method: string | null
  readonly payment_method_types: readonly ['card']
  readonly receipt_email: string | null
  readonly status: IntentStatus
  readonly transfer_group: string | null
}

export interface Charge {
  readonly id: string
  readonly object: 'charge'
  readonly amount: number
  readonly amount_captured: number
  readonly amount_refunded: number
  readonly captured: boolean
  readonly created: Instant
  readonly currency: string
  readonly description: string | null
  readonly disputed: false
  readonly failure_code: string | null
  readonly failure_message: string | null
  readonly livemode: false
  readonly metadata: Metadata
  readonly paid: boolean
  readonly payment_intent: string
  readonly payment_method: string
  readonly payment_method_details: {
    readonly type: 'card'
    readonly card: Omit<CardDetails, 'fingerprint'> & {
      readonly amount_authorized: number | null
      readonly capture_before?: Instant
      readonly fingerprint: string
      readonly three_d_secure: { readonly result: 'authenticated'; readonly version: '2.2.0' } | null
    }
  }
  readonly refunded: boolean
  readonly status: 'succeeded' | 'failed'
  readonly transfer_group: string | null
}

/** Who answers for what of a connected account. */
export interface Controller {
  readonly fees: { readonly payer: 'account' | 'application' }
  readonly losses: { readonly payments: 'application' | 'stripe' }
  readonly requirement_collection: 'application' | 'stripe'
  readonly stripe_dashboard: { readonly type: 'express' | 'full' | 'none' }
}

export interface Account {
  readonly id: string
  readonly object: 'account'
  readonly business_profile: { readonly [name: string]: string | null }
  readonly business_type: string | null
  readonly capabilities: Readonly<Record<string, 'active' | 'inactive' | 'pending'>>
  readonly charges_enabled: boolean
  readonly controller: Controller & { readonly is_controller: true; readonly type: 'application' }
  readonly country: 'BR'
  readonly created: Instant
  readonly default_currency: 'brl'
  readonly details_submitted: boolean
  readonly email: string | null
  readonly metadata: Metadata
  readonly payouts_enabled: boolean
  readonly requirements: {
    readonly currently_due: readonly string[]
    readonly disabled_reason: string | null
    readonly errors: readonly {
      readonly code: string
      readonly reason: string
      readonly requirement: string
    }[]
    readonly eventually_due: readonly string[]
    readonly past_due: readonly string[]
    readonly pending_verification: readonly string[]
  }
  readonly type: 'none'
}

export interface Transfer {
  readonly id: string
  readonly object: 'transfer'
  readonly amount: number
  readonly amount_reversed: 0
  readonly created: Instant
  readonly currency: string
  readonly description: string | null
  readonly destination: string
  readonly livemode: false
  readonly metadata: Metadata
  readonly reversed: false
  readonly source_transaction: string
  readonly source_type: 'card'
  readonly transfer_group: string | null
}

export interface ProviderEvent {
  readonly id: string
  readonly object: 'event'
  readonly account?: string
  readonly api_version: string
  readonly created: Instant
  readonly data: { readonly object: unknown }
  readonly livemode: false
  readonly pending_webhooks: number
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null }
  readonly type: string
}
