import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as cartao from '#lambdas/providers/cartao.ts'
import * as contas from '#lambdas/providers/cartao-contas.ts'
import { abrirCartao } from './cartao-aberto.ts'

const SEGREDO = {
  chave: 'sk_test_local',
  segredo_webhook: 'whsec_local',
  segredo_webhook_contas: 'whsec_contas',
}
vi.mock('#lambdas/aws/segredos.ts', () => ({ segredo: async () => SEGREDO }))

let aberto: Awaited<ReturnType<typeof abrirCartao>>
let medicos = 0

beforeAll(async () => {
  aberto = await abrirCartao()
})
afterAll(() => aberto.fechar())

const VOLTA = { volta: 'http://127.0.0.1/volta', renovar: 'http://127.0.0.1/renovar' }
const nova = () => {
  const medico = { id: `medico-${++medicos}`, email: `medico-${medicos}@exemplo.com.br` }
  return { medico, abrir: () => contas.criarConta(medico, new Date()) }
}
const decidir = async (conta: string, decisao: string) => {
  const link = await contas.linkDaConta(conta, VOLTA)
  const response = await fetch(link, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decisao }),
  })
  return { link, para: response.headers.get('location') }
}

describe('a connected account', () => {
  it('is one for a doctor, and can do nothing yet', async () => {
    const { medico, abrir } = nova()
    const id = await abrir()
    expect(await abrir()).toBe(id)
    expect(await contas.lerConta(id)).toEqual({
      id,
      medico_id: medico.id,
      status: {
        charges_enabled: false,
        payouts_enabled: false,
        details_submitted: false,
        ready_to_receive: false,
        recusada: false,
      },
    })
  })

  it('is opened under another e-mail an hour after one that was not heard of', async () => {
    const { medico, abrir } = nova()
    const perdida = await abrir()
    const depois = new Date(Date.now() + 3_600_000)
    const id = await contas.criarConta({ ...medico, email: `outro-${medico.email}` }, depois)
    expect(id).not.toBe(perdida)
    expect((await contas.lerConta(id)).medico_id).toBe(medico.id)
  })

  it.each([
    ['concluir', { charges_enabled: true, payouts_enabled: true, ready_to_receive: true, recusada: false }],
    [
      'pendente',
      { charges_enabled: false, payouts_enabled: false, ready_to_receive: false, recusada: false },
    ],
    ['recusar', { charges_enabled: false, payouts_enabled: false, ready_to_receive: false, recusada: true }],
  ])('ends its form as decided: %s', async (decisao, status) => {
    const id = await nova().abrir()
    expect((await decidir(id, decisao)).para).toBe(VOLTA.volta)
    expect((await contas.lerConta(id)).status).toEqual({ details_submitted: true, ...status })
  })

  it('becomes ready after it was looked at, or after it was left', async () => {
    const id = await nova().abrir()
    await decidir(id, 'voltar')
    expect((await contas.lerConta(id)).status.details_submitted).toBe(false)
    await decidir(id, 'pendente')
    await decidir(id, 'concluir')
    expect((await contas.lerConta(id)).status.ready_to_receive).toBe(true)
  })

  it('shows a form to fill in, once; afterwards it asks for a new address', async () => {
    const id = await nova().abrir()
    const link = await contas.linkDaConta(id, VOLTA)
    const html = await (await fetch(link)).text()
    for (const campo of ['titular', 'documento', 'banco', 'agencia', 'conta'])
      expect(html).toContain(`name="${campo}"`)
    const usado = (await decidir(id, 'concluir')).link
    expect((await fetch(usado, { redirect: 'manual' })).headers.get('location')).toBe(VOLTA.renovar)
  })

  it('that is not ours is a refusal', async () => {
    const error = await contas.lerConta('acct_desconhecida').catch((e: unknown) => e)
    expect(error).toMatchObject({ name: 'Recusa', codigo: 'account_invalid' })
    expect(await cartao.contaPronta('acct_desconhecida')).toBe(false)
  })
})

describe('its notices', () => {
  const corpo = JSON.stringify({
    id: 'evt_conta',
    object: 'event',
    created: 1_795_000_000,
    type: 'account.updated',
    data: { object: { object: 'account', id: 'acct_1', metadata: { medico_id: 'medico-1' } } },
  })
  const assinado = (secret: string) =>
    new Stripe('sk_test_local').webhooks.generateTestHeaderString({ payload: corpo, secret })

  it.each(['segredo_webhook', 'segredo_webhook_contas'] as const)('are taken under %s', async (nome) => {
    expect(await cartao.lerAviso(corpo, assinado(SEGREDO[nome]))).toMatchObject({
      id: 'evt_conta',
      tipo: 'account.updated',
      consulta_id: null,
      conta_id: 'acct_1',
    })
  })

  it('are refused under any other', async () => {
    const error = await cartao.lerAviso(corpo, assinado('whsec_outro')).catch((e: unknown) => e)
    expect(error).toMatchObject({ codigo: 'assinatura_invalida' })
  })
})
