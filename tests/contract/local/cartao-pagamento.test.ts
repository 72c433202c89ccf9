import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Provider } from '../../../local/provedores/provider.ts'
import { createCartao } from '../../../local/provedores/cartao/service.ts'
import { providerPort, temporaryFolder } from '../../support/provedores.ts'

const DAY = 24 * 60 * 60 * 1000
let port: Awaited<ReturnType<typeof providerPort>>
let disk: Awaited<ReturnType<typeof temporaryFolder>>
let provider: Provider
let stripe: Stripe
let clock = 0

const client = (key = 'sk_test_local', maxNetworkRetries = 0) =>
  new Stripe(key, {
    host: '127.0.0.1',
    port: port.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries,
    timeout: 2_000,
  })

beforeAll(async () => {
  port = await providerPort()
  disk = await temporaryFolder()
  provider = await createCartao({
    folder: disk.folder,
    publicUrl: `${port.url}/cartao`,
    now: () => Date.now() + clock,
  })
  port.mount([
    { prefix: '/v1', provider, keep: true },
    { prefix: '/cartao', provider },
  ])
  stripe = client()
})
beforeEach(() => {
  clock = 0
  provider.faults.clear()
})
afterAll(async () => {
  await port.close()
  await provider.close()
  await disk.remove()
})

/** The id of an object that came expanded or not. */
const idOf = (reference: string | { id: string } | null): string => {
  if (reference === null) throw new Error('there is no such object')
  return typeof reference === 'string' ? reference : reference.id
}

const held = (payment_method = 'pm_card_visa', extra: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 15000,
    currency: 'brl',
    capture_method: 'manual',
    payment_method,
    confirm: true,
    metadata: { consulta_id: 'c1' },
    ...extra,
  })

/** What an error carries that a caller may decide on. */
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`no Stripe error but ${String(error)}`)
  return {
    type: error.type,
    status: error.statusCode,
    code: error.code,
    decline_code: error.decline_code,
    param: error.param,
  }
}

