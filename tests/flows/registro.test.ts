import { afterAll, beforeAll, expect, it } from 'vitest'
import { finishConsulta } from '#domain/consulta/contract.ts'
import { exportarDados, quemViuProntuario } from '#domain/documento/contract.ts'
import { acrescentarAdendo, salvarRegistro, verRegistro } from '#domain/registro/contract.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { ROTINA } from '../support/registro.ts'

/** The record of a consultation, from the first word to the addendum, against the running product. */

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
})
afterAll(async () => {
  await cloud.close()
})

it('is written in two tabs, survives a crash, closes with the consultation and is read by the patient', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('em_curso')
  const { consulta_id: id, doMedico, doPaciente } = jornada

  const recusa = await doMedico.call(finishConsulta, { consulta_id: id })
  expect(recusa).toMatchObject({
    status: 409,
    body: {
      codigo: 'registro_incompleto',
      campos: [{ campo: 'queixa' }, { campo: 'hipoteses' }, { campo: 'conduta' }],
    },
  })
  expect((await jornada.ver()).status).toBe('in_progress')

  const salvar = (versao: number, conduta: string) =>
    doMedico.call(salvarRegistro, { id, versao, ...ROTINA, conduta })
  expect(await salvar(0, 'Da primeira aba')).toMatchObject({ status: 200, body: { versao: 1 } })
  expect(await salvar(1, 'Da primeira aba, mais')).toMatchObject({ status: 200, body: { versao: 2 } })
  expect(await salvar(1, 'Da segunda aba')).toMatchObject({ status: 409, body: { codigo: 'conflito' } })

  await cloud.restart()
  expect(await doMedico.ok(verRegistro, { id })).toMatchObject({
    registro: { versao: 2, status: 'aberto', conduta: 'Da primeira aba, mais' },
    escreve: true,
  })
  expect(await doPaciente.ok(verRegistro, { id })).toMatchObject({ registro: null })

  await jornada.entrarNaSala()
  await jornada.finalizar()
  expect(await salvar(2, 'Depois')).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
  await doMedico.ok(acrescentarAdendo, { id, texto: 'Exame normal.' })
  expect((await doMedico.ok(verRegistro, { id })).escreve).toBe(false)

  const fechado = {
    status: 'fechado',
    conduta: 'Da primeira aba, mais',
    hipoteses: [{ codigo: 'J029', descricao: 'Faringite aguda não especificada' }],
    adendos: [{ texto: 'Exame normal.' }],
  }
  expect(await doPaciente.ok(verRegistro, { id })).toMatchObject({ registro: fechado, escreve: false })
  expect((await doPaciente.ok(exportarDados, {})).registros).toMatchObject([fechado])
  const { acessos } = await doPaciente.ok(quemViuProntuario)
  const ditos = acessos.map(({ o_que }) => o_que)
  for (const dito of [
    'Fechou o registro de uma consulta',
    'Acrescentou um adendo ao registro de uma consulta',
    'Leu o registro de uma consulta',
  ])
    expect(ditos).toContain(dito)
})
