import { beforeEach, describe, expect, it } from 'vitest'
import { concluirRegistro, verRegistro } from '#domain/registro/contract.ts'
import { handler as concluir } from '#lambdas/registro/concluir-registro.lambda.ts'
import { handler as ver } from '#lambdas/registro/ver-registro.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { como, comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { registrar } from './cenario.ts'

const lido = (quem: Persona) => invoke(ver, verRegistro, como(quem))
const leituras = async () =>
  (await auditoria.lista(ANA.usuario.id)).filter(({ acao }) => acao === 'ler').map(({ objeto }) => objeto)

beforeEach(comPessoas)

describe('ver-registro', () => {
  it('is open to its doctor from the beginning, and to the patient once closed', async () => {
    await consultar(iniciada)
    expect(await lido(HELENA)).toMatchObject({
      status: 200,
      body: { registro: null, escreve: true, escreve_ate: null },
    })
    await registrar()
    expect(await lido(HELENA)).toMatchObject({
      body: { registro: { status: 'aberto', versao: 1 }, escreve: true },
    })
    expect(await lido(ANA)).toMatchObject({ status: 200, body: { registro: null, escreve: false } })
    expect(await leituras()).toEqual([])

    await consultar({ ...iniciada, status: 'cancelled', ended_at: haPouco(60_000) })
    expect(await lido(HELENA)).toMatchObject({
      body: { escreve: true, escreve_ate: expect.any(String) as string },
    })
    expect((await invoke(concluir, concluirRegistro, como(HELENA))).status).toBe(200)
    expect(await lido(ANA)).toMatchObject({
      body: {
        registro: {
          status: 'fechado',
          queixa: 'Dor de garganta há dois dias.',
          medico: { crm: HELENA.medico.crm },
        },
        escreve: false,
      },
    })
    expect(await lido(HELENA)).toMatchObject({ body: { registro: { status: 'fechado' }, escreve: false } })
    expect(await leituras()).toEqual([`registro:${CONSULTA}`])
  })

  it('is nobody else’s', async () => {
    await consultar(iniciada)
    await registrar()
    expect(await lido(IGOR)).toMatchObject(missing)
  })
})
