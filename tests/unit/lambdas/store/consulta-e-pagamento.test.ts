import { beforeEach, describe, expect, it } from 'vitest'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { agir, type Atual, cancelarPorRedFlag, ler } from '#lambdas/store/consulta-e-pagamento.ts'
import { consultaKey } from '#lambdas/store/keys.ts'
import { EXISTS, update, write } from '#lambdas/store/table.ts'
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

it('what the room tells while it goes back to the queue is not told of the next doctor', async () => {
  await consultar({ status: 'assigned', ...comHelena })
  const atual = await ler(CONSULTA)
  const em = haPouco(10)
  await write(
    update(consultaKey(CONSULTA), { set: { paciente_na_sala_em: em, medico_visto_em: em } }, EXISTS),
  )
  await agir(atual as Atual, 'faltar', 'sistema', new Date())
  const depois = await consulta()
  expect(depois?.status).toBe('queued')
  expect([depois?.paciente_na_sala_em, depois?.medico_visto_em]).toEqual([undefined, undefined])
})

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
