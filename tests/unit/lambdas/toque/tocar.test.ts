import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { salaDe } from '#domain/sala/sala.ts'
import type { Inscricao } from '#domain/toque/aparelho.ts'
import { tocar as contrato } from '#domain/toque/contract.ts'
import { SMS_NOVIDADE } from '#domain/toque/sms.ts'
import { enviarSms } from '#lambdas/aws/sms.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as sms from '#lambdas/store/sms.ts'
import { mensagemKey, usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, put, update, write } from '#lambdas/store/table.ts'
import { chavePublica } from '#lambdas/toque/chave.ts'
import * as aparelhos from '#lambdas/toque/store/aparelhos.ts'
import { handler } from '#lambdas/toque/tocar.lambda.ts'
import { TEO } from '#semente/dependentes.ts'
import { ANA, BRUNO, DIEGO, HELENA, IGOR } from '#semente/personas.ts'
import {
  CONSULTA,
  cadastrarMedicos,
  consultar,
  emSala,
  haPouco,
  naFila,
  passarPara,
} from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { pushVivo } from '../../../support/push.ts'
import { COM_SMS, smsVivo } from '../../../support/sms.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fila, ouvido } from '../../../support/tempo-real.ts'

let push: Awaited<ReturnType<typeof pushVivo>>
let telefones: Awaited<ReturnType<typeof smsVivo>>
let sessao: string
let celular: Inscricao

beforeAll(async () => {
  push = await pushVivo()
  telefones = await smsVivo()
})
afterAll(async () => {
  await push.fechar()
  await telefones.fechar()
})
beforeEach(async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2', telefones.url)
  telefones.passar()
  tabelaViva(itemsOf(ANA, BRUNO, DIEGO, HELENA, IGOR))
  segredosVivos()
  vi.stubEnv('URL_PUSH', push.url)
  push.faults.clear()
  sessao = await sessaoGuardada(ANA.usuario.id)
  celular = await ligado(ANA.usuario.id, sessao)
})

async function ligado(usuario_id: string, sessao_id: string): Promise<Inscricao> {
  const inscricao = await push.inscrever(await chavePublica())
  await aparelhos.ligar(usuario_id, sessao_id, inscricao, new Date())
  return inscricao
}

/** What the bus would have kept away rings nowhere. */
async function tocar(...eventos: readonly { tipo: string; detalhe: unknown }[]) {
  const feito = await handler(fila(...eventos), CONTEXT)
  expect(eventos.some(ouvido(contrato)) || (await recebidas()) === 0).toBe(true)
  return feito
}
const FEITO = { batchItemFailures: [] }
const OUTRA_VEZ = { batchItemFailures: [{ itemIdentifier: 'mensagem-1' }] }

const status = (
  de: Consulta['status'],
  para: Consulta['status'],
  consulta_id = CONSULTA,
  em = new Date().toISOString(),
) => ({
  tipo: 'consulta.status',
  detalhe: { id: `${de}-${para}`, em, consulta_id, paciente_id: ANA.usuario.id, medico_id: null, de, para },
})
const recebidas = async (inscricao = celular) => (await push.receber(inscricao)).length

