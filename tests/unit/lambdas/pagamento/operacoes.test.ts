import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/erros.ts'
import { confirmarPagamento, createPaymentIntentManual, webhookCartao } from '#domain/pagamento/contract.ts'
import { handler as confirmar } from '#lambdas/pagamento/confirmar-pagamento.ts'
import { handler as criar } from '#lambdas/pagamento/create-payment-intent-manual.ts'
import { handler as liquidar } from '#lambdas/pagamento/liquidar.ts'
import { handler as reconciliar } from '#lambdas/pagamento/reconciliar-pagamentos.ts'
import { handler as webhook } from '#lambdas/pagamento/webhook-cartao.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const cartao = vi.hoisted(() => ({
  criarIntencao: vi.fn<typeof modulo.criarIntencao>(),
  lerIntencao: vi.fn<typeof modulo.lerIntencao>(),
  capturar: vi.fn<typeof modulo.capturar>(),
  liberar: vi.fn<typeof modulo.liberar>(),
  contaPronta: vi.fn<typeof modulo.contaPronta>(),
  repassar: vi.fn<typeof modulo.repassar>(),
  lerAviso: vi.fn<typeof modulo.lerAviso>(),
}))
vi.mock('#lambdas/providers/cartao.ts', async (original) => ({
  ...(await original<typeof modulo>()),
  ...cartao,
}))
const { Recusa } = await import('#lambdas/providers/cartao.ts')

const LIMITE = '2026-12-01T00:00:00.000Z'
const intencao = (dados: Partial<modulo.Intencao> = {}): modulo.Intencao => ({
  id: 'pi_1',
  status: 'requires_payment_method',
  client_secret: 'pi_1_secret',
  consulta_id: CONSULTA,
  cobranca: null,
  recusa: null,
  ...dados,
})
const cobranca = { id: 'ch_1', autorizado: 15_000, capturado: 0, capture_before: LIMITE }
const reservada = intencao({ status: 'requires_capture', cobranca })
const capturada = intencao({ status: 'succeeded', cobranca: { ...cobranca, capturado: 15_000 } })
const cancelada = intencao({ status: 'canceled', cobranca })

let tabela: ReturnType<typeof tabelaViva>

beforeEach(async () => {
  for (const mock of Object.values(cartao)) mock.mockReset()
  tabela = tabelaViva(itemsOf(ANA, BRUNO, HELENA))
  await cadastrarMedicos()
})

const pedido = { consulta_id: CONSULTA, paciente_id: ANA.usuario.id }
const pagamento = () => pagamentos.find(CONSULTA)
const status = async () => (await consultas.find(CONSULTA))?.status
const livro = async () =>
  (await pagamentos.livro(CONSULTA)).map(({ id, tipo, valor }) => ({ id, tipo, valor }))
const autorizado = { id: 'autorizado#ch_1', tipo: 'autorizado', valor: 15_000 }

