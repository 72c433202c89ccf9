import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/base/erros.ts'
import { PRECOS } from '#domain/pagamento/precos.ts'
import { handler as liquidar } from '#lambdas/pagamento/liquidar.lambda.ts'
import { handler as reconciliar } from '#lambdas/pagamento/reconciliar-pagamentos.lambda.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, type Change, update, write } from '#lambdas/store/table.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { cartao, comecar } from './cartao-fingido.ts'
import {
  autorizado,
  cancelada,
  capturada,
  devolvida,
  intencao,
  livro,
  pagamento,
  reservada,
} from './cenario.ts'

vi.mock('#lambdas/providers/cartao.ts', async (original) => ({
  ...(await original<typeof modulo>()),
  ...(await import('./cartao-fingido.ts')).cartao,
}))
const { Recusa } = await import('#lambdas/providers/cartao.ts')

beforeEach(async () => {
  await comecar()
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
  const account = () => medicos.mudar(HELENA.usuario.id, { conta_recebimento: { id: 'acct_1' } }, new Date())

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
      [{ consulta_id: CONSULTA, conta: 'acct_1', cobranca: 'ch_1', tentativa: 0 }],
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

  it('finds the payout made by somebody faster, and has nothing more to do', async () => {
    await finished()
    await account()
    cartao.lerIntencao.mockResolvedValue(capturada)
    cartao.repassar.mockResolvedValue('tr_1')
    let faster: unknown
    cartao.contaPronta.mockResolvedValue(true).mockImplementationOnce(async () => {
      faster = await hear('a_repassar')
      return true
    })
    expect(await hear('a_capturar')).toEqual({ batchItemFailures: [] })
    expect(faster).toEqual({ batchItemFailures: [] })
    expect(cartao.repassar).toHaveBeenCalledTimes(1)
    expect((await pagamento())?.status).toBe('repassado')
  })

  it('pays nothing behind a ledger that has the payout of a payment that still waits for it, and is heard', async () => {
    await finished()
    await account()
    cartao.lerIntencao.mockResolvedValue(capturada)
    cartao.contaPronta.mockResolvedValue(true)
    const valor = PRECOS.repasse
    const feito = { id: 'repassado#tr_0', tipo: 'repassado', valor, em: new Date().toISOString() } as const
    await write(pagamentos.lancamentoWrite({ consulta_id: CONSULTA, medico_id: HELENA.usuario.id }, feito))
    expect(await hear('a_capturar')).toEqual({ batchItemFailures: [{ itemIdentifier: 'm1' }] })
    expect(cartao.repassar).not.toHaveBeenCalled()
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

  it('leaves the payout waiting while the doctor is blocked', async () => {
    await finished()
    await account()
    const bloqueio = (change: Change) => write(update(usuarioKey(HELENA.usuario.id), change, ALWAYS))
    await bloqueio({ set: { bloqueado_em: '2026-11-20T10:00:00.000Z' } })
    cartao.lerIntencao.mockResolvedValue(capturada)
    cartao.contaPronta.mockResolvedValue(true)
    cartao.repassar.mockResolvedValue('tr_1')
    await hear('a_capturar')
    expect(cartao.repassar).not.toHaveBeenCalled()
    expect((await pagamento())?.status).toBe('a_repassar')
    await bloqueio({ remove: ['bloqueado_em'] })
    await hear('a_repassar')
    expect((await pagamento())?.status).toBe('repassado')
  })

  it('keeps why the provider refused a payout, which goes on waiting', async () => {
    await finished()
    await account()
    cartao.lerIntencao.mockResolvedValue(capturada)
    cartao.contaPronta.mockResolvedValue(true)
    cartao.repassar.mockRejectedValue(new Recusa('transfers_not_allowed'))
    await hear('a_capturar')
    expect(await pagamento()).toMatchObject({
      status: 'a_repassar',
      repasses_recusados: 1,
      motivo_do_repasse: 'transfers_not_allowed',
    })
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

  const semNada = [autorizado, { id: 'liberado#ch_1', tipo: 'liberado', valor: 15_000 }]

  it('calls a person for what somebody captured at the provider, and ends it once that is given back there', async () => {
    await consultar({ status: 'expired' }, { status: 'a_liberar', charge_id: 'ch_1' })
    cartao.lerIntencao.mockResolvedValue(capturada)
    cartao.liberar.mockRejectedValue(new Recusa('payment_intent_unexpected_state'))
    const contada = vi.spyOn(metrics, 'addMetric')
    await hear('a_liberar')
    expect(contada.mock.calls.filter(([nome]) => nome === 'CapturaInesperada')).toHaveLength(1)
    expect(cartao.liberar).not.toHaveBeenCalled()
    expect((await pagamento())?.status).toBe('a_liberar')
    cartao.lerIntencao.mockResolvedValue(devolvida)
    await hear('a_liberar')
    expect(contada.mock.calls.filter(([nome]) => nome === 'CapturaInesperada')).toHaveLength(1)
    expect((await pagamento())?.status).toBe('liberado')
    expect(await livro()).toEqual(semNada)
  })

  it('asks for another card after a consultation whose charge was given back before ours, and pays nobody', async () => {
    await finished()
    await account()
    cartao.lerIntencao.mockResolvedValue(devolvida)
    cartao.contaPronta.mockResolvedValue(true)
    await hear('a_capturar')
    expect(await pagamento()).toMatchObject({ status: 'falhou', motivo_recusa: 'retencao_perdida' })
    expect(await livro()).toEqual(semNada)
    expect([cartao.capturar.mock.calls, cartao.repassar.mock.calls]).toEqual([[], []])
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