describe('an acceptance', () => {
  it('rings once, whatever comes again, and says nothing of it', async () => {
    await consultar({ ...emSala(HELENA), status: 'assigned' })
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect(await push.receber(celular)).toEqual([
      {
        text: expect.stringMatching(/^\{"id":"[\w-]{22}"\}$/) as unknown,
        ttl: 600,
        urgency: 'high',
        topic: 'novidades',
      },
    ])
    await tocar(status('queued', 'assigned'))
    expect(await recebidas()).toBe(0)
  })

  it('rings on each device, and what one refuses keeps nothing from another', async () => {
    const tablet = await ligado(ANA.usuario.id, sessao)
    await consultar({ ...emSala(HELENA), status: 'assigned' })
    push.faults.add({ kind: 'status', status: 503 })
    expect(await tocar(status('queued', 'assigned'))).toEqual(OUTRA_VEZ)
    expect((await recebidas()) + (await recebidas(tablet))).toBe(1)
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect((await recebidas()) + (await recebidas(tablet))).toBe(1)
  })

  it('rings again for another acceptance, and not for one that is over', async () => {
    await consultar({ ...emSala(HELENA), status: 'assigned' })
    await tocar(status('queued', 'assigned'))
    await passarPara(HELENA)
    await tocar(status('queued', 'assigned'))
    // One waits at most: the newer one took the place of the older.
    expect(await recebidas()).toBe(1)
    await passarPara(HELENA)
    const aberta = await consultas.find(CONSULTA)
    if (!aberta) throw new Error('There is no consultation')
    await write(put(consultas.itemOf({ ...aberta, status: 'cancelled' }), ALWAYS))
    await tocar(status('queued', 'assigned'))
    expect(await recebidas()).toBe(0)
  })

  it('of a dependant rings the adult who asked for them', async () => {
    const [paciente_id, responsavel_id] = [TEO.dependente_id, ANA.usuario.id]
    await consultar({ ...emSala(HELENA), status: 'assigned', paciente_id, responsavel_id })
    const { tipo, detalhe } = status('queued', 'assigned')
    expect(await tocar({ tipo, detalhe: { ...detalhe, paciente_id } })).toEqual(FEITO)
    expect(await recebidas()).toBe(1)
  })

  it('comes again to a device whose ringing was cut off, and waits while another call rings it', async () => {
    await consultar({ ...emSala(HELENA), status: 'assigned' })
    push.faults.add({ kind: 'status', status: 503 })
    await tocar(status('queued', 'assigned'))
    const [aparelho] = await aparelhos.doUsuario(ANA.usuario.id)
    const consulta = await consultas.find(CONSULTA)
    const chave = mensagemKey(`toque#aceita#${CONSULTA}#${consulta?.assigned_at}#${aparelho?.id}`)
    const emVoo = (em: string) => write(update(chave, { set: { estado: 'enviando', em } }, ALWAYS))
    await emVoo(haPouco(1_000))
    expect(await tocar(status('queued', 'assigned'))).toEqual(OUTRA_VEZ)
    expect(await recebidas()).toBe(0)
    await emVoo(haPouco(61_000))
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect(await recebidas()).toBe(1)
  })
})

it('under the same name again where the answer got lost, by which the device knows it', async () => {
  await consultar({ ...emSala(HELENA), status: 'assigned' })
  push.faults.add({ kind: 'drop' })
  expect(await tocar(status('queued', 'assigned'))).toEqual(OUTRA_VEZ)
  const [primeira] = await push.receber(celular)
  expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
  expect(await push.receber(celular)).toEqual([primeira])
})

describe('a device', () => {
  beforeEach(async () => {
    await consultar({ ...emSala(HELENA), status: 'assigned' })
  })
  const guardados = async () => (await aparelhos.doUsuario(ANA.usuario.id)).length

  it('that gave its subscription up is forgotten', async () => {
    await push.desistir(celular)
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect(await guardados()).toBe(0)
  })

  it('is forgotten with the sign-in it was turned on in', async () => {
    await sessoes.encerrar(ANA.usuario.id, sessao, new Date())
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect(await recebidas()).toBe(0)
    expect(await guardados()).toBe(0)
  })

  it('that the service refuses for good is not tried again with the event', async () => {
    push.faults.add({ kind: 'status', status: 403 })
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect(await recebidas()).toBe(0)
    expect(await guardados()).toBe(1)
  })

  it('of somebody else stays silent', async () => {
    const doBruno = await ligado(BRUNO.usuario.id, await sessaoGuardada(BRUNO.usuario.id))
    await tocar(status('queued', 'assigned'))
    expect(await recebidas(doBruno)).toBe(0)
  })
})

it('rings whoever is almost there when somebody leaves the queue, and not who came after', async () => {
  const id = (n: number) => `c0000000-0000-4000-8000-00000000000${n}`
  const doBruno = await ligado(BRUNO.usuario.id, await sessaoGuardada(BRUNO.usuario.id))
  const doDiego = await ligado(DIEGO.usuario.id, await sessaoGuardada(DIEGO.usuario.id))
  await consultar({ id: id(9), ...emSala(HELENA), paciente_id: 'outra-pessoa', status: 'assigned' })
  await consultar({ id: id(1), queued_at: haPouco(50_000) })
  await consultar({ id: id(2), queued_at: haPouco(40_000), paciente_id: BRUNO.usuario.id })
  await consultar({ id: id(3), queued_at: haPouco(30_000), paciente_id: DIEGO.usuario.id })
  await tocar(status('queued', 'assigned', id(9), haPouco(45_000)))
  expect([await recebidas(), await recebidas(doBruno), await recebidas(doDiego)]).toEqual([1, 0, 0])
  await tocar(status('queued', 'assigned', id(9)))
  expect([await recebidas(), await recebidas(doBruno), await recebidas(doDiego)]).toEqual([0, 1, 0])
})

