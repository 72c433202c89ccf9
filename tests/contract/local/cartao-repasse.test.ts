import { readdir, readFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Provider } from '../../../local/provedores/provider.ts'
import { createCartao } from '../../../local/provedores/cartao/service.ts'
import { eventually, listen, providerPort, stop, temporaryFolder } from '../../support/provedores.ts'

const SECRET = 'whsec_local'

/** A webhook receiver that answers what the test says and checks every signature with Stripe's own code. */
async function receiver() {
  const events: Stripe.Event[] = []
  const state = { status: 200, attempts: 0 }
  const { server, url } = await listen((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      state.attempts += 1
      const signature = String(request.headers['stripe-signature'])
      const event = verifier.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET)
      if (state.status === 200) events.push(event)
      response.writeHead(state.status).end()
    })
  })
  return { events, state, server, url: `${url}/webhook/pagamento` }
}
const verifier = new Stripe('sk_test_local')

let port: Awaited<ReturnType<typeof providerPort>>
let disk: Awaited<ReturnType<typeof temporaryFolder>>
let hook: Awaited<ReturnType<typeof receiver>>
let provider: Provider
let stripe: Stripe
let clock = 0

const clientOf = (atPort: number) =>
  new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port: atPort,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })

beforeAll(async () => {
  hook = await receiver()
  port = await providerPort()
  disk = await temporaryFolder()
  provider = await createCartao({
    folder: join(disk.folder, 'principal'),
    publicUrl: `${port.url}/cartao`,
    webhook: { url: hook.url, secret: SECRET, backoffMs: 20, maxBackoffMs: 100 },
    now: () => Date.now() + clock,
  })
  port.mount([
    { prefix: '/v1', provider, keep: true },
    { prefix: '/cartao', provider },
  ])
  stripe = clientOf(port.port)
})
beforeEach(() => {
  clock = 0
  hook.state.status = 200
})
afterAll(async () => {
  await port.close()
  await provider.close()
  await stop(hook.server)
  await disk.remove()
})

const delivered = (type: string, id: string) =>
  eventually(`${type} of ${id}`, () =>
    hook.events.find((event) => event.type === type && JSON.stringify(event.data.object).includes(id)),
  )
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`no Stripe error but ${String(error)}`)
  return { status: error.statusCode, code: error.code, param: error.param }
}
/** The id of an object that came expanded or not. */
const idOf = (reference: string | { id: string } | null): string => {
  if (reference === null) throw new Error('there is no such object')
  return typeof reference === 'string' ? reference : reference.id
}

const capturedCharge = async (amount = 15000) => {
  const intent = await stripe.paymentIntents.create({
    amount,
    currency: 'brl',
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  const { latest_charge } = await stripe.paymentIntents.capture(intent.id)
  return idOf(latest_charge)
}
const onboard = async (account: string, decisao?: string) => {
  const link = await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: 'http://127.0.0.1:3000/medico?refazer=1',
    return_url: 'http://127.0.0.1:3000/medico?repasse=1',
  })
  const decide = (choice: string) =>
    fetch(link.url, { method: 'POST', body: new URLSearchParams({ decisao: choice }), redirect: 'manual' })
  return { link, decide, answer: decisao ? await decide(decisao) : undefined }
}
const CONTROLE = {
  fees: { payer: 'application' },
  losses: { payments: 'application' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'express' },
} as const
const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((caught: unknown) => caught)
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('Stripe did not refuse')
  return { status: error.statusCode, code: error.code, param: error.param }
}
const newAccount = () =>
  stripe.accounts.create({
    controller: CONTROLE,
    country: 'BR',
    email: 'medica@exemplo.com.br',
    capabilities: { transfers: { requested: true } },
    metadata: { medico_id: 'm1' },
  })

