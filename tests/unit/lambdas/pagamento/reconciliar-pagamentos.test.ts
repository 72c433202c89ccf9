import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/base/erros.ts'
import { handler as reconciliar } from '#lambdas/pagamento/reconciliar-pagamentos.lambda.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
import * as agendas from '#lambdas/store/agendas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { HELENA } from '#semente/personas.ts'
import { consultar, haPouco } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { cartao, comecar } from './cartao-fingido.ts'
import { capturada, intencao, pagamento } from './cenario.ts'

vi.mock('#lambdas/providers/cartao.ts', async (original) => ({
  ...(await original<typeof modulo>()),
  ...(await import('./cartao-fingido.ts')).cartao,
}))

const MINUTE = 60_000

beforeEach(async () => {
  await comecar()
})

describe('reconciliar-pagamentos', () => {
  const esperar = (haMs: number) =>
    consultar(
      { status: 'finished', assigned_to: HELENA.usuario.id },
      { status: 'a_repassar', vence_em: haPouco(1), updated_at: haPouco(haMs) },
    )
  /** How long after now the payment is looked at again. */
  const espera = async () => Date.parse((await pagamento())?.vence_em ?? '') - Date.now()

  it.each([
    ['as long as it waited', 20, 20],
    ['a day at most', 10 * 24 * 60, 24 * 60],
  ])('looks more rarely at a payout that waits for its doctor: after %s', async (_what, ha, depois) => {
    await esperar(ha * MINUTE)
    cartao.lerIntencao.mockResolvedValue(capturada)
    await reconciliar({}, CONTEXT)
    expect(Math.round((await espera()) / MINUTE)).toBe(depois)
  })

  it('looks at a payout within the hour while the provider is away', async () => {
    await esperar(10 * 24 * 60 * MINUTE)
    cartao.lerIntencao.mockRejectedValue(new DomainError('provedor_indisponivel'))
    await reconciliar({}, CONTEXT)
    expect(Math.round((await espera()) / MINUTE)).toBe(60)
  })

  it('takes up first what a crash left, however long payouts have been due', async () => {
    await esperar(MINUTE)
    await consultar(
      { id: 'a', status: 'expired' },
      { status: 'a_liberar', intent_id: 'pi_a', vence_em: haPouco(0) },
    )
    cartao.lerIntencao.mockImplementation(async (id) =>
      id === 'pi_a' ? intencao({ id, status: 'canceled' }) : capturada,
    )
    await reconciliar({}, CONTEXT)
    expect(cartao.lerIntencao.mock.calls[0]).toEqual(['pi_a'])
  })

  it('begins nothing more when its time runs out, and says that it ran', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await esperar(MINUTE)
    await consultar(
      { id: 'a', status: 'expired' },
      { status: 'a_liberar', intent_id: 'pi_a', vence_em: haPouco(0) },
    )
    cartao.lerIntencao.mockImplementation(async (id) => {
      vi.setSystemTime(Date.now() + 31_000)
      return intencao({ id, status: 'canceled' })
    })
    await reconciliar({}, CONTEXT)
    vi.useRealTimers()
    expect(cartao.lerIntencao.mock.calls).toEqual([['pi_a']])
    expect(await agendas.ultimaRodada('reconciliar-pagamentos')).toBeDefined()
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
