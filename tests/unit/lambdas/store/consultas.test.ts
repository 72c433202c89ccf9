import { beforeEach, describe, expect, it } from 'vitest'
import * as consultas from '#lambdas/store/consultas.ts'
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

describe('the room', () => {
  it('keeps the first times and moves the timer with the doctor', async () => {
    await consultar({ status: 'assigned', ...comHelena })
    const [first, later] = [new Date(), new Date(Date.now() + 60_000)]
    await consultas.conectou(CONSULTA, 'medico', false, first)
    await consultas.conectou(CONSULTA, 'paciente', true, later)
    await consultas.conectou(CONSULTA, 'medico', true, later)
    expect(await consulta()).toMatchObject({
      medico_na_sala_em: first.toISOString(),
      paciente_na_sala_em: later.toISOString(),
      ambos_conectados_em: later.toISOString(),
      medico_visto_em: later.toISOString(),
      vence_em: new Date(later.getTime() + 120_000).toISOString(),
    })
  })

  it('is closed to what has ended', async () => {
    await consultar({ status: 'expired' })
    expect(await consultas.conectou(CONSULTA, 'medico', true, new Date())).toBeUndefined()
    expect(await consultas.medicoVisto('nenhuma', new Date())).toBeUndefined()
  })
})
