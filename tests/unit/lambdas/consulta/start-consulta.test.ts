import { beforeEach, describe, expect, it } from 'vitest'
import { startConsulta } from '#domain/consulta/contract.ts'
import { handler as start } from '#lambdas/consulta/start-consulta.lambda.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { atribuida, comPessoas, consulta, missing, porConsulta, refused } from './cenario.ts'

beforeEach(comPessoas)

describe('start-consulta', () => {
  it.each([
    ['the patient', ANA],
    ['the doctor', HELENA],
  ])('is started by %s, once', async (_who, quem) => {
    await consultar(atribuida)
    expect(await invoke(start, startConsulta, porConsulta(quem))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    const first = await consulta()
    expect(first).toMatchObject({ status: 'in_progress', started_at: expect.any(String) })
    expect(await invoke(start, startConsulta, porConsulta(HELENA))).toMatchObject({ status: 200 })
    expect(await consulta()).toEqual(first)
  })

  it('needs a doctor first, and a participant', async () => {
    await consultar()
    expect(await invoke(start, startConsulta, porConsulta(ANA))).toMatchObject(refused)
    expect(await invoke(start, startConsulta, porConsulta(IGOR))).toMatchObject(missing)
  })
})
