import { beforeEach, describe, expect, it } from 'vitest'
import { verOpiniao } from '#domain/opiniao/contract.ts'
import { handler as ver } from '#lambdas/opiniao/ver-opiniao.lambda.ts'
import { ANA, HELENA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { como, comPessoas, juntos, missing } from '../consulta/cenario.ts'
import { BOA, finalizada, opinar, outraPaciente } from './cenario.ts'

const lida = (quem: Persona = ANA) => invoke(ver, verOpiniao, como(quem))

beforeEach(comPessoas)

describe('ver-opiniao', () => {
  it('says what was said, and whether it still can be', async () => {
    await consultar(juntos)
    expect(await lida()).toMatchObject({ status: 200, body: { opiniao: null, pode: false } })
    await consultar(finalizada)
    expect(await lida()).toMatchObject({ body: { opiniao: null, pode: true } })
    await opinar()
    expect(await lida()).toMatchObject({ body: { opiniao: { ...BOA, consulta_id: CONSULTA }, pode: false } })
  })

  it('is the patient’s alone: the doctor of the consultation does not read it', async () => {
    await consultar(finalizada)
    await opinar()
    expect(await lida(await outraPaciente())).toMatchObject(missing)
    expect((await lida(HELENA)).status).toBe(403)
  })
})