const browser = async (path: string, form: Record<string, string>) => {
  const response = await fetch(`${port.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local', origin: 'http://127.0.0.1:3000' },
    body: new URLSearchParams(form),
  })
  const body: Record<string, unknown> & { id?: string } = await response.json()
  return { status: response.status, headers: response.headers, body }
}

const card = (number: string, rest: Record<string, string> = {}) => ({
  type: 'card',
  'card[number]': number,
  'card[exp_month]': '12',
  'card[exp_year]': String(new Date().getUTCFullYear() + 2),
  'card[cvc]': '123',
  ...rest,
})

describe('a held payment', () => {
  it('goes from creation to capture with the whole amount', async () => {
    const created = await stripe.paymentIntents.create({
      amount: 15000,
      currency: 'brl',
      capture_method: 'manual',
      metadata: { consulta_id: 'c1' },
    })
    expect(created).toMatchObject({
      object: 'payment_intent',
      amount: 15000,
      amount_capturable: 0,
      currency: 'brl',
      status: 'requires_payment_method',
      metadata: { consulta_id: 'c1' },
      latest_charge: null,
    })
    const confirmed = await stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' })
    expect(confirmed).toMatchObject({ status: 'requires_capture', amount_capturable: 15000 })
    const captured = await stripe.paymentIntents.capture(created.id)
    expect(captured).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 15000 })
    expect(await stripe.paymentIntents.retrieve(created.id)).toMatchObject({ status: 'succeeded' })
  })

  it('tells until when it can be captured, through the expanded charge', async () => {
    const before = Math.floor(Date.now() / 1000)
    const { id } = await held()
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] })
    const charge = intent.latest_charge
    if (typeof charge !== 'object' || charge === null) throw new Error('the charge was not expanded')
    expect(charge).toMatchObject({ captured: false, paid: true, amount: 15000, payment_intent: id })
    const until = charge.payment_method_details?.card?.capture_before ?? 0
    expect(until).toBeGreaterThanOrEqual(before + 7 * 24 * 3600)
    expect(until).toBeLessThanOrEqual(before + 7 * 24 * 3600 + 60)
    expect(intent.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } })
  })

  it('releases the rest of a partial capture, and is captured only once', async () => {
    const { id } = await held()
    const captured = await stripe.paymentIntents.capture(
      id,
      { amount_to_capture: 10000 },
      { idempotencyKey: `captura-${id}` },
    )
    expect(captured.amount_received).toBe(10000)
    expect(await stripe.charges.retrieve(idOf(captured.latest_charge))).toMatchObject({
      captured: true,
      amount_captured: 10000,
      amount_refunded: 5000,
    })
    expect(await failure(stripe.paymentIntents.capture(id))).toMatchObject({
      type: 'StripeInvalidRequestError',
      status: 400,
      code: 'payment_intent_unexpected_state',
    })
  })

  it('is not captured beyond what is held', async () => {
    const { id } = await held()
    expect(await failure(stripe.paymentIntents.capture(id, { amount_to_capture: 15001 }))).toMatchObject({
      status: 400,
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  })

  it('is released by cancelling, once', async () => {
    const { id, latest_charge } = await held()
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'requested_by_customer' })
    expect(canceled).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
      cancellation_reason: 'requested_by_customer',
    })
    expect(await stripe.charges.retrieve(idOf(latest_charge))).toMatchObject({
      captured: false,
      refunded: true,
      amount_refunded: 15000,
    })
    expect(await failure(stripe.paymentIntents.cancel(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('ends by itself at capture_before', async () => {
    const { id } = await held()
    clock = 7 * DAY - 60_000
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
    clock = 7 * DAY + 60_000
    expect(await failure(stripe.paymentIntents.capture(id))).toMatchObject({
      status: 400,
      code: 'payment_intent_unexpected_state',
    })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
      amount_capturable: 0,
    })
  })

  it('keeps holding when the issuer refuses the capture', async () => {
    const { id } = await held('pm_card_capturaRecusada')
    expect(await failure(stripe.paymentIntents.capture(id))).toMatchObject({
      type: 'StripeCardError',
      status: 402,
      code: 'card_declined',
    })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
    expect(await failure(stripe.paymentIntents.capture(id))).toMatchObject({ status: 402 })
  })

  it('is captured at the second try with the card that refuses once', async () => {
    const { id } = await held('pm_card_capturaRecusadaUmaVez')
    expect(await failure(stripe.paymentIntents.capture(id))).toMatchObject({ status: 402 })
    expect((await stripe.paymentIntents.capture(id)).status).toBe('succeeded')
  })
})

describe('a refused card', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
  ])('%s answers %s', async (number, code, decline_code) => {
    const { id, client_secret } = await stripe.paymentIntents.create({
      amount: 15000,
      currency: 'brl',
      capture_method: 'manual',
    })
    const method = await browser('payment_methods', card(number))
    expect(method.status).toBe(200)
    const refusal = await browser(`payment_intents/${id}/confirm`, {
      client_secret: client_secret ?? '',
      payment_method: String(method.body.id),
    })
    expect(refusal.status).toBe(402)
    expect(refusal.body).toMatchObject({
      error: {
        type: 'card_error',
        code,
        ...(decline_code ? { decline_code } : {}),
        message: expect.any(String),
        charge: expect.stringMatching(/^ch_/),
        payment_intent: { id, status: 'requires_payment_method', payment_method: null },
        payment_method: { id: method.body.id },
      },
    })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    })
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
      'requires_capture',
    )
  })

  it.each([
    ['number by its check digit', card('4242424242424241'), 'incorrect_number', 'number'],
    ['short number', card('42424242'), 'incomplete_number', 'number'],
    ['number with letters', card('4242x24242424242'), 'invalid_number', 'number'],
    ['real card', card('4111111111111111'), 'card_declined', 'number'],
    ['month', card('4242424242424242', { 'card[exp_month]': '13' }), 'invalid_expiry_month', 'exp_month'],
    ['year', card('4242424242424242', { 'card[exp_year]': '2020' }), 'invalid_expiry_year', 'exp_year'],
    ['short cvc', card('4242424242424242', { 'card[cvc]': '12' }), 'incomplete_cvc', 'cvc'],
    ['cvc with letters', card('4242424242424242', { 'card[cvc]': '12a' }), 'invalid_cvc', 'cvc'],
  ])('is told apart: %s', async (_what, form, code, param) => {
    const { status, body } = await browser('payment_methods', form)
    expect(status).toBe(402)
    expect(body).toMatchObject({ error: { type: 'card_error', code, param, message: expect.any(String) } })
  })
})

describe('the browser with the publishable key', () => {
  it('is let in by the pre-flight', async () => {
    const response = await fetch(`${port.url}/v1/payment_methods`, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:3000', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization')
  })

  it('confirms only the intent whose secret it holds, and sees no metadata', async () => {
    const mine = await stripe.paymentIntents.create({
      amount: 15000,
      currency: 'brl',
      capture_method: 'manual',
      metadata: { consulta_id: 'segredo' },
    })
    const other = await stripe.paymentIntents.create({ amount: 15000, currency: 'brl' })
    const method = await browser('payment_methods', card('4242424242424242'))
    expect(method.headers.get('access-control-allow-origin')).toBe('*')
    const confirm = (id: string, secret?: string) =>
      browser(`payment_intents/${id}/confirm`, {
        payment_method: String(method.body.id),
        ...(secret ? { client_secret: secret } : {}),
      })
    expect(await confirm(other.id, mine.client_secret ?? '')).toMatchObject({
      status: 400,
      body: { error: { param: 'client_secret' } },
    })
    expect(await confirm(mine.id)).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing' } },
    })
    const confirmed = await confirm(mine.id, mine.client_secret ?? '')
    expect(confirmed).toMatchObject({ status: 200, body: { id: mine.id, status: 'requires_capture' } })
    expect(confirmed.body).not.toHaveProperty('metadata')
    expect(confirmed.body).not.toHaveProperty('latest_charge')
  })

  it('may do nothing else', async () => {
    expect(
      await failure(client('pk_test_local').paymentIntents.create({ amount: 1, currency: 'brl' })),
    ).toMatchObject({ status: 401, code: 'secret_key_required' })
    expect(await failure(client('sk_test_outra').paymentIntents.retrieve('pi_1'))).toMatchObject({
      status: 401,
    })
  })
})

describe('3-D Secure', () => {
  const start = async (number: string, return_url?: string) => {
    const intent = await stripe.paymentIntents.create({
      amount: 15000,
      currency: 'brl',
      capture_method: 'manual',
    })
    const method = await browser('payment_methods', card(number))
    const { body } = await browser(`payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret ?? '',
      payment_method: String(method.body.id),
      ...(return_url ? { return_url } : {}),
    })
    expect(body).toMatchObject({ status: 'requires_action' })
    const { next_action } = await stripe.paymentIntents.retrieve(intent.id)
    const url = next_action?.redirect_to_url?.url ?? next_action?.use_stripe_sdk?.stripe_js
    if (typeof url !== 'string') throw new Error('no address to send the holder to')
    return { intent, url }
  }
  const decide = (url: string, decisao: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ decisao }), redirect: 'manual' })

  it.each([['4000002500003155'], ['4000002760003184']])('%s: allowed, the amount is held', async (number) => {
    const { intent, url } = await start(number, 'http://127.0.0.1:3000/status-consulta?x=1')
    const html = await (await fetch(url)).text()
    expect(html).toContain('lang="pt-BR"')
    expect(html).toContain('>Autorizar<')
    expect(html).toContain('>Recusar<')
    expect(html).toContain('150,00')
    const back = await decide(url, 'autorizar')
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toBe(
      `http://127.0.0.1:3000/status-consulta?x=1&payment_intent=${intent.id}&payment_intent_client_secret=${intent.client_secret}&redirect_status=succeeded`,
    )
    const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(after).toMatchObject({
      status: 'requires_capture',
      next_action: null,
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    })
    const again = await decide(url, 'recusar')
    expect(again.headers.get('location')).toBe(back.headers.get('location'))
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
  })

  it('refused, the intent asks for another card', async () => {
    const { intent, url } = await start('4000002760003184', 'http://127.0.0.1:3000/')
    const back = await decide(url, 'recusar')
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('redirect_status')).toBe('failed')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
  })

  it('allowed by the holder, refused by the issuer', async () => {
    const { intent, url } = await start('4000008400001629')
    expect(await (await decide(url, 'autorizar')).text()).toContain('Pagamento não autorizado')
    expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.code).toBe('card_declined')
  })

  it('an address replaced by a newer one leads nowhere', async () => {
    const { intent, url } = await start('4000002760003184', 'http://127.0.0.1:3000/')
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect((await decide(url, 'autorizar')).status).toBe(404)
    expect((await fetch(`${port.url}/cartao/3ds/inventado`)).status).toBe(404)
  })
})

