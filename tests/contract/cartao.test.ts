import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as cartao from '#lambdas/providers/cartao.ts'
import { abrirCartao } from './cartao-aberto.ts'

const SEGREDO = { chave: 'sk_test_local', segredo_webhook: 'whsec_local' }
vi.mock('#lambdas/aws/segredos.ts', () => ({ segredo: async () => SEGREDO }))

let aberto: Awaited<ReturnType<typeof abrirCartao>>
let stripe: Stripe
let consultas = 0

beforeAll(async () => {
  aberto = await abrirCartao()
  stripe = new Stripe(SEGREDO.chave, {
    host: '127.0.0.1',
    port: aberto.porta,
    protocol: 'http',
    telemetry: false,
  })
})
beforeEach(() => {
  aberto.provider.faults.clear()
  consultas++
})
afterAll(() => aberto.fechar())

const nova = (ordem = 1) =>
  cartao.criarIntencao({ consulta_id: `consulta-${consultas}`, paciente_id: 'ana', ordem })
const pagar = (id: string, payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(id, { payment_method, return_url: 'http://127.0.0.1/volta' })
const reservada = async (payment_method?: string) => {
  const { id } = await nova()
  await pagar(id, payment_method)
  return cartao.lerIntencao(id)
}
const refusal = (codigo: string) => ({ name: 'Recusa', codigo })
const rejected = (work: Promise<unknown>) =>
  work.then(
    () => 'fulfilled',
    (error: unknown) => error,
  )

/** A connected account that went through the provider's own form. */
const conta = async (decisao: string) => {
  const { id } = await stripe.accounts.create({ country: 'BR' })
  await decidir(id, decisao)
  return id
}
const decidir = async (account: string, decisao: string) => {
  const { url } = await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: 'http://127.0.0.1/volta',
    refresh_url: 'http://127.0.0.1/de-novo',
  })
  await fetch(url, { method: 'POST', body: new URLSearchParams({ decisao }), redirect: 'manual' })
}