describe('the doctor in the room', () => {
  const chegou = (aceita_em: string) => ({
    tipo: 'sala.medico',
    detalhe: { id: 's', em: aceita_em, consulta_id: CONSULTA, aceita_em },
  })

  it('rings while the patient is not there, once for each acceptance', async () => {
    const sala = salaDe(await consultar(emSala(HELENA)))
    if (!sala) throw new Error('There is no room')
    await tocar(chegou(sala.aceita_em))
    expect(await recebidas()).toBe(0)
    await salas.entrar(sala, 'medico', { conexao_id: 'da-helena' }, new Date())
    await tocar(chegou('2026-01-01T00:00:00.000Z'))
    expect(await recebidas()).toBe(0)
    await tocar(chegou(sala.aceita_em))
    expect(await recebidas()).toBe(1)
    await tocar(chegou(sala.aceita_em))
    expect(await recebidas()).toBe(0)
  })

  it('is seen by whoever is there too', async () => {
    const sala = salaDe(await consultar(emSala(HELENA)))
    if (!sala) throw new Error('There is no room')
    await salas.entrar(sala, 'medico', { conexao_id: 'da-helena' }, new Date())
    await salas.entrar(sala, 'paciente', { conexao_id: 'da-ana' }, new Date())
    await tocar(chegou(sala.aceita_em))
    expect(await recebidas()).toBe(0)
  })
})

it('rings for a document that is signed', async () => {
  await consultar({ ...emSala(HELENA), status: 'finished', ended_at: haPouco(1_000) })
  const documento = (de: string, para: string) => ({
    tipo: 'documento.status',
    detalhe: {
      id: `d-${para}`,
      em: haPouco(1),
      documento_id: 'd1',
      consulta_id: CONSULTA,
      paciente_id: ANA.usuario.id,
      medico_id: HELENA.usuario.id,
      de,
      para,
    },
  })
  await tocar(documento('signed', 'delivered'))
  expect(await recebidas()).toBe(0)
  await tocar(documento('created', 'signed'))
  expect(await push.receber(celular)).toMatchObject([{ urgency: 'normal', ttl: 86_400 }])
})

describe('a text', () => {
  let telefone: string
  let numero = 0
  beforeEach(async () => {
    vi.stubEnv('SMS', COM_SMS)
    telefone = `119${String(++numero).padStart(8, '0')}`
    await write(update(usuarioKey(ANA.usuario.id), { set: { telefone } }, ALWAYS))
    await write(sms.ligadoWrite(ANA.usuario.id, { telefone, ligado_em: haPouco(1_000) }))
    await consultar({ ...emSala(HELENA), status: 'assigned' })
  })
  const enviados = async () => (await telefones.enviados(telefone)).map(({ text }) => text)

  it('tells of the acceptance and of the doctor in the room, once each, beside the device', async () => {
    await tocar(status('queued', 'assigned'))
    await tocar(status('queued', 'assigned'))
    expect(await enviados()).toEqual([SMS_NOVIDADE])
    expect(await recebidas()).toBe(1)
    const sala = salaDe((await consultas.find(CONSULTA)) as Consulta)
    if (!sala) throw new Error('There is no room')
    await salas.entrar(sala, 'medico', { conexao_id: 'da-helena' }, new Date())
    const detalhe = { id: 's', em: sala.aceita_em, consulta_id: CONSULTA, aceita_em: sala.aceita_em }
    await tocar({ tipo: 'sala.medico', detalhe })
    expect(await enviados()).toEqual([SMS_NOVIDADE, SMS_NOVIDADE])
  })

  it('goes to whoever has no device that rings, for as long as it is of use', async () => {
    await sessoes.encerrar(ANA.usuario.id, sessao, new Date())
    await tocar(status('queued', 'assigned'))
    expect(await telefones.enviados(telefone)).toMatchObject([{ ttl: 600 }])
  })

  it.each<[string, () => Promise<void>]>([
    ['the stage sends none', async () => void vi.stubEnv('SMS', '')],
    ['nobody asked for it', () => sms.desligar(ANA.usuario.id)],
    [
      'the account has another number now',
      () => write(update(usuarioKey(ANA.usuario.id), { set: { telefone: '11988887777' } }, ALWAYS)),
    ],
  ])('is not sent when %s', async (_, mudar) => {
    await mudar()
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect([await enviados(), await telefones.enviados('11988887777')]).toEqual([[], []])
  })

  it('comes again with the event when the service was asked too often, and rings no device twice', async () => {
    for (const _ of [1, 2]) await enviarSms({ telefone: '11977776666', texto: 'a', validade: 60 })
    expect(await tocar(status('queued', 'assigned'))).toEqual(OUTRA_VEZ)
    telefones.passar()
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect(await enviados()).toEqual([SMS_NOVIDADE])
    expect(await recebidas()).toBe(1)
  })

  it('is turned off by the answer that no more are wanted', async () => {
    await telefones.recusar(telefone)
    expect(await tocar(status('queued', 'assigned'))).toEqual(FEITO)
    expect(await sms.find(ANA.usuario.id)).toBeUndefined()
  })
})

