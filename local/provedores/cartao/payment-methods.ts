import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Behaviour, cardByAlias, cardByNumber, luhnValid, type TestCard } from './cards.ts'
import { declined, missing } from './errors.ts'
import { type Form, metadata, parameters } from './form.ts'
import type { PaymentMethod } from './types.ts'
import { newId, type Work } from './work.ts'

export interface StoredMethod {
  readonly object: PaymentMethod
  readonly behaviour: Behaviour
}

export const methodSchema = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string().optional(),
    exp_month: z.string().optional(),
    exp_year: z.string().optional(),
    cvc: z.string().optional(),
  }),
  billing_details: z
    .strictObject({ name: z.string().max(200).optional(), email: z.string().max(200).optional() })
    .optional(),
  metadata: metadata.optional(),
})
type Input = z.infer<typeof methodSchema>

const wrong = (code: string, param: string, message: string) => declined({ code, param, message })

/** POST /v1/payment_methods. Only test numbers are taken, and the number itself is never stored. */
export async function createMethod(work: Work, form: Form): Promise<PaymentMethod> {
  return addMethod(work, parameters(form, methodSchema)).object
}

/** Checks the card as Stripe does, in its order: number, expiry, security code. */
export function addMethod(work: Work, input: Input): StoredMethod {
  const card = checkedNumber(input.card.number ?? '')
  const { month, year } = checkedExpiry(input.card, new Date(work.nowMs))
  checkedCvc(input.card.cvc ?? '')
  return store(work, card, { month, year }, input)
}

/** The stored method, or one made on the spot from a ready-made `pm_card_…`. */
export async function methodOf(work: Work, id: string): Promise<StoredMethod> {
  const ready = cardByAlias(id)
  if (ready)
    return store(
      work,
      ready,
      { month: 12, year: new Date(work.nowMs).getUTCFullYear() + 5 },
      { card: { cvc: '123' } },
    )
  const stored = await work.get<StoredMethod>(`pm!${id}`)
  if (!stored) throw missing('PaymentMethod', id, 'payment_method')
  return stored
}

function checkedNumber(given: string): TestCard {
  const number = given.replaceAll(/[\s-]/g, '')
  if (/\D/.test(number))
    throw wrong('invalid_number', 'number', 'The card number is not a valid credit card number.')
  if (number.length < 12) throw wrong('incomplete_number', 'number', 'Your card number is incomplete.')
  if (number.length > 19 || !luhnValid(number))
    throw wrong('incorrect_number', 'number', 'Your card number is incorrect.')
  const card = cardByNumber(number)
  if (!card)
    throw declined({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      param: 'number',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
    })
  return card
}

function checkedExpiry(card: Input['card'], now: Date): { month: number; year: number } {
  const month = Number(card.exp_month || NaN)
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  const given = Number(card.exp_year || NaN)
  const year = given < 100 ? 2000 + given : given
  const thisYear = now.getUTCFullYear()
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50)
    throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  if (year === thisYear && month < now.getUTCMonth() + 1)
    throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  return { month, year }
}

function checkedCvc(cvc: string): void {
  if (/^\d{0,2}$/.test(cvc)) throw wrong('incomplete_cvc', 'cvc', "Your card's security code is incomplete.")
  if (!/^\d{3,4}$/.test(cvc)) throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.")
}

function store(
  work: Work,
  card: TestCard,
  expiry: { month: number; year: number },
  input: Partial<Pick<Input, 'billing_details' | 'metadata'>> & { card: { cvc?: string | undefined } },
): StoredMethod {
  const { number, brand, country, aliases: _aliases, ...behaviour } = card
  const stored: StoredMethod = {
    behaviour,
    object: {
      id: newId('pm'),
      object: 'payment_method',
      billing_details: {
        name: input.billing_details?.name ?? null,
        email: input.billing_details?.email ?? null,
      },
      card: {
        brand,
        checks: { cvc_check: 'unchecked' },
        country,
        exp_month: expiry.month,
        exp_year: expiry.year,
        fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
        funding: 'credit',
        last4: number.slice(-4),
      },
      created: work.now,
      customer: null,
      livemode: false,
      metadata: input.metadata ?? {},
      type: 'card',
    },
  }
  work.put(`pm!${stored.object.id}`, stored)
  return stored
}
