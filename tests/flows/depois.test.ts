import { afterAll, beforeAll, expect, it } from 'vitest'
import { criarConsulta, verConsulta, verFila } from '#domain/consulta/contract.ts'
import { exportarDados, quemViuProntuario } from '#domain/documento/contract.ts'
import { baixarRecibo, meusRecibos } from '#domain/documento/contract-recibo.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { darOpiniao, somaDasOpinioes, verOpiniao } from '#domain/opiniao/contract.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { novoMedico } from '../support/pessoas.ts'
import { eventually } from '../support/provedores.ts'

/** What comes after a consultation, against the running product: the same one, test after test. */

let cloud: CloudProcess
let jornada: Jornada

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  jornada = await (await Jornada.nova(cloud)).ate('em_curso')
})
afterAll(async () => {
  await cloud.close()
})

it('gives nothing before its end, and is rated once by its patient, whose export says so, and its doctor reads no single opinion', async () => {
  const { consulta_id: id, doMedico, doPaciente } = jornada
  const dita = { id, nota: 4, duvidas: 'em_parte' } as const
  expect(await doPaciente.call(darOpiniao, dita)).toMatchObject({
    status: 409,
    body: { codigo: 'transicao_invalida' },
  })
  expect(await doPaciente.ok(meusRecibos, {})).toEqual({ recibos: [] })
  expect(await doPaciente.call(baixarRecibo, { id })).toMatchObject({ status: 409 })

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

it('has a receipt once it is charged, the same file each time, and of nobody else', async () => {
  const { consulta_id: id, doPaciente, doMedico } = jornada
  await eventually('charged', async () => {
    const { recibos } = await doPaciente.ok(meusRecibos, {})
    return recibos.some(({ consulta_id }) => consulta_id === id) || undefined
  })
  const { conteudo_base64, tipo } = await doPaciente.ok(baixarRecibo, { id })
  expect(tipo).toBe('application/pdf')
  expect(Buffer.from(conteudo_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect((await doPaciente.ok(baixarRecibo, { id })).conteudo_base64).toBe(conteudo_base64)
  expect((await doMedico.call(baixarRecibo, { id })).status).toBe(403)
  const { acessos } = await doPaciente.ok(quemViuProntuario)
  expect(acessos.map(({ o_que }) => o_que)).toContain('Baixou o recibo de uma consulta')
})

it('leads back to its doctor while they are free, through the same request and queue', async () => {
  const { doPaciente, doMedico, medico, paciente, consulta_id: id } = jornada
  const livre = async () => (await doPaciente.ok(verConsulta, { id })).medico?.livre
  const pedir = async (medico_preferido: string) =>
    doPaciente.call(criarConsulta, {
      paciente_id: paciente.id,
      medico_preferido,
      consentimento: { versao: TERMO.versao, aceito: true },
    })
  await jornada.estarNaFila()
  expect(await livre()).toBe(true)
  expect((await pedir(medico.id)).body).toMatchObject({ codigo: 'triagem_necessaria' })
  await jornada.triar()
  expect((await pedir((await novoMedico(cloud)).id)).status).toBe(404)

  const { status, body } = await pedir(medico.id)
  expect({ status, body }).toMatchObject({ status: 200, body: { preferencia: { situacao: 'primeiro' } } })
  jornada.consulta_id = verConsulta.saida.parse(body).id
  await jornada.pagar()
  await jornada.estarNaFila()
  const fila = (await doMedico.ok(verFila, { especialidade: jornada.especialidade })).consultas
  expect(fila.map((consulta) => consulta.id)).toContain(jornada.consulta_id)
  await jornada.aceitar()
  expect(await livre()).toBeUndefined()
  const aceita = await doPaciente.ok(verConsulta, { id: jornada.consulta_id })
  expect(aceita).toMatchObject({ status: 'assigned', medico: { crm: expect.any(String) } })
  expect(aceita.preferencia).toBeUndefined()
  for (const segredo of ['medico_preferido', 'preferido_ausente']) expect(aceita).not.toHaveProperty(segredo)
})