describe('a doctor', () => {
  let daHelena: Inscricao
  beforeEach(async () => {
    await cadastrarMedicos()
    daHelena = await ligado(HELENA.usuario.id, await sessaoGuardada(HELENA.usuario.id))
  })

  const oferecida = (...medicos: string[]) => ({
    tipo: 'fila.vista',
    detalhe: {
      id: 'v1',
      em: haPouco(1),
      consulta_id: CONSULTA,
      paciente_id: ANA.usuario.id,
      medicos,
    },
  })

  it('is rung for what is offered to them, once, while they could accept it', async () => {
    await consultar()
    await naFila(HELENA)
    await tocar(oferecida(BRUNO.usuario.id))
    expect(await recebidas(daHelena)).toBe(0)
    await tocar(oferecida(HELENA.usuario.id))
    expect(await push.receber(daHelena)).toMatchObject([
      { text: expect.stringMatching(/^\{"id":"[\w-]{22}"\}$/) as unknown, ttl: 60, urgency: 'high' },
    ])
    await tocar(oferecida(HELENA.usuario.id))
    expect(await recebidas(daHelena)).toBe(0)
    expect(await recebidas()).toBe(0)
  })

  it.each([
    ['they left the queue', {}, false],
    ['they are in the queue of another specialty', { especialidade_sugerida: 'cardiologia' }, true],
    ['it is not theirs to have again', { medicos_excluidos: [HELENA.usuario.id] }, true],
  ] satisfies [string, Partial<Consulta>, boolean][])(
    'is not rung when %s',
    async (_quando, dados, presente) => {
      await consultar(dados)
      if (presente) await naFila(HELENA)
      await tocar(oferecida(HELENA.usuario.id))
      expect(await recebidas(daHelena)).toBe(0)
    },
  )

  it('is not rung for what somebody accepted meanwhile', async () => {
    await naFila(HELENA)
    await consultar({ ...emSala(IGOR), status: 'assigned' })
    await tocar(oferecida(HELENA.usuario.id))
    expect(await recebidas(daHelena)).toBe(0)
  })

  it('is rung when their patient is in the room and they are not', async () => {
    const sala = salaDe(await consultar({ ...emSala(HELENA), status: 'assigned' }))
    if (!sala) throw new Error('There is no room')
    const { aceita_em } = sala
    const chegou = {
      tipo: 'sala.paciente',
      detalhe: { id: 's', em: aceita_em, consulta_id: CONSULTA, aceita_em },
    }
    await tocar(chegou)
    expect(await recebidas(daHelena)).toBe(0)
    await salas.entrar(sala, 'paciente', { conexao_id: 'da-ana' }, new Date())
    await tocar(chegou)
    expect([await recebidas(daHelena), await recebidas()]).toEqual([1, 0])
  })

  it('who is there too sees their patient come', async () => {
    const sala = salaDe(await consultar({ ...emSala(HELENA), status: 'assigned' }))
    if (!sala) throw new Error('There is no room')
    const { aceita_em } = sala
    await salas.entrar(sala, 'medico', { conexao_id: 'da-helena' }, new Date())
    await salas.entrar(sala, 'paciente', { conexao_id: 'da-ana' }, new Date())
    await tocar({
      tipo: 'sala.paciente',
      detalhe: { id: 's', em: aceita_em, consulta_id: CONSULTA, aceita_em },
    })
    expect(await recebidas(daHelena)).toBe(0)
  })
})
