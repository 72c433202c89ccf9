import { expect, it, vi } from 'vitest'
import { logger } from '#lambdas/runtime/log.ts'
import { eachAlone } from '#lambdas/runtime/schedule.ts'

it('names the item that failed by its ids alone, and goes on with the others', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => logger)
  const feitos: unknown[] = []
  const consulta = {
    consulta_id: 'c1',
    paciente_id: 'p1',
    triagem_resumo_ia: 'Dor',
    email: 'ana@exemplo.com.br',
  }
  const falha = new Error('The provider is away')
  await eachAlone<unknown>([consulta, 'm1', () => 1, { id: 'bom' }], async (item) => {
    if (!(typeof item === 'object' && item !== null && 'id' in item)) throw falha
    feitos.push(item)
  })
  expect(error.mock.calls).toEqual([
    ['Due item failed', { consulta_id: 'c1', paciente_id: 'p1', error: falha }],
    ['Due item failed', { id: 'm1', error: falha }],
    ['Due item failed', { error: falha }],
  ])
  expect(feitos).toEqual([{ id: 'bom' }])
})
