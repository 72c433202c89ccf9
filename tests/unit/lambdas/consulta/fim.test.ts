import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cancelarConsulta,
  devolverConsulta,
  encerrarConsulta,
  finishConsulta,
  startConsulta,
} from '#domain/consulta/contract.ts'
import { handler as cancelar } from '#lambdas/consulta/cancelar-consulta.ts'
import { handler as devolver } from '#lambdas/consulta/devolver-consulta.ts'
import { handler as encerrar } from '#lambdas/consulta/encerrar-consulta.ts'
import { handler as finish } from '#lambdas/consulta/finish-consulta.ts'
import { handler as start } from '#lambdas/consulta/start-consulta.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { pagamentoKey } from '#lambdas/store/keys.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { ANA, DIEGO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** What happens while finish waits for the capture; waiting itself takes no time. */
const espera = vi.hoisted(() => ({ ao: async () => {} }))
vi.mock('node:timers/promises', () => ({ setTimeout: () => espera.ao() }))

const SALA = `http://127.0.0.1:4600/chamada/${CONSULTA}`
const atribuida = {
  status: 'assigned',
  assigned_to: HELENA.usuario.id,
  assigned_at: haPouco(20_000),
  room_url: SALA,
  host_url: SALA,
} as const
const iniciada = { ...atribuida, status: 'in_progress', started_at: haPouco(10_000) } as const
const juntos = { ...iniciada, ambos_conectados_em: haPouco(5_000) } as const

beforeEach(async () => {
  espera.ao = async () => {}
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
  await cadastrarMedicos()
})

const como = (quem: Persona, extra = {}) => ({ como: quem, entrada: { id: CONSULTA, ...extra } })
const porConsulta = (quem: Persona) => ({ como: quem, entrada: { consulta_id: CONSULTA } })
const consulta = () => consultas.find(CONSULTA)
const pagamento = async () => (await pagamentos.find(CONSULTA))?.status
const medicoLivre = async () => (await presencas.consultaDoMedico(HELENA.usuario.id)) === undefined
const pacienteLivre = async () => (await consultas.abertaDoPaciente(ANA.usuario.id)) === undefined
const missing = { status: 404, body: { codigo: 'nao_encontrado' } }
const refused = { status: 409, body: { codigo: 'transicao_invalida' } }

describe('cancelar-consulta', () => {
  it.each([
    ['pending', { status: 'pending' }, 'a_liberar'],
    ['queued', {}, 'a_liberar'],
    ['assigned', atribuida, 'a_liberar'],
  ] as const)('ends a %s one, frees patient and doctor, releases the hold', async (_name, dados, para) => {
    await consultar(dados)
    expect(await invoke(cancelar, cancelarConsulta, como(ANA))).toMatchObject({
      status: 200,
      body: { id: CONSULTA, status: 'cancelled', motivo_fim: 'paciente', pagamento: { status: para } },
    })
    expect(await consulta()).toMatchObject({ status: 'cancelled', ended_at: expect.any(String) })
    expect((await consulta())?.vence_em).toBeUndefined()
    expect([await pagamento(), await medicoLivre(), await pacienteLivre()]).toEqual([para, true, true])
  })

  it('answers the same when repeated', async () => {
    await consultar()
    const first = await invoke(cancelar, cancelarConsulta, como(ANA))
    expect(await invoke(cancelar, cancelarConsulta, como(ANA))).toEqual(first)
  })

  it('is too late once it started, and not for anybody else', async () => {
    await consultar(juntos)
    expect(await invoke(cancelar, cancelarConsulta, como(ANA))).toMatchObject(refused)
    expect(await invoke(cancelar, cancelarConsulta, como(DIEGO))).toMatchObject({
      status: 403,
      body: { codigo: 'conta_bloqueada' },
    })
    await consultar({ id: 'alheia', paciente_id: DIEGO.usuario.id })
    expect(await invoke(cancelar, cancelarConsulta, { como: ANA, entrada: { id: 'alheia' } })).toMatchObject(
      missing,
    )
  })
})

describe('devolver-consulta', () => {
  it('returns it to its place in the queue, without the doctor, the room and what was of them', async () => {
    const { queued_at } = await consultar({ ...atribuida, medico_na_sala_em: haPouco(9_000) })
    expect(await invoke(devolver, devolverConsulta, como(HELENA))).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    const back = await consulta()
    expect(back).toMatchObject({ status: 'queued', queued_at, medicos_excluidos: [] })
    for (const gone of ['assigned_to', 'assigned_at', 'room_url', 'host_url', 'medico_na_sala_em'] as const)
      expect(back?.[gone]).toBeUndefined()
    expect((await consultas.naFila('clinica_medica')).map(({ id }) => id)).toEqual([CONSULTA])
    expect(await consultas.byMedico(HELENA.usuario.id)).toEqual([])
    expect([await pagamento(), await medicoLivre(), await pacienteLivre()]).toEqual([
      'autorizado',
      true,
      false,
    ])
  })

  it('is for its doctor, before it started', async () => {
    await consultar(juntos)
    expect(await invoke(devolver, devolverConsulta, como(HELENA))).toMatchObject(refused)
    expect(await invoke(devolver, devolverConsulta, como(IGOR))).toMatchObject(missing)
  })
})

