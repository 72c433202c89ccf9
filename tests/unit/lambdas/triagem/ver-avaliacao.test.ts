import { beforeEach, describe, expect, it } from 'vitest'
import { verAvaliacao } from '#domain/triagem/contract.ts'
import { handler } from '#lambdas/triagem/ver-avaliacao.lambda.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, triar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const le = (como: typeof HELENA | typeof ANA, id = CONSULTA) =>
  invoke(handler, verAvaliacao, { como, entrada: { id } })

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA, IGOR))
  await consultar({ status: 'assigned', assigned_to: HELENA.usuario.id })
})

describe('ver-avaliacao', () => {
  it('tells what the triage had said, before the doctor said anything', async () => {
    await triar({ red_flag: true, ok_para_tele: false })
    expect(await le(HELENA)).toMatchObject({
      status: 200,
      body: { urgencia_da_triagem: 'emergencia', avaliacao: null },
    })
  })

  it.each([
    ['a doctor it is not assigned to', IGOR, CONSULTA, 404, 'nao_encontrado'],
    ['one that does not exist', HELENA, 'nenhuma', 404, 'nao_encontrado'],
    ['the patient', ANA, CONSULTA, 403, 'sem_permissao'],
  ])('refuses %s', async (_, como, id, status, codigo) => {
    expect(await le(como, id)).toMatchObject({ status, body: { codigo } })
  })
})
