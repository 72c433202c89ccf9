import { beforeEach, describe, expect, it } from 'vitest'
import { verPresencas } from '#domain/medico/contract.ts'
import { MAXIMO_DE_PRESENCAS } from '#domain/medico/presenca.ts'
import { presencaKey, presencasDaEspecialidade } from '#lambdas/store/keys.ts'
import { medir } from '#lambdas/consulta/store/situacao-da-fila.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { handler } from '#lambdas/medico/ver-presencas.lambda.ts'
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
      online: 2,
    })
    pass(31)
    expect((await ver('clinica_medica')).body).toEqual({
      presencas: [{ medico_id: IGOR.usuario.id, last_seen_at: at(30), especialidade: 'clinica_medica' }],
      online: 1,
    })
    await leave(IGOR)
    expect((await ver('clinica_medica')).body).toEqual({ presencas: [], online: 0 })
  })

  it('of many lists some, and counts them as they were measured last', async () => {
    const muitos = Array.from({ length: MAXIMO_DE_PRESENCAS + 3 }, (_, n) => `medico-${n}`)
    for (const medico_id of muitos) {
      const presenca = { medico_id, especialidade: 'cardiologia', entrou_em: at(0), last_seen_at: at(0) }
      const achada = { gsi2pk: presencasDaEspecialidade('cardiologia'), gsi2sk: `${at(0)}#${medico_id}` }
      await write(put({ ...presencaKey(medico_id), entidade: 'presenca', ...presenca, ...achada }, ALWAYS))
    }
    const lidas = async () => verPresencas.saida.parse((await ver('cardiologia')).body)
    expect((await lidas()).online).toBe(MAXIMO_DE_PRESENCAS)
    await medir('cardiologia', new Date())
    const { presencas, online } = await lidas()
    expect(presencas).toHaveLength(MAXIMO_DE_PRESENCAS)
    expect(online).toBe(muitos.length)
  })

  it('keeps specialties apart, and takes one by its label', async () => {
    await beat(HELENA, 'cardiologia')
    expect((await ver('clinica_medica')).body).toEqual({ presencas: [], online: 0 })
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
