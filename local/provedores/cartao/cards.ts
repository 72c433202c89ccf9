import type { CardRefusal } from './types.ts'

/** How an issuer behaves: what it answers to an authorisation and to a capture, and whether it asks the holder. */
export interface Behaviour {
  readonly refusal?: CardRefusal
  readonly threeDSecure?: true
  /** Capture is refused always, or only the first time. */
  readonly capture?: 'refused' | 'refused_once'
}

export interface TestCard extends Behaviour {
  readonly number: string
  readonly brand: 'visa' | 'mastercard'
  readonly country: 'US' | 'BR'
  /** Stripe's ready-made payment methods of the same behaviour. */
  readonly aliases?: readonly string[]
}

const generic: CardRefusal = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}
const visa = { brand: 'visa', country: 'US' } as const

/** Stripe's published test numbers, and two of our own for a capture that fails. No other number is taken. */
const TEST_CARDS: readonly TestCard[] = [
  { ...visa, number: '4242424242424242', aliases: ['pm_card_visa'] },
  { brand: 'visa', country: 'BR', number: '4000000760000002', aliases: ['pm_card_br'] },
  { brand: 'mastercard', country: 'US', number: '5555555555554444', aliases: ['pm_card_mastercard'] },
  {
    ...visa,
    number: '4000000000000002',
    refusal: generic,
    aliases: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
  },
  {
    ...visa,
    number: '4000000000009995',
    refusal: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
    aliases: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
  },
  {
    ...visa,
    number: '4000000000009987',
    refusal: { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
    aliases: ['pm_card_visa_chargeDeclinedLostCard'],
  },
  {
    ...visa,
    number: '4000000000009979',
    refusal: { code: 'card_declined', decline_code: 'stolen_card', message: 'Your card was declined.' },
    aliases: ['pm_card_visa_chargeDeclinedStolenCard'],
  },
  {
    ...visa,
    number: '4000000000000069',
    refusal: { code: 'expired_card', param: 'exp_month', message: 'Your card has expired.' },
    aliases: ['pm_card_chargeDeclinedExpiredCard'],
  },
  {
    ...visa,
    number: '4000000000000127',
    refusal: { code: 'incorrect_cvc', param: 'cvc', message: "Your card's security code is incorrect." },
    aliases: ['pm_card_chargeDeclinedIncorrectCvc'],
  },
  {
    ...visa,
    number: '4000000000000119',
    refusal: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
    aliases: ['pm_card_chargeDeclinedProcessingError'],
  },
  {
    ...visa,
    number: '4000002500003155',
    threeDSecure: true,
    aliases: ['pm_card_authenticationRequiredOnSetup'],
  },
  { ...visa, number: '4000002760003184', threeDSecure: true, aliases: ['pm_card_authenticationRequired'] },
  {
    ...visa,
    number: '4000008400001629',
    threeDSecure: true,
    refusal: generic,
    aliases: ['pm_card_threeDSecureRequiredChargeDeclined'],
  },
  { ...visa, number: '4000000000007775', capture: 'refused', aliases: ['pm_card_capturaRecusada'] },
  {
    ...visa,
    number: '4000000000008880',
    capture: 'refused_once',
    aliases: ['pm_card_capturaRecusadaUmaVez'],
  },
]

export const cardByNumber = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number)

export const cardByAlias = (alias: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.aliases?.includes(alias))

export const captureRefusal: CardRefusal = generic

/** ISO/IEC 7812-1 check digit. */
export const luhnValid = (number: string): boolean =>
  Array.from(number)
    .reverse()
    .reduce((sum, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0) %
    10 ===
  0
