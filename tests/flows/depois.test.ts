import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportarDados } from '#domain/documento/contract.ts'
import { darOpiniao, somaDasOpinioes, verOpiniao } from '#domain/opiniao/contract.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'

/** What comes after a consultation, against the running product. */

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
})
afterAll(async () => {
  await cloud.close()
})

it('is rated once by its patient, whose export says so, and its doctor reads no single opinion', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('em_curso')
  const { consulta_id: id, doMedico, doPaciente } = jornada
  const dita = { id, nota: 4, duvidas: 'em_parte' } as const
  expect(await doPaciente.call(darOpiniao, dita)).toMatchObject({
    status: 409,
    body: { codigo: 'transicao_invalida' },
  })

  await jornada.finalizar()
  await doPaciente.ok(darOpiniao, dita)
  await cloud.restart()
  await doPaciente.ok(darOpiniao, dita)
  expect(await doPaciente.call(darOpiniao, { ...dita, nota: 1 })).toMatchObject({ status: 409 })

  const opiniao = { consulta_id: id, nota: 4, duvidas: 'em_parte' }
  expect(await doPaciente.ok(verOpiniao, { id })).toMatchObject({ opiniao, pode: false })
  expect((await doPaciente.ok(exportarDados, {})).opinioes).toMatchObject([opiniao])
  expect(await doMedico.ok(somaDasOpinioes, {})).toEqual({ soma: null })
})