describe('create-payment-intent-manual', () => {
  const ask = (entrada: Record<string, unknown> = pedido) =>
    invoke(criar, createPaymentIntentManual, { como: ANA, entrada })

  it('creates one intent for the consultation and stores it before answering', async () => {
    await consultar({ status: 'pending' }, null)
    cartao.criarIntencao.mockResolvedValue(intencao())
    expect(await ask()).toMatchObject({ status: 200, body: { client_secret: 'pi_1_secret' } })
    expect(cartao.criarIntencao.mock.calls).toEqual([
      [{ consulta_id: CONSULTA, paciente_id: ANA.usuario.id, ordem: 1 }],
    ])
    const stored = await pagamento()
    expect(stored).toEqual({
      consulta_id: CONSULTA,
      paciente_id: ANA.usuario.id,
      status: 'criado',
      intent_id: 'pi_1',
      intencao: 1,
      tentativas: 0,
      vence_em: new Date(Date.parse(stored?.created_at ?? '') + 60_000).toISOString(),
      created_at: stored?.created_at,
      updated_at: stored?.created_at,
    })
  })

  it('answers the same intent again', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(intencao())
    expect((await ask()).body).toEqual({ client_secret: 'pi_1_secret' })
    expect(cartao.criarIntencao).not.toHaveBeenCalled()
  })

  it('replaces one the provider ended', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(intencao({ status: 'canceled' }))
    cartao.criarIntencao.mockResolvedValue(intencao({ id: 'pi_2', client_secret: 'pi_2_secret' }))
    expect((await ask()).body).toEqual({ client_secret: 'pi_2_secret' })
    expect(await pagamento()).toMatchObject({ status: 'criado', intent_id: 'pi_2', intencao: 2 })
  })

  it('writes down an authorisation the browser never told', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    expect((await ask()).body).toEqual({ client_secret: 'pi_1_secret' })
    expect(await status()).toBe('queued')
  })

  it.each([
    ['a red flag', { status: 'pending', red_flag: true }, 409, 'consulta_bloqueada'],
    ['an expired one', { status: 'expired' }, 409, 'prazo_encerrado'],
    ['one that is paid', { status: 'queued' }, 409, 'transicao_invalida'],
    ['another’s', { status: 'pending', paciente_id: 'outro' }, 404, 'nao_encontrado'],
  ] as const)('refuses %s', async (_what, dados, code, codigo) => {
    await consultar(dados)
    expect(await ask()).toMatchObject({ status: code, body: { codigo } })
    expect(cartao.criarIntencao).not.toHaveBeenCalled()
  })

  it('refuses another’s name, a missing consultation, an unconfirmed e-mail, an unverified patient', async () => {
    await consultar({ status: 'pending' }, null)
    expect(await ask({ ...pedido, paciente_id: 'outro' })).toMatchObject({ status: 404 })
    expect(await ask({ ...pedido, consulta_id: 'nenhuma' })).toMatchObject({ status: 404 })
    expect(await invoke(criar, createPaymentIntentManual, { como: BRUNO, entrada: pedido })).toMatchObject({
      status: 403,
      body: { codigo: 'verificacao_pendente' },
    })
    tabelaViva(itemsOf({ ...ANA, usuario: { ...ANA.usuario, email_confirmado: false } }))
    expect(await ask()).toMatchObject({ status: 403, body: { codigo: 'email_nao_confirmado' } })
  })

  it('says that the provider is away, with nothing stored', async () => {
    await consultar({ status: 'pending' }, null)
    cartao.criarIntencao.mockRejectedValue(new DomainError('provedor_indisponivel', { retry_after: 5 }))
    expect(await ask()).toMatchObject({
      status: 503,
      body: { codigo: 'provedor_indisponivel', retry_after: 5 },
    })
    expect(await pagamento()).toBeUndefined()
  })
})

describe('confirmar-pagamento', () => {
  const confirm = (como = ANA) =>
    invoke(confirmar, confirmarPagamento, { como, entrada: { consulta_id: CONSULTA } })

  it('queues what the provider holds, in one write with the ledger', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'autorizado' } })
    expect(await pagamento()).toMatchObject({ charge_id: 'ch_1', capture_before: LIMITE })
    const consulta = await consultas.find(CONSULTA)
    expect(consulta).toMatchObject({ status: 'queued', queued_at: expect.any(String) })
    expect(Date.parse(consulta?.vence_em ?? '')).toBe(Date.parse(consulta?.queued_at ?? '') + 900_000)
    expect(await livro()).toEqual([autorizado])
    expect((await consultas.naFila('clinica_medica')).map(({ id }) => id)).toEqual([CONSULTA])
  })

  it('changes nothing when repeated', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    await confirm()
    const before = structuredClone([...tabela.items])
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'autorizado' } })
    expect([...tabela.items]).toEqual(before)
  })

  it('says that the card was declined, and waits for another', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(intencao({ recusa: 'insufficient_funds' }))
    expect(await confirm()).toMatchObject({
      status: 402,
      body: { codigo: 'pagamento_recusado', recusa: 'insufficient_funds' },
    })
    expect(await status()).toBe('pending')
  })

  it('tells that nothing is authorised yet', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(intencao({ status: 'requires_action' }))
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'criado' } })
  })

  it('does not queue what expired meanwhile: the hold is released', async () => {
    await consultar({ status: 'expired' }, { status: 'a_liberar' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'a_liberar' } })
  })

  it('is missing for another patient and without a payment', async () => {
    await consultar({ status: 'pending' }, null)
    expect(await confirm()).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    await consultar({ id: 'outra', paciente_id: 'outro' })
    expect(
      await invoke(confirmar, confirmarPagamento, { como: ANA, entrada: { consulta_id: 'outra' } }),
    ).toMatchObject({ status: 404 })
  })
})

