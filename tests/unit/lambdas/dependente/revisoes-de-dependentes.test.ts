import { beforeEach, describe, expect, it } from 'vitest'
import {
  decidirDependente,
  revisaoDeDependente,
  revisoesDeDependentes,
} from '#domain/dependente/contract-revisao.ts'
import { handler as decidir } from '#lambdas/dependente/decidir-dependente.lambda.ts'
import { handler as ver } from '#lambdas/dependente/revisao-de-dependente.lambda.ts'
import { handler as listar } from '#lambdas/dependente/revisoes-de-dependentes.lambda.ts'
import { ANA, LUCIA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { revisor } from '../kyc/em-analise.ts'
import { emAnalise, mundoComTeo } from './cenario.ts'

const responsavel_id = ANA.usuario.id
const motivo = 'A certidão confere com o documento.'
let dependente_id: string
beforeEach(async () => {
  const mundo = mundoComTeo()
  await revisor(LUCIA.usuario)
  dependente_id = await emAnalise(mundo)
})
const entrada = () => ({ responsavel_id, dependente_id })
const lista = () => invoke(listar, revisoesDeDependentes, { como: LUCIA })
const abrir = (como: Persona = LUCIA) => invoke(ver, revisaoDeDependente, { como, entrada: entrada() })
const decidido = async (decisao: string, como: Persona = LUCIA) => {
  const { vista } = (await abrir()).body as { vista: string }
  return invoke(decidir, decidirDependente, { como, entrada: { ...entrada(), vista, decisao, motivo } })
}

describe('a bond that a person has to judge', () => {
  it('is on the list until it is decided', async () => {
    expect(await lista()).toMatchObject({
      status: 200,
      body: { revisoes: [{ responsavel_id, dependente_id, relacao: 'mae', ate: expect.any(String) }] },
    })
    await decidido('confirmar')
    expect(await lista()).toMatchObject({ body: { revisoes: [] } })
  })
})