describe('a connected account', () => {
  it.each([
    ['losses of ours and fees of theirs', { losses: { payments: 'application' } }, 'controller[fees][payer]'],
    [
      'requirements of ours and a dashboard of theirs',
      { requirement_collection: 'application' },
      'controller[stripe_dashboard][type]',
    ],
    ['a word that is none', { stripe_dashboard: { type: 'little' } }, 'controller[stripe_dashboard][type]'],
  ])('is refused with %s', async (_nome, controller, param) => {
    expect(await failure(stripe.accounts.create({ country: 'BR', controller }))).toMatchObject({
      status: 400,
      param,
    })
  })

  it('has no type: it says who answers for what', async () => {
    expect(await failure(stripe.accounts.create({ country: 'BR', type: 'express' }))).toMatchObject({
      code: 'parameter_unknown',
    })
  })

  it('begins able to do nothing', async () => {
    expect(await newAccount()).toMatchObject({
      object: 'account',
      type: 'none',
      controller: { ...CONTROLE, is_controller: true, type: 'application' },
      country: 'BR',
      email: 'medica@exemplo.com.br',
      metadata: { medico_id: 'm1' },
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      capabilities: { transfers: 'inactive' },
      requirements: { disabled_reason: 'requirements.past_due' },
    })
    expect(await codeOf(stripe.accounts.retrieve('acct_nada'))).toEqual({
      status: 403,
      code: 'account_invalid',
      param: undefined,
    })
  })

  it.each([
    [
      'concluir',
      { payouts_enabled: true, charges_enabled: true, capabilities: { transfers: 'active' } },
      null,
    ],
    [
      'pendente',
      { payouts_enabled: false, charges_enabled: false, capabilities: { transfers: 'pending' } },
      'requirements.pending_verification',
    ],
    [
      'recusar',
      { payouts_enabled: false, charges_enabled: false, capabilities: { transfers: 'inactive' } },
      'rejected.other',
    ],
  ])('ends its onboarding: %s', async (decisao, expected, disabled_reason) => {
    const { id } = await newAccount()
    const { answer, link } = await onboard(id, decisao)
    expect(answer?.status).toBe(303)
    expect(answer?.headers.get('location')).toBe('http://127.0.0.1:3000/medico?repasse=1')
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      ...expected,
      details_submitted: true,
      requirements: { currently_due: [], disabled_reason },
    })
    expect(await delivered('account.updated', id)).toMatchObject({ account: id, data: { object: expected } })
    const used = await fetch(link.url, { redirect: 'manual' })
    expect(used.headers.get('location')).toBe('http://127.0.0.1:3000/medico?refazer=1')
  })

  it('is shown its choices in Portuguese, and nothing changes on the way back', async () => {
    const { id } = await newAccount()
    const { link, decide } = await onboard(id)
    const html = await (await fetch(link.url)).text()
    for (const label of ['Concluir cadastro', 'Enviar dados, verificação pendente', 'Recusar conta'])
      expect(html).toContain(`>${label}<`)
    expect((await decide('voltar')).headers.get('location')).toBe('http://127.0.0.1:3000/medico?repasse=1')
    expect(await stripe.accounts.retrieve(id)).toMatchObject({ details_submitted: false })
  })

  it('finds its invitation expired after five minutes', async () => {
    const { id } = await newAccount()
    const { decide } = await onboard(id)
    clock = 301_000
    expect((await decide('concluir')).headers.get('location')).toBe('http://127.0.0.1:3000/medico?refazer=1')
    expect(await stripe.accounts.retrieve(id)).toMatchObject({ details_submitted: false })
  })
})

describe('a transfer', () => {
  const ready = async () => {
    const { id } = await newAccount()
    await onboard(id, 'concluir')
    return id
  }

  it('pays an able account out of a captured charge, and never more than was captured', async () => {
    const [destination, source_transaction] = [await ready(), await capturedCharge()]
    const params = {
      amount: 10000,
      currency: 'brl',
      destination,
      source_transaction,
      metadata: { consulta_id: 'c1' },
    }
    const transfer = await stripe.transfers.create(params, {
      idempotencyKey: `repasse-${source_transaction}`,
    })
    expect(transfer).toMatchObject({
      object: 'transfer',
      amount: 10000,
      currency: 'brl',
      destination,
      source_transaction,
      reversed: false,
      metadata: { consulta_id: 'c1' },
    })
    const again = await stripe.transfers.create(params, { idempotencyKey: `repasse-${source_transaction}` })
    expect(again.id).toBe(transfer.id)
    expect(await codeOf(stripe.transfers.create(params))).toEqual({
      status: 400,
      code: 'balance_insufficient',
      param: 'amount',
    })
    expect((await stripe.transfers.create({ ...params, amount: 5000 })).amount).toBe(5000)
    expect((await delivered('transfer.created', transfer.id)).type).toBe('transfer.created')
  })

  it('is refused for whoever cannot receive it, and from what was not captured', async () => {
    const [pending, charge, able] = [await newAccount(), await capturedCharge(), await ready()]
    const transfer = (destination: string, source_transaction?: string) =>
      codeOf(stripe.transfers.create({ amount: 10000, currency: 'brl', destination, source_transaction }))
    expect(await transfer(pending.id, charge)).toMatchObject({
      status: 400,
      code: 'insufficient_capabilities_for_transfer',
    })
    expect(await transfer('acct_nada', charge)).toMatchObject({ status: 400, code: 'resource_missing' })
    expect(await transfer(able, 'ch_nada')).toMatchObject({ status: 400, code: 'resource_missing' })
    expect(await transfer(able)).toMatchObject({ status: 400, code: 'balance_insufficient' })
    const held = await stripe.paymentIntents.create({
      amount: 15000,
      currency: 'brl',
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect(await transfer(able, idOf(held.latest_charge))).toMatchObject({
      status: 400,
      code: 'charge_not_captured',
      param: 'source_transaction',
    })
  })
})

describe('events', () => {
  it('are signed, tell the payment’s way, and can be read again', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 15000,
      currency: 'brl',
      capture_method: 'manual',
      metadata: { consulta_id: 'c9' },
    })
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    await stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: `cap-${intent.id}` })
    const succeeded = await delivered('payment_intent.succeeded', intent.id)
    await delivered('payment_intent.amount_capturable_updated', intent.id)
    await delivered('payment_intent.created', intent.id)
    expect(succeeded).toMatchObject({
      object: 'event',
      livemode: false,
      request: { idempotency_key: `cap-${intent.id}` },
      data: { object: { id: intent.id, status: 'succeeded', metadata: { consulta_id: 'c9' } } },
    })
    const stored = await eventually('the delivery to be noted', async () => {
      const event = await stripe.events.retrieve(succeeded.id)
      return event.pending_webhooks === 0 ? event : undefined
    })
    expect(stored).toMatchObject({ id: succeeded.id, type: 'payment_intent.succeeded', data: succeeded.data })
    expect(await codeOf(stripe.events.retrieve('evt_nada'))).toMatchObject({ status: 404 })
  })

  it('go to an endpoint that asked for some of them as those alone', async () => {
    const some = await receiver()
    const other = await createCartao({
      folder: join(disk.folder, 'alguns'),
      publicUrl: `${port.url}/cartao`,
      webhook: { url: some.url, secret: SECRET, enabledEvents: ['payment_intent.succeeded'] },
    })
    const at = await providerPort()
    at.mount([{ prefix: '/v1', provider: other, keep: true }])
    try {
      const client = clientOf(at.port)
      const { id } = await client.paymentIntents.create({
        amount: 15000,
        currency: 'brl',
        payment_method: 'pm_card_visa',
        confirm: true,
      })
      await eventually('nothing more to tell', () => other.idle || undefined)
      expect(some.events.map(({ type, data }) => [type, data.object])).toEqual([
        ['payment_intent.succeeded', expect.objectContaining({ id })],
      ])
    } finally {
      await at.close()
      await other.close()
      await stop(some.server)
    }
  })

  it('tell of a hold that ended', async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: 15000,
      currency: 'brl',
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    clock = 8 * 24 * 3600 * 1000
    await stripe.paymentIntents.retrieve(id)
    expect(await delivered('payment_intent.canceled', id)).toMatchObject({
      data: { object: { cancellation_reason: 'automatic' } },
    })
    await delivered('charge.expired', id)
  })

  it('are delivered again until the receiver takes them', async () => {
    hook.state.status = 503
    const before = hook.state.attempts
    const { id } = await stripe.paymentIntents.create({ amount: 15000, currency: 'brl' })
    await eventually('three attempts', () => (hook.state.attempts >= before + 3 ? true : undefined))
    expect(hook.events.some((event) => JSON.stringify(event).includes(id))).toBe(false)
    expect(provider.idle).toBe(false)
    hook.state.status = 200
    await delivered('payment_intent.created', id)
    await eventually('nothing more to tell', () => provider.idle || undefined)
  })
})

