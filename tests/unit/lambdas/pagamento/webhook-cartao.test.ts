import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/base/erros.ts'
import { webhookCartao } from '#domain/pagamento/contract.ts'
import { handler as webhook } from '#lambdas/pagamento/webhook-cartao.lambda.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { HELENA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { cartao, comecar } from './cartao-fingido.ts'
import { autorizado, cancelada, intencao, livro, pagamento, reservada, status } from './cenario.ts'

vi.mock('#lambdas/providers/cartao.ts', async (original) => ({
  ...(await original<typeof modulo>()),
  ...(await import('./cartao-fingido.ts')).cartao,
}))

beforeEach(async () => {
  await comecar()
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