describe('encerrar-consulta', () => {
  const end = (motivo: string, quem: Persona = HELENA) =>
    invoke(encerrar, encerrarConsulta, como(quem, { motivo }))

  it.each([
    ['recusar', atribuida, 'medico_recusou'],
    ['presencial', atribuida, 'presencial'],
    ['presencial', juntos, 'presencial'],
    ['falha_tecnica', juntos, 'falha_tecnica'],
    ['nao_compareceu', { ...iniciada, started_at: haPouco(600_001) }, 'nao_compareceu'],
  ] as const)('%s cancels, releases and says why', async (motivo, dados, motivo_fim) => {
    await consultar(dados)
    expect(await end(motivo)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await end(motivo)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await consulta()).toMatchObject({ status: 'cancelled', motivo_fim })
    expect([await pagamento(), await medicoLivre(), await pacienteLivre()]).toEqual(['a_liberar', true, true])
  })

  it('calls nobody absent before 10 minutes, nor whoever was in the room', async () => {
    await consultar(iniciada)
    expect(await end('nao_compareceu')).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Aguarde o paciente por pelo menos 10 minutos antes de registrar que ele não compareceu.',
      },
    })
    await consultar({
      ...iniciada,
      id: 'outra',
      paciente_id: DIEGO.usuario.id,
      started_at: haPouco(700_000),
      paciente_na_sala_em: haPouco(600_000),
    })
    expect(
      await invoke(encerrar, encerrarConsulta, {
        como: HELENA,
        entrada: { id: 'outra', motivo: 'nao_compareceu' },
      }),
    ).toMatchObject({ status: 409, body: { detail: 'O paciente esteve na sala. Escolha outro motivo.' } })
  })

  it('refuses what does not fit the state, unknown reasons and other doctors', async () => {
    await consultar(juntos)
    expect(await end('recusar')).toMatchObject(refused)
    expect(await end('porque_sim')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'motivo', motivo: 'Escolha um dos motivos.' }] },
    })
    expect(await end('presencial', IGOR)).toMatchObject(missing)
  })
})

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

describe('finish-consulta', () => {
  const end = (quem: Persona = HELENA) => invoke(finish, finishConsulta, porConsulta(quem))
  const captured = () => write(update(pagamentoKey(CONSULTA), { set: { status: 'a_repassar' } }, ALWAYS))

  it('asks for the capture in the same write and answers its result', async () => {
    await consultar(juntos)
    espera.ao = captured
    expect(await end()).toMatchObject({ status: 200, body: { success: true, pagamento: 'capturado' } })
    expect(await consulta()).toMatchObject({ status: 'finished', ended_at: expect.any(String) })
    expect((await pagamentos.find(CONSULTA))?.medico_id).toBe(HELENA.usuario.id)
    expect([await medicoLivre(), await pacienteLivre()]).toEqual([true, true])
  })

  it('answers within its time when the capture does not come, and success when repeated', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await consultar(juntos)
    espera.ao = async () => void vi.setSystemTime(Date.now() + 150)
    const began = Date.now()
    expect(await end()).toMatchObject({ status: 200, body: { success: true, pagamento: 'pendente' } })
    expect(Date.now() - began).toBeLessThanOrEqual(4_500)
    await captured()
    expect(await end()).toMatchObject({ status: 200, body: { success: true, pagamento: 'capturado' } })
    vi.useRealTimers()
  })

  it('says a refused capture calmly', async () => {
    await consultar(juntos)
    espera.ao = () => write(update(pagamentoKey(CONSULTA), { set: { status: 'falhou' } }, ALWAYS))
    expect(await end()).toMatchObject({ status: 200, body: { success: true, pagamento: 'pendente' } })
  })

  it('needs that both were in the room together', async () => {
    await consultar(iniciada)
    expect(await end()).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail:
          'Você e o paciente ainda não estiveram juntos na sala. Espere o paciente entrar ou encerre informando o motivo.',
      },
    })
    expect((await consulta())?.status).toBe('in_progress')
  })

  it('is its doctor’s alone', async () => {
    await consultar(juntos)
    expect(await end(IGOR)).toMatchObject(missing)
    expect(await end(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})