describe('webhook-cartao', () => {
  const aviso = {
    id: 'evt_1',
    tipo: 'payment_intent.amount_capturable_updated',
    criado_em: '2026-11-20T15:30:00.000Z',
    consulta_id: CONSULTA,
    conta_id: null,
  }
  const notify = () =>
    invoke(webhook, webhookCartao, { corpo: '{"a": 1}', headers: { 'stripe-signature': 't=1,v1=x' } })

  it('verifies the exact bytes, re-reads, and handles each notice once', async () => {
    await consultar({ status: 'pending' })
    cartao.lerAviso.mockResolvedValue(aviso)
    cartao.lerIntencao.mockResolvedValue(reservada)
    for (const _ of [1, 2]) expect(await notify()).toMatchObject({ status: 200, body: { recebido: true } })
    expect(cartao.lerAviso.mock.calls[0]).toEqual(['{"a": 1}', 't=1,v1=x'])
    expect(cartao.lerIntencao).toHaveBeenCalledTimes(1)
    expect(await status()).toBe('queued')
  })

  it('does not believe a notice, only what is re-read', async () => {
    await consultar({ status: 'pending' })
    cartao.lerAviso.mockResolvedValue(aviso)
    cartao.lerIntencao.mockResolvedValue(intencao())
    await notify()
    expect(await status()).toBe('pending')
  })

  it('lets one that could not be handled come again', async () => {
    await consultar({ status: 'pending' })
    cartao.lerAviso.mockResolvedValue(aviso)
    cartao.lerIntencao.mockRejectedValueOnce(new DomainError('provedor_indisponivel'))
    expect(await notify()).toMatchObject({ status: 503 })
    cartao.lerIntencao.mockResolvedValue(reservada)
    expect(await notify()).toMatchObject({ status: 200 })
    expect(await status()).toBe('queued')
  })

  it('takes note of what is not ours, refuses what is not signed', async () => {
    cartao.lerAviso.mockResolvedValueOnce({ ...aviso, consulta_id: null })
    expect(await notify()).toMatchObject({ status: 200 })
    cartao.lerAviso.mockResolvedValueOnce({ ...aviso, consulta_id: 'desconhecida' })
    expect(await notify()).toMatchObject({ status: 200 })
    cartao.lerAviso.mockRejectedValueOnce(new DomainError('assinatura_invalida'))
    expect(await notify()).toMatchObject({ status: 401, body: { codigo: 'assinatura_invalida' } })
  })

  it('cancels the consultation whose hold the provider let go', async () => {
    await consultar({ status: 'assigned', assigned_to: HELENA.usuario.id })
    cartao.lerAviso.mockResolvedValue(aviso)
    cartao.lerIntencao.mockResolvedValue(cancelada)
    await notify()
    expect(await consultas.find(CONSULTA)).toMatchObject({
      status: 'cancelled',
      motivo_fim: 'retencao_perdida',
    })
    expect((await pagamento())?.status).toBe('liberado')
    expect(await livro()).toEqual([autorizado, { id: 'liberado#ch_1', tipo: 'liberado', valor: 15_000 }])
  })
})

