import type { Charge, PaymentIntent } from './types.ts'

export interface StoredIntent {
  readonly object: PaymentIntent
  /** Token of the 3-D Secure page that is open for it. */
  readonly action?: string
  /** How often its issuer refused the capture. */
  readonly captureRefusals: number
}

export interface StoredCharge {
  readonly object: Charge
  /** Cents already transferred out of it. */
  readonly transferred: number
}

/** A 3-D Secure page, by its token; kept after the decision so that a reload leads to the same place. */
export interface StoredAction {
  readonly intent: string
  readonly return_url?: string | undefined
  readonly outcome?: 'succeeded' | 'failed'
}
