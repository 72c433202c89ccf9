import { beforeEach, describe, expect, it } from 'vitest'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { handler as minhas } from '#lambdas/consulta/minhas-consultas.lambda.ts'
import { ANA, DIEGO, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const SALA = `http://127.0.0.1:4600/chamada/${CONSULTA}`

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
  await cadastrarMedicos()
})

describe('minhas-consultas', () => {
  it('lists the caller’s own, newest first, with the doctor’s official name', async () => {
    await consultar({
      id: 'velha',
      status: 'finished',
      assigned_to: HELENA.usuario.id,
      host_url: SALA,
      created_at: haPouco(900_000),
    })
    await consultar()
    await consultar({ id: 'alheia', paciente_id: DIEGO.usuario.id })
    const { body } = await invoke(minhas, minhasConsultas, { como: ANA })
    expect(body).toMatchObject({
      consultas: [
        { id: CONSULTA, medico: null },
        { id: 'velha', medico: { nome_oficial: 'Helena Prado Vasconcelos' } },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('host_url')
  })
})
