import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  desligarSms,
  desligarToque,
  ligarSms,
  ligarToque,
  pedirCodigoDoSms,
  verSms,
  verToque,
} from '#domain/toque/contract.ts'
import { SMS_NOVIDADE } from '#domain/toque/sms.ts'
import type { Inscricao } from '#domain/toque/aparelho.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { eventually } from '../support/provedores.ts'
import { navegadores } from '../support/push.ts'
import { codigoPorSms, smsEnviados } from '../support/sms.ts'

/** Being called back, from the queue to the signed document, against the running product and a push service. */

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
})
afterAll(async () => {
  await cloud.close()
})

const push = () => navegadores(`${cloud.provedores}/push`)

async function ligar({ doPaciente }: Jornada): Promise<Inscricao> {
  const { chave } = await doPaciente.ok(verToque, {})
  const inscricao = await push().inscrever(chave)
  await doPaciente.ok(ligarToque, { ...inscricao })
  return inscricao
}

/** What was in flight at a kill comes again a minute and a half later. It ends a wait for what never comes. */
const OUTRA_VEZ_MS = 200_000

/** What rings until nothing more is about to. */
async function tocadas(inscricao: Inscricao): Promise<string[]> {
  const antes = await eventually(
    'a ringing',
    async () => {
      const vieram = await push().receber(inscricao)
      return vieram.length > 0 ? vieram : undefined
    },
    OUTRA_VEZ_MS,
  )
  await eventually('the end of all deliveries', async () => ((await cloud.parada()) ? true : undefined))
  return [...antes, ...(await push().receber(inscricao))].map(({ text }) => text)
}
const SO_UM_NOME = [expect.stringMatching(/^\{"id":"[\w-]{22}"\}$/) as unknown]

it('rings for the acceptance, the doctor in the room and the document, once each, and ends when asked', async () => {
  const jornada = await Jornada.nova(cloud)
  const celular = await ligar(jornada)
  await jornada.ate('aceita')
  const doAceite = await tocadas(celular)
  expect(doAceite).toEqual(SO_UM_NOME)
  const medico = await jornada.entrar(jornada.medico)
  const daSala = await tocadas(celular)
  expect(daSala).toEqual(SO_UM_NOME)
  await medico.fechar()
  await jornada.entrarNaSala()
  await jornada.iniciar()
  await jornada.registrar()
  await jornada.finalizar()
  await jornada.sairDaSala()
  await jornada.emitir()
  await jornada.assinado()
  const doDocumento = await tocadas(celular)
  expect(doDocumento).toEqual(SO_UM_NOME)
  expect(new Set([...doAceite, ...daSala, ...doDocumento]).size).toBe(3)

  const { aparelhos } = await jornada.doPaciente.ok(verToque, {})
  for (const { id } of aparelhos) await jornada.doPaciente.ok(desligarToque, { id })
  expect((await jornada.doPaciente.ok(verToque, {})).aparelhos).toEqual([])
})

it('after kill -9 on an acceptance that was answered, rings all the same, once', {
  timeout: 240_000,
}, async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
  const celular = await ligar(jornada)
  await jornada.aceitar()
  await cloud.kill()
  await cloud.restart()
  expect((await jornada.ver()).status).toBe('assigned')
  expect(await tocadas(celular)).toEqual(SO_UM_NOME)
})

it('by SMS too, to the number that answered with its code: accept → text, once, saying nothing', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
  const { telefone } = jornada.paciente.usuario
  const { doPaciente } = jornada
  expect(await doPaciente.ok(verSms, {})).toEqual({ sms: { telefone, ligado: false } })
  await doPaciente.ok(pedirCodigoDoSms, {})
  await doPaciente.ok(ligarSms, { codigo: await codigoPorSms(cloud.aws, telefone) })
  expect(await doPaciente.ok(verSms, {})).toEqual({ sms: { telefone, ligado: true } })
  await jornada.aceitar()
  await eventually(
    'the text of the acceptance',
    async () => ((await smsEnviados(cloud.aws, telefone)).length > 1 ? true : undefined),
    OUTRA_VEZ_MS,
  )
  await eventually('the end of all deliveries', async () => ((await cloud.parada()) ? true : undefined))
  const textos = (await smsEnviados(cloud.aws, telefone)).map(({ text }) => text)
  expect(textos).toEqual([SMS_NOVIDADE, expect.stringMatching(/^Acolhe: seu código é \d{6}\./)])
  await doPaciente.ok(desligarSms, {})
  expect(await doPaciente.ok(verSms, {})).toEqual({ sms: { telefone, ligado: false } })
})

it('writes no address of a device to a log', async () => {
  const registros = await readFile(path.join(cloud.dados, 'registros/funcoes.jsonl'), 'utf8')
  expect(registros).toContain('Device rung')
  expect(registros).not.toMatch(/\/push\/v1\//)
})
