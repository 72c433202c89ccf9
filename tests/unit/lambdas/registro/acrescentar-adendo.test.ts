import { beforeEach, describe, expect, it } from 'vitest'
import { acrescentarAdendo, concluirRegistro } from '#domain/registro/contract.ts'
import { handler } from '#lambdas/registro/acrescentar-adendo.lambda.ts'
import { handler as concluir } from '#lambdas/registro/concluir-registro.lambda.ts'
import * as registros from '#lambdas/registro/store/registros.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { como, comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { registrar } from './cenario.ts'

const acrescentar = (texto: string, chave?: string, quem: Persona = HELENA) =>
  invoke(handler, acrescentarAdendo, {
    ...como(quem, { texto }),
    ...(chave && { headers: { 'idempotency-key': chave } }),
  })
const fechado = async () => {
  await consultar({ ...iniciada, status: 'cancelled', ended_at: haPouco(60_000) })
  await registrar()
  await invoke(concluir, concluirRegistro, como(HELENA))
}
const textos = async () =>
  (await registros.comAdendos(CONSULTA, HELENA.usuario.id))?.adendos.map(({ texto }) => texto)

beforeEach(comPessoas)

describe('acrescentar-adendo', () => {
  it('adds below what stands there, with its line in the patient’s log', async () => {
    await fechado()
    expect((await acrescentar('Resultado do exame: normal.')).status).toBe(200)
    expect(await acrescentar('Paciente avisado.')).toMatchObject({
      body: { queixa: 'Dor de garganta há dois dias.', adendos: [{}, { texto: 'Paciente avisado.' }] },
    })
    expect(await textos()).toEqual(['Resultado do exame: normal.', 'Paciente avisado.'])
    const linhas = await auditoria.lista(ANA.usuario.id)
    expect(linhas.filter(({ acao }) => acao === 'acrescentar_adendo')).toHaveLength(2)
  })

  it('adds a repeated request once', async () => {
    await fechado()
    for (const _ of [1, 2]) expect((await acrescentar('Uma vez.', 'chave')).status).toBe(200)
    expect(await textos()).toEqual(['Uma vez.'])
  })

  it('is for closed records, and needs words', async () => {
    await consultar(iniciada)
    await registrar()
    expect(await acrescentar('Cedo.')).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    expect(await acrescentar('  ')).toMatchObject({ status: 400, body: { campos: [{ campo: 'texto' }] } })
  })

  it('is its doctor’s alone', async () => {
    await fechado()
    expect(await acrescentar('De outro.', undefined, IGOR)).toMatchObject(missing)
  })
})