describe('an intent', () => {
  it('is made once for each consultation and turn, for R$ 150,00 held and not taken', async () => {
    const first = await nova()
    expect(first).toEqual({
      id: first.id,
      status: 'requires_payment_method',
      client_secret: first.client_secret,
      consulta_id: `consulta-${consultas}`,
      cobranca: null,
      recusa: null,
    })
    expect((await nova()).id).toBe(first.id)
    expect((await nova(2)).id).not.toBe(first.id)
    expect(await stripe.paymentIntents.retrieve(first.id)).toMatchObject({
      amount: 15_000,
      currency: 'brl',
      capture_method: 'manual',
      transfer_group: `consulta-${consultas}`,
      metadata: { consulta_id: `consulta-${consultas}`, paciente_id: 'ana' },
    })
  })

  it('tells what is held and until when', async () => {
    const { cobranca, status } = await reservada()
    expect(status).toBe('requires_capture')
    expect(cobranca).toMatchObject({ autorizado: 15_000, capturado: 0 })
    const days = (Date.parse(cobranca?.capture_before ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
  })

  it('tells a decline, with nothing held', async () => {
    const { id } = await nova()
    await rejected(pagar(id, 'pm_card_visa_chargeDeclinedInsufficientFunds'))
    expect(await cartao.lerIntencao(id)).toMatchObject({
      status: 'requires_payment_method',
      recusa: 'insufficient_funds',
      cobranca: null,
    })
  })
})

describe('capture and release', () => {
  it('captures all of it, once', async () => {
    const { id } = await reservada()
    expect(await cartao.capturar(id, 0)).toMatchObject({
      status: 'succeeded',
      cobranca: { autorizado: 15_000, capturado: 15_000 },
    })
    expect(await cartao.capturar(id, 0)).toMatchObject({ status: 'succeeded' })
    expect(await rejected(cartao.capturar(id, 1))).toMatchObject(refusal('payment_intent_unexpected_state'))
  })

  it('is refused by the card, and taken at the next try', async () => {
    const { id } = await reservada('pm_card_capturaRecusadaUmaVez')
    expect(await rejected(cartao.capturar(id, 0))).toMatchObject(refusal('generic_decline'))
    expect(await rejected(cartao.capturar(id, 0))).toMatchObject(refusal('generic_decline'))
    expect(await cartao.capturar(id, 1)).toMatchObject({ status: 'succeeded' })
  })

  it('takes nothing from an intent that got no card, and says so under that key for a day', async () => {
    const { id } = await nova()
    const unexpected = refusal('payment_intent_unexpected_state')
    expect(await rejected(cartao.capturar(id, 0))).toMatchObject(unexpected)
    await pagar(id)
    expect(await rejected(cartao.capturar(id, 0))).toMatchObject(unexpected)
    expect(await cartao.capturar(id, 1)).toMatchObject({ status: 'succeeded' })
  })

  it('releases what was held, and what never was', async () => {
    const { id } = await reservada()
    expect(await cartao.liberar(id)).toMatchObject({
      status: 'canceled',
      cobranca: { autorizado: 15_000, capturado: 0 },
    })
    const vazia = await nova(2)
    expect(await cartao.liberar(vazia.id)).toMatchObject({ status: 'canceled', cobranca: null })
    expect(await rejected(cartao.liberar(id))).toMatchObject(refusal('payment_intent_unexpected_state'))
  })

  it('is done once although the answer was lost', async () => {
    const { id } = await reservada()
    aberto.provider.faults.add({ kind: 'drop', method: 'POST', path: /capture/ })
    expect(await cartao.capturar(id, 0)).toMatchObject({
      status: 'succeeded',
      cobranca: { capturado: 15_000 },
    })
  })
})

describe('the payout', () => {
  it('reaches a ready account once, out of the captured charge', async () => {
    const { id, cobranca } = await reservada()
    await cartao.capturar(id, 0)
    const destino = await conta('concluir')
    expect(await cartao.contaPronta(destino)).toBe(true)
    const dados = {
      consulta_id: `consulta-${consultas}`,
      conta: destino,
      cobranca: cobranca?.id ?? '',
      tentativa: 0,
    }
    const transfer = await cartao.repassar(dados)
    expect(await cartao.repassar(dados)).toBe(transfer)
    expect(await stripe.transfers.retrieve(transfer)).toMatchObject({
      amount: 10_000,
      destination: destino,
      source_transaction: cobranca?.id,
    })
  })

  it('is not ready before the account is', async () => {
    const pendente = await conta('pendente')
    expect(await cartao.contaPronta(pendente)).toBe(false)
    const { id, cobranca } = await reservada()
    await cartao.capturar(id, 0)
    const dados = { consulta_id: `consulta-${consultas}`, conta: pendente, cobranca: cobranca?.id ?? '' }
    const refused = refusal('insufficient_capabilities_for_transfer')
    expect(await rejected(cartao.repassar({ ...dados, tentativa: 0 }))).toMatchObject(refused)

    await decidir(pendente, 'concluir')
    expect(await cartao.contaPronta(pendente)).toBe(true)
    expect(await rejected(cartao.repassar({ ...dados, tentativa: 0 }))).toMatchObject(refused)
    expect(await cartao.repassar({ ...dados, tentativa: 1 })).toMatch(/^tr_/)
  })
})

describe('the provider away', () => {
  it('says so after its retries', async () => {
    const { id } = await nova()
    aberto.provider.faults.add({ kind: 'status', status: 500, times: 3 })
    expect(await rejected(cartao.lerIntencao(id))).toMatchObject({ codigo: 'provedor_indisponivel' })
    expect(await cartao.lerIntencao(id)).toMatchObject({ id })
  })

  it('makes one intent although the answer was lost', async () => {
    aberto.provider.faults.add({ kind: 'drop', method: 'POST', path: /payment_intents$/ })
    const { id } = await nova()
    expect((await nova()).id).toBe(id)
  })
})

describe('a notice', () => {
  const corpo = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.canceled',
    created: 1_763_652_600,
    data: { object: { object: 'payment_intent', metadata: { consulta_id: 'c1' } } },
  })
  const sign = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

  it('is taken with its signature over the exact bytes', async () => {
    expect(await cartao.lerAviso(corpo, sign(corpo, SEGREDO.segredo_webhook))).toEqual({
      id: 'evt_1',
      tipo: 'payment_intent.canceled',
      criado_em: '2025-11-20T15:30:00.000Z',
      consulta_id: 'c1',
      conta_id: null,
    })
  })

  it.each([
    ['a changed body', () => [`${corpo} `, sign(corpo, SEGREDO.segredo_webhook)]],
    ['another secret', () => [corpo, sign(corpo, 'whsec_outro')]],
    ['an old one', () => [corpo, sign(corpo, SEGREDO.segredo_webhook, 1_700_000_000)]],
    ['no signature', () => [corpo, undefined]],
  ] as const)('refuses %s', async (_what, given) => {
    const [body, signature] = given()
    expect(await rejected(cartao.lerAviso(body ?? '', signature))).toMatchObject({
      codigo: 'assinatura_invalida',
    })
  })
})