describe('idempotency keys', () => {
  const params = { amount: 15000, currency: 'brl', capture_method: 'manual' } as const

  it('answer the same again, and say so', async () => {
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'mesma' })
    const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'mesma' })
    expect(second).toEqual(first)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
      'idempotency-key': 'mesma',
    })
  })

  it('answer a refusal again, without asking the issuer again', async () => {
    const { id } = await held('pm_card_capturaRecusadaUmaVez')
    const capture = () => failure(stripe.paymentIntents.capture(id, {}, { idempotencyKey: `uma-${id}` }))
    expect(await capture()).toMatchObject({ status: 402 })
    expect(await capture()).toMatchObject({ status: 402 })
  })

  it('refuse another request', async () => {
    await stripe.paymentIntents.create(params, { idempotencyKey: 'outra' })
    expect(
      await failure(stripe.paymentIntents.create({ ...params, amount: 20000 }, { idempotencyKey: 'outra' })),
    ).toMatchObject({ type: 'StripeIdempotencyError', status: 400 })
    expect(
      await failure(stripe.accounts.create({ country: 'BR' }, { idempotencyKey: 'outra' })),
    ).toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('do not keep a request that was never carried out', async () => {
    expect(
      await failure(stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: 'corrigida' })),
    ).toMatchObject({ code: 'amount_too_small' })
    expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'corrigida' })).amount).toBe(15000)
  })

  it('make twenty at once one payment', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => stripe.paymentIntents.create(params, { idempotencyKey: 'vinte' })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  it('are forgotten after a day', async () => {
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'velha' })
    clock = DAY + 1000
    expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'velha' })).id).not.toBe(first.id)
  })
})