describe('liquidar', () => {
  const event = (para: string) => ({
    messageId: 'm1',
    body: JSON.stringify({ detail: { consulta_id: CONSULTA, para } }),
  })
  const hear = (para: string) => liquidar({ Records: [event(para) as never] }, CONTEXT)
  const finished = () =>
    consultar(
      { status: 'finished', assigned_to: HELENA.usuario.id },
      { status: 'a_capturar', charge_id: 'ch_1' },
    )
  const account = () => medicos.change(HELENA.usuario.id, { conta_recebimento: { id: 'acct_1' } }, new Date())

  it('captures once and pays out', async () => {
    await finished()
    await account()
    cartao.lerIntencao.mockResolvedValueOnce(reservada).mockResolvedValue(capturada)
    cartao.capturar.mockResolvedValue(capturada)
    cartao.contaPronta.mockResolvedValue(true)
    cartao.repassar.mockResolvedValue('tr_1')
    expect(await hear('a_capturar')).toEqual({ batchItemFailures: [] })
    expect(cartao.capturar.mock.calls).toEqual([['pi_1', 0]])
    expect(cartao.repassar.mock.calls).toEqual([
      [{ consulta_id: CONSULTA, conta: 'acct_1', cobranca: 'ch_1' }],
    ])
    expect(await pagamento()).toMatchObject({ status: 'repassado', transfer_id: 'tr_1' })
    expect(await livro()).toEqual([
      autorizado,
      { id: 'capturado#ch_1', tipo: 'capturado', valor: 15_000 },
      { id: 'repassado#tr_1', tipo: 'repassado', valor: 10_000 },
    ])
    expect((await pagamentos.repassesDe(HELENA.usuario.id)).map(({ status }) => status)).toEqual([
      'repassado',
    ])
  })

  it('leaves the payout waiting while there is no ready account', async () => {
    await finished()
    cartao.lerIntencao.mockResolvedValue(capturada)
    await hear('a_capturar')
    expect((await pagamento())?.status).toBe('a_repassar')
    await account()
    cartao.contaPronta.mockResolvedValue(false)
    await hear('a_repassar')
    expect((await pagamento())?.status).toBe('a_repassar')
    expect(cartao.repassar).not.toHaveBeenCalled()
    await pagamentos.adiantarRepasses(HELENA.usuario.id, new Date())
    cartao.contaPronta.mockResolvedValue(true)
    cartao.repassar.mockResolvedValue('tr_1')
    await reconciliar({}, CONTEXT)
    expect((await pagamento())?.status).toBe('repassado')
  })

  it('keeps a refused capture with its reason, and tries it again later as a new one', async () => {
    await finished()
    cartao.lerIntencao.mockResolvedValue(reservada)
    cartao.capturar.mockRejectedValueOnce(new Recusa('card_declined'))
    await hear('a_capturar')
    const failed = await pagamento()
    expect(failed).toMatchObject({ status: 'falhou', motivo_recusa: 'card_declined', tentativas: 1 })
    expect(Date.parse(failed?.vence_em ?? '')).toBe(Date.parse(failed?.updated_at ?? '') + 6 * 3_600_000)
    if (failed) await pagamentos.adiar(failed, new Date())
    cartao.capturar.mockResolvedValue(capturada)
    cartao.lerIntencao
      .mockResolvedValueOnce(reservada)
      .mockResolvedValueOnce(reservada)
      .mockResolvedValue(capturada)
    await reconciliar({}, CONTEXT)
    expect(cartao.capturar.mock.calls).toEqual([
      ['pi_1', 0],
      ['pi_1', 1],
    ])
    expect((await pagamento())?.status).toBe('a_repassar')
  })

  it('releases a hold, and an intent that never held anything', async () => {
    await consultar({ status: 'expired' }, { status: 'a_liberar' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    cartao.liberar.mockResolvedValue(cancelada)
    await hear('a_liberar')
    expect((await pagamento())?.status).toBe('liberado')
    expect(await livro()).toEqual([autorizado, { id: 'liberado#ch_1', tipo: 'liberado', valor: 15_000 }])
    tabelaViva(itemsOf(ANA))
    await consultar({ status: 'expired' }, { status: 'a_liberar' })
    cartao.lerIntencao.mockResolvedValue(intencao())
    cartao.liberar.mockResolvedValue(intencao({ status: 'canceled' }))
    await hear('a_liberar')
    expect((await pagamento())?.status).toBe('liberado')
    expect(await livro()).toEqual([])
  })

  it('lets the message come again while the provider is away', async () => {
    await finished()
    cartao.lerIntencao.mockRejectedValue(new DomainError('provedor_indisponivel'))
    expect(await hear('a_capturar')).toEqual({ batchItemFailures: [{ itemIdentifier: 'm1' }] })
    expect((await pagamento())?.status).toBe('a_capturar')
  })

  it('has nothing to do for a hold', async () => {
    await consultar()
    await hear('autorizado')
    expect(cartao.lerIntencao).not.toHaveBeenCalled()
  })
})

describe('reconciliar-pagamentos', () => {
  it('takes up what a crash left, and looks more rarely at what must wait', async () => {
    await consultar(
      { status: 'finished', assigned_to: HELENA.usuario.id },
      { status: 'a_repassar', vence_em: haPouco(1), updated_at: haPouco(1_200_000) },
    )
    cartao.lerIntencao.mockResolvedValue(capturada)
    const before = Date.now()
    await reconciliar({}, CONTEXT)
    const next = Date.parse((await pagamento())?.vence_em ?? '')
    expect(next - before).toBeGreaterThanOrEqual(1_200_000)
    expect(next - before).toBeLessThan(1_260_000)
  })

  it('goes on with the others when one fails', async () => {
    await consultar(
      { id: 'a', status: 'expired' },
      { status: 'a_liberar', intent_id: 'pi_a', vence_em: haPouco(2) },
    )
    await consultar(
      { id: 'b', status: 'expired' },
      { status: 'a_liberar', intent_id: 'pi_b', vence_em: haPouco(1) },
    )
    cartao.lerIntencao.mockImplementation(async (id) => {
      if (id === 'pi_a') throw new DomainError('provedor_indisponivel')
      return intencao({ id, status: 'canceled' })
    })
    await reconciliar({}, CONTEXT)
    expect([(await pagamentos.find('a'))?.status, (await pagamentos.find('b'))?.status]).toEqual([
      'a_liberar',
      'liberado',
    ])
    expect(Date.parse((await pagamentos.find('a'))?.vence_em ?? '')).toBeGreaterThan(Date.now())
  })
})
