import { beforeEach, describe, expect, it } from 'vitest'
import { doctorPresence } from '#domain/medico/contract.ts'
import { handler } from '#lambdas/medico/doctor-presence.lambda.ts'
import { emConsultaKey, especialidadeKey, papelKey } from '#lambdas/store/keys.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { ALWAYS, put, remove, write } from '#lambdas/store/table.ts'
import { ANA, HELENA, IGOR, JULIA } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { at, beat, comecar, emConsulta, mine, pass, seen } from './presencas.ts'

beforeEach(comecar)

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
      online: 1,
    })
  })

  it('comes back anew after 60 s of silence', async () => {
    await beat(HELENA)
    pass(61)
    expect(await mine()).toMatchObject({ status: 'offline' })
    await beat(HELENA)
    expect(await mine()).toMatchObject({ status: 'online', entrou_em: at(61) })
  })

  it('changes the specialty with its time', async () => {
    await beat(HELENA)
    pass(10)
    await beat(HELENA, 'cardiologia')
    expect(await mine()).toMatchObject({ especialidade: 'cardiologia', entrou_em: at(10) })
    expect(await seen()).toEqual({ presencas: [], online: 0 })
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
    expect(await seen()).toEqual({ presencas: [], online: 0 })
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
    expect((await invoke(handler, doctorPresence)).status).toBe(401)
    expect(await seen()).toEqual({ presencas: [], online: 0 })
  })

  it('does not join when the specialty is taken away at that moment', async () => {
    const entrar = beat(HELENA)
    await write(remove(especialidadeKey(HELENA.usuario.id, 'clinica_medica'), ALWAYS))
    expect(await entrar).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect(await seen()).toEqual({ presencas: [], online: 0 })
  })
})