describe('faults', () => {
  const params = { amount: 15000, currency: 'brl', capture_method: 'manual' } as const

  it('answer 500 as often as planned, then work', async () => {
    provider.faults.add({ kind: 'status', status: 500, times: 2 })
    expect(await failure(stripe.paymentIntents.create(params))).toMatchObject({
      type: 'StripeAPIError',
      status: 500,
    })
    expect((await client('sk_test_local', 2).paymentIntents.create(params)).object).toBe('payment_intent')
  })

  it('leave a request without an answer', async () => {
    provider.faults.add({ kind: 'hang', method: 'POST', path: /^\/v1\/payment_intents$/ })
    const impatient = new Stripe('sk_test_local', {
      host: '127.0.0.1',
      port: port.port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
      timeout: 100,
    })
    expect(await failure(impatient.paymentIntents.create(params))).toMatchObject({
      type: 'StripeConnectionError',
    })
  })

  it('cut the connection after the work is done: the key finds it again', async () => {
    const { id } = await held()
    provider.faults.add({ kind: 'drop', times: 2, path: /capture$/ })
    const capture = () => stripe.paymentIntents.capture(id, {}, { idempotencyKey: `cortada-${id}` })
    expect(await failure(capture())).toMatchObject({ type: 'StripeConnectionError' })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
    const again = await capture()
    expect(again.status).toBe('succeeded')
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  })
})

describe('what is not there', () => {
  it('is refused in Stripe’s words', async () => {
    expect(await failure(stripe.refunds.create({ payment_intent: 'pi_1' }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      status: 404,
    })
    await expect(stripe.refunds.create({ payment_intent: 'pi_1' })).rejects.toThrow(
      'Unrecognized request URL (POST: /v1/refunds).',
    )
    expect(await failure(stripe.paymentIntents.retrieve('pi_nada'))).toMatchObject({
      status: 404,
      code: 'resource_missing',
      param: 'intent',
    })
  })

  it('is refused by name when it is a parameter', async () => {
    const create = (extra: Stripe.PaymentIntentCreateParams) => failure(stripe.paymentIntents.create(extra))
    expect(await create({ amount: 15000, currency: 'brl', customer: 'cus_1' })).toMatchObject({
      code: 'parameter_unknown',
      param: 'customer',
    })
    expect(await create({ amount: 15000, currency: 'usd' })).toMatchObject({ param: 'currency' })
    expect(await create({ amount: 1.5, currency: 'brl' })).toMatchObject({
      code: 'parameter_invalid_integer',
    })
    const { id } = await held()
    expect(await failure(stripe.paymentIntents.retrieve(id, { expand: ['customer'] }))).toMatchObject({
      param: 'expand',
    })
    const missing = await fetch(`${port.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: 'currency=brl&metadata[__proto__]=x',
    })
    expect(missing.status).toBe(400)
  })
})
