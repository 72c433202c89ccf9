import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/base/erros.ts'
import { handler as reconciliar } from '#lambdas/pagamento/reconciliar-pagamentos.lambda.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
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

beforeEach(async () => {
  await comecar()
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
