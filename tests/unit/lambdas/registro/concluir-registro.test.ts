import { beforeEach, describe, expect, it } from 'vitest'
import { concluirRegistro } from '#domain/registro/contract.ts'
import { handler } from '#lambdas/registro/concluir-registro.lambda.ts'
import { HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { como, comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { registrar } from './cenario.ts'

const concluir = (quem: Persona = HELENA) => invoke(handler, concluirRegistro, como(quem))
const interrompida = { ...iniciada, status: 'cancelled', ended_at: haPouco(60_000) } as const

beforeEach(comPessoas)

describe('concluir-registro', () => {
  it('closes the record of a consultation that ended otherwise, once', async () => {
    await consultar(interrompida)
    await registrar()
    for (const _ of [1, 2]) expect(await concluir()).toMatchObject({ status: 200, body: { ok: true } })
    expect(await registrar(HELENA, { conduta: 'Depois' }, 1)).toMatchObject({
      status: 409,
      body: { codigo: 'transicao_invalida', detail: expect.stringMatching(/adendo/) as string },
    })
  })

  it('needs the minimum', async () => {
    await consultar(interrompida)
    await registrar(HELENA, { queixa: '' })
    expect(await concluir()).toMatchObject({
      status: 409,
      body: { codigo: 'registro_incompleto', campos: [{ campo: 'queixa' }] },
    })
  })

  it('waits for the end of the consultation', async () => {
    await consultar(iniciada)
    await registrar()
    expect(await concluir()).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
  })

  it('is its doctor’s alone', async () => {
    await consultar(interrompida)
    expect(await concluir(IGOR)).toMatchObject(missing)
  })
})
