import { beforeEach, describe, expect, it, vi } from 'vitest'
import { doctorPresence, medicoEu, minhaPresenca, sairDaFila, verPresencas } from '#domain/medico/contract.ts'
import { handler as bater } from '#lambdas/medico/doctor-presence.ts'
import { handler as eu } from '#lambdas/medico/medico-eu.ts'
import { handler as minha } from '#lambdas/medico/minha-presenca.ts'
import { handler as sair } from '#lambdas/medico/sair-da-fila.ts'
import { handler as ver } from '#lambdas/medico/ver-presencas.ts'
import { emConsultaKey, papelKey } from '#lambdas/store/keys.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { ALWAYS, put, remove, write } from '#lambdas/store/table.ts'
import { ANA, HELENA, IGOR, JULIA, type Persona } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  tabelaViva(itemsOf(ANA, HELENA, IGOR, JULIA))
  await cadastrarMedicos()
  return () => vi.useRealTimers()
})

const beat = (medico: Persona, especialidade = 'clinica_medica', medico_id = medico.usuario.id) =>
  invoke(bater, doctorPresence, { como: medico, entrada: { medico_id, especialidade } })
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const mine = async () => (await invoke(minha, minhaPresenca, { como: HELENA })).body
const seen = async (especialidade = 'clinica_medica') =>
  (await invoke(ver, verPresencas, { como: ANA, entrada: { especialidade } })).body
const emConsulta = () => consultar({ status: 'assigned', assigned_to: HELENA.usuario.id })

describe('doctor-presence', () => {
  it('joins, stays with every beat, and is one doctor in two tabs', async () => {
    expect(await beat(HELENA, 'Clínica Médica')).toMatchObject({ status: 200, body: { success: true } })
    pass(30)
    await Promise.all([beat(HELENA), beat(HELENA)])
    expect(await mine()).toEqual({
      status: 'online',
      especialidade: 'clinica_medica',
      entrou_em: at(0),
      last_seen_at: at(30),
      consulta_id: null,
    })
    expect(await seen()).toEqual({
      presencas: [{ medico_id: HELENA.usuario.id, last_seen_at: at(30), especialidade: 'clinica_medica' }],
    })
  })

  it('is out of the queue after 60 s of silence, and comes back anew', async () => {
    await beat(HELENA)
    pass(60)
    expect(await mine()).toMatchObject({ status: 'online' })
    pass(1)
    expect(await mine()).toEqual({
      status: 'offline',
      especialidade: null,
      entrou_em: null,
      last_seen_at: at(0),
      consulta_id: null,
    })
    expect(await seen()).toEqual({ presencas: [] })
    await beat(HELENA)
    expect(await mine()).toMatchObject({ status: 'online', entrou_em: at(61) })
  })

  it('changes the specialty with its time', async () => {
    await beat(HELENA)
    pass(10)
    await beat(HELENA, 'cardiologia')
    expect(await mine()).toMatchObject({ especialidade: 'cardiologia', entrou_em: at(10) })
    expect(await seen()).toEqual({ presencas: [] })
  })

  it('stays present through a consultation without being counted, and is counted again after it', async () => {
    await beat(HELENA)
    await emConsulta()
    await presencas.sair(HELENA.usuario.id)
    await beat(HELENA)
    pass(30)
    await beat(HELENA)
    expect(await mine()).toEqual({
      status: 'em_consulta',
      especialidade: 'clinica_medica',
      entrou_em: null,
      last_seen_at: at(30),
      consulta_id: CONSULTA,
    })
    expect(await seen()).toEqual({ presencas: [] })
    await write(remove(emConsultaKey(HELENA.usuario.id), ALWAYS))
    await beat(HELENA)
    expect(await mine()).toMatchObject({ status: 'online', consulta_id: null })
    expect(await seen()).toMatchObject({ presencas: [{ medico_id: HELENA.usuario.id }] })
  })

  it('is for verified doctors of the specialty, in their own name', async () => {
    expect(await beat(HELENA, 'dermatologia')).toMatchObject({
      status: 403,
      body: { codigo: 'sem_permissao' },
    })
    expect(await beat(HELENA, 'astrologia')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'especialidade', motivo: 'Especialidade desconhecida.' }] },
    })
    expect(await beat(IGOR, 'clinica_medica', HELENA.usuario.id)).toMatchObject({
      status: 404,
      body: { codigo: 'nao_encontrado' },
    })
    expect(await beat(JULIA)).toMatchObject({ status: 403, body: { codigo: 'conta_bloqueada' } })
    expect(await beat(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    await write(put({ ...papelKey(HELENA.usuario.id, 'admin'), role: 'admin', is_active: true }, ALWAYS))
    expect(await beat(HELENA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect(await seen()).toEqual({ presencas: [] })
  })
})

describe('sair-da-fila', () => {
  it('leaves, also twice', async () => {
    await beat(HELENA)
    for (const _ of [1, 2])
      expect(await invoke(sair, sairDaFila, { como: HELENA })).toMatchObject({
        status: 200,
        body: { success: true },
      })
    expect(await mine()).toMatchObject({ status: 'offline', last_seen_at: null })
    expect(await seen()).toEqual({ presencas: [] })
  })
})

describe('medico-eu', () => {
  it('answers the own registration with its specialties', async () => {
    expect(await invoke(eu, medicoEu, { como: HELENA })).toMatchObject({ status: 200 })
    expect((await invoke(eu, medicoEu, { como: HELENA })).body).toEqual({
      id: HELENA.usuario.id,
      crm: '123456',
      uf: 'SP',
      status_crm: 'VERIFIED',
      nome_oficial: 'Helena Prado Vasconcelos',
      especialidades: [
        { especialidade: 'cardiologia', verificado: true, rqe: '45871' },
        { especialidade: 'clinica_medica', verificado: true, rqe: null },
      ],
    })
  })

  it('is there for a doctor who is not verified yet, and not for a patient', async () => {
    expect((await invoke(eu, medicoEu, { como: JULIA })).body).toMatchObject({
      status_crm: 'PENDING',
      especialidades: [],
    })
    expect((await invoke(eu, medicoEu, { como: ANA })).status).toBe(403)
    tabelaViva(itemsOf(JULIA))
    expect((await invoke(eu, medicoEu, { como: JULIA })).body).toMatchObject({ codigo: 'nao_encontrado' })
  })
})
