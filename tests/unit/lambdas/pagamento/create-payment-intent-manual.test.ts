import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/base/erros.ts'
import { createPaymentIntentManual } from '#domain/pagamento/contract.ts'
import { handler as criar } from '#lambdas/pagamento/create-payment-intent-manual.lambda.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { cartao, comecar } from './cartao-fingido.ts'
import { devolvida, intencao, livro, pagamento, pedido, reservada, status } from './cenario.ts'

vi.mock('#lambdas/providers/cartao.ts', async (original) => ({
  ...(await original<typeof modulo>()),
  ...(await import('./cartao-fingido.ts')).cartao,
}))

beforeEach(async () => {
  await comecar()
})

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
      versao_de_precos: '2.0.1',
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

  it('asks for another card with a new intent when the one before was captured and given back', async () => {
    await consultar({ status: 'finished' }, { status: 'falhou', charge_id: 'ch_1' })
    cartao.lerIntencao.mockResolvedValue(devolvida)
    cartao.criarIntencao.mockResolvedValue(intencao({ id: 'pi_2', client_secret: 'pi_2_secret' }))
    expect((await ask()).body).toEqual({ client_secret: 'pi_2_secret' })
    expect(await pagamento()).toMatchObject({ status: 'falhou', intent_id: 'pi_2' })
    expect((await livro()).map(({ tipo }) => tipo)).toEqual(['autorizado', 'liberado'])
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
