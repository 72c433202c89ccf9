import { beforeEach, describe, expect, it } from 'vitest'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { cancelarPorRedFlag } from '#lambdas/store/consulta-e-pagamento.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const comHelena = { assigned_to: HELENA.usuario.id, assigned_at: haPouco(120_001) } as const

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA))
  await cadastrarMedicos()
})

const consulta = () => consultas.find(CONSULTA)

const pagamento = async () => (await pagamentos.find(CONSULTA))?.status

describe('a red flag found later', () => {
  it.each([['pending'], ['queued']] as const)('marks and cancels a %s consultation', async (status) => {
    await consultar({ status })
    expect(await cancelarPorRedFlag(ANA.usuario.id, new Date())).toMatchObject({
      id: CONSULTA,
      status: 'cancelled',
      red_flag: true,
      motivo_fim: 'red_flag',
    })
    expect(await pagamento()).toBe('a_liberar')
    expect(await cancelarPorRedFlag(ANA.usuario.id, new Date())).toBeUndefined()
  })

  it('leaves the one a doctor already has', async () => {
    await consultar({ status: 'assigned', ...comHelena })
    expect(await cancelarPorRedFlag(ANA.usuario.id, new Date())).toBeUndefined()
    expect((await consulta())?.status).toBe('assigned')
  })
})