describe('kill -9', () => {
  it('loses nothing that was answered, and the events left over are delivered after the restart', async () => {
    const folder = join(disk.folder, 'morto')
    const script = `
      import { createServer } from 'node:http'
      import { createCartao } from './local/provedores/cartao/service.ts'
      import { providerListener } from './local/provedores/listener.ts'
      const provider = await createCartao({
        folder: ${JSON.stringify(folder)}, publicUrl: 'http://127.0.0.1',
        webhook: { url: 'http://127.0.0.1:9', secret: ${JSON.stringify(SECRET)} },
      })
      const server = createServer(providerListener([{ prefix: '/v1', provider, keep: true }]))
      server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await new Promise<string[]>((resolve) => {
      createInterface({ input: child.stdout }).once('line', (text) => resolve([text]))
    })
    const before = clientOf(Number(line))
    const params = {
      amount: 15000,
      currency: 'brl',
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    } as const
    const intent = await before.paymentIntents.create(params, { idempotencyKey: 'antes' })
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))

    const late = await receiver()
    const revived = await createCartao({
      folder,
      publicUrl: 'http://127.0.0.1',
      webhook: { url: late.url, secret: SECRET, backoffMs: 20, maxBackoffMs: 100 },
    })
    const other = await providerPort()
    other.mount([{ prefix: '/v1', provider: revived, keep: true }])
    try {
      const after = clientOf(other.port)
      expect(await after.paymentIntents.retrieve(intent.id)).toEqual(intent)
      const replayed = await after.paymentIntents.create(params, { idempotencyKey: 'antes' })
      expect(replayed.id).toBe(intent.id)
      const types = await eventually('all events', () =>
        late.events.length >= 3 ? late.events.map(({ type }) => type).sort() : undefined,
      )
      expect(types).toEqual([
        'charge.succeeded',
        'payment_intent.amount_capturable_updated',
        'payment_intent.created',
      ])
    } finally {
      await other.close()
      await revived.close()
      await stop(late.server)
    }
  })

  it('never stores a card number', async () => {
    const method = await fetch(`${port.url}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_local' },
      body: new URLSearchParams({
        type: 'card',
        'card[number]': '5555555555554444',
        'card[exp_month]': '12',
        'card[exp_year]': '40',
        'card[cvc]': '987',
      }),
    })
    const { id }: { id: string } = await method.json()
    const folder = join(disk.folder, 'principal')
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))))
    expect(files.some((file) => file.includes(id))).toBe(true)
    expect(files.some((file) => file.includes('5555555555554444'))).toBe(false)
  })
})
