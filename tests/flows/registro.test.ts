import { afterAll, beforeAll, expect, it } from 'vitest'
import { finishConsulta } from '#domain/consulta/contract.ts'
import { exportarDados, quemViuProntuario } from '#domain/documento/contract.ts'
import { acrescentarAdendo, salvarRegistro, verRegistro } from '#domain/registro/contract.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { ROTINA } from '../support/registro.ts'

/** The record of one consultation, from the first word to the addendum, against the running product. */

let cloud: CloudProcess
let jornada: Jornada

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  jornada = await (await Jornada.nova(cloud)).ate('em_curso')
})
afterAll(async () => {
  await cloud.close()
})

it('is asked for before the consultation ends', async () => {
  const { consulta_id, doMedico } = jornada
  const recusa = await doMedico.call(finishConsulta, { consulta_id })
  expect(recusa).toMatchObject({
    status: 409,
    body: {
      codigo: 'registro_incompleto',
      campos: [{ campo: 'queixa' }, { campo: 'hipoteses' }, { campo: 'conduta' }],
    },
  })
  expect((await jornada.ver()).status).toBe('in_progress')
})

it('killed while it is typed, keeps what was answered, and takes what was not once', {
  timeout: 240_000,
}, async () => {
  const { consulta_id: id, doMedico } = jornada
  const salvar = (versao: number) =>
    doMedico.ok(salvarRegistro, { id, versao, ...ROTINA, conduta: `Até a palavra ${versao}` })
  let versao = 0
  for (const leituras of [0, 1, 2]) {
    versao = (await salvar(versao)).versao
    // Anywhere between the browser and the table when the product dies: at once, or once so many reads were answered.
    const perdida = salvar(versao).catch(() => undefined)
    for (let n = 0; n < leituras; n++) await doMedico.ok(verRegistro, { id })
    await cloud.kill()
    await perdida
    await cloud.restart()
    const { registro } = await doMedico.ok(verRegistro, { id })
    expect([versao, versao + 1]).toContain(registro?.versao)
    expect(registro?.conduta).toBe(`Até a palavra ${Number(registro?.versao) - 1}`)
    // The browser sends it again: the same one is answered like the first, and never stored twice.
    versao = (await salvar(versao)).versao
    expect((await doMedico.ok(verRegistro, { id })).registro).toMatchObject({
      versao,
      conduta: `Até a palavra ${versao - 1}`,
    })
  }
  expect(versao).toBe(6)
})

it('is written in two tabs, closes with the consultation and is read by the patient', async () => {
  const { consulta_id: id, doMedico, doPaciente } = jornada
  const salvar = (versao: number, conduta: string) =>
    doMedico.call(salvarRegistro, { id, versao, ...ROTINA, conduta })
  const { registro } = await doMedico.ok(verRegistro, { id })
  const antes = registro?.versao ?? 0
  expect(await salvar(antes, 'Da primeira aba')).toMatchObject({ status: 200, body: { versao: antes + 1 } })
  expect(await salvar(antes + 1, 'Da primeira aba, mais')).toMatchObject({
    status: 200,
    body: { versao: antes + 2 },
  })
  expect(await salvar(antes + 1, 'Da segunda aba')).toMatchObject({
    status: 409,
    body: { codigo: 'conflito' },
  })
  expect(await doMedico.ok(verRegistro, { id })).toMatchObject({
    registro: { versao: antes + 2, status: 'aberto', conduta: 'Da primeira aba, mais' },
    escreve: true,
  })
  expect(await doPaciente.ok(verRegistro, { id })).toMatchObject({ registro: null })

  await jornada.entrarNaSala()
  await jornada.finalizar()
  expect(await salvar(antes + 2, 'Depois')).toMatchObject({
    status: 409,
    body: { codigo: 'transicao_invalida' },
  })
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
