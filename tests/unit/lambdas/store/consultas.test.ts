import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { PapelNaSala } from '#domain/sala/sala.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco, passarPara } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const comHelena = { assigned_to: HELENA.usuario.id, assigned_at: haPouco(120_001) } as const

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA))
  await cadastrarMedicos()
})

const consulta = () => consultas.find(CONSULTA)
const conectou = async (quem: PapelNaSala, juntos: boolean, em: Date) =>
  consultas.conectou((await consulta()) as Consulta, quem, juntos, em)

describe('the room', () => {
  it('keeps the first times and moves the timer with the doctor', async () => {
    await consultar({ status: 'assigned', ...comHelena })
    const [first, later] = [new Date(), new Date(Date.now() + 60_000)]
    await conectou('medico', false, first)
    await conectou('paciente', true, later)
    await conectou('medico', true, later)
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
    expect(await conectou('medico', true, new Date())).toBeUndefined()
  })

  it('is of the doctor who had it when it was read', async () => {
    const lida = await consultar({ status: 'assigned', ...comHelena })
    await passarPara(IGOR)
    expect(await consultas.conectou(lida, 'medico', true, new Date())).toBeUndefined()
    expect((await consulta())?.ambos_conectados_em).toBeUndefined()
  })
})
