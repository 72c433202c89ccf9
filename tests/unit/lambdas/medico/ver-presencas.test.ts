import { beforeEach, describe, expect, it } from 'vitest'
import { verPresencas } from '#domain/medico/contract.ts'
import { handler } from '#lambdas/medico/ver-presencas.ts'
import { ANA, HELENA, IGOR, JULIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { at, beat, comecar, leave, pass } from './presencas.ts'

beforeEach(comecar)
const ver = (especialidade: string, como = ANA) =>
  invoke(handler, verPresencas, { como, entrada: { especialidade } })

describe('ver-presencas', () => {
  it('answers who is available in the specialty, seen within 60 s, and nothing else about them', async () => {
    await beat(HELENA)
    pass(30)
    await beat(IGOR)
    expect((await ver('clinica_medica')).body).toEqual({
      presencas: [
        { medico_id: HELENA.usuario.id, last_seen_at: at(0), especialidade: 'clinica_medica' },
        { medico_id: IGOR.usuario.id, last_seen_at: at(30), especialidade: 'clinica_medica' },
      ],
    })
    pass(31)
    expect((await ver('clinica_medica')).body).toEqual({
      presencas: [{ medico_id: IGOR.usuario.id, last_seen_at: at(30), especialidade: 'clinica_medica' }],
    })
    await leave(IGOR)
    expect((await ver('clinica_medica')).body).toEqual({ presencas: [] })
  })

  it('keeps specialties apart, and takes one by its label', async () => {
    await beat(HELENA, 'cardiologia')
    expect((await ver('clinica_medica')).body).toEqual({ presencas: [] })
    expect((await ver('Cardiologia')).body).toMatchObject({ presencas: [{ medico_id: HELENA.usuario.id }] })
  })

  it('asks for a known specialty and a full account', async () => {
    expect(await ver('astrologia')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'especialidade', motivo: 'Especialidade desconhecida.' }] },
    })
    expect(await ver('cardiologia', JULIA)).toMatchObject({
      status: 403,
      body: { codigo: 'conta_bloqueada' },
    })
  })
})
