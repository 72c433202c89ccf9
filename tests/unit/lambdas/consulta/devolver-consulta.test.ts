import { beforeEach, describe, expect, it } from 'vitest'
import { devolverConsulta } from '#domain/consulta/contract.ts'
import { handler as devolver } from '#lambdas/consulta/devolver-consulta.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import {
  atribuida,
  comPessoas,
  como,
  consulta,
  iniciada,
  juntos,
  medicoLivre,
  missing,
  pacienteLivre,
  pagamento,
  refused,
} from './cenario.ts'

beforeEach(comPessoas)

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

  it('opening the room started it: still possible while they never met', async () => {
    await consultar(iniciada)
    expect(await invoke(devolver, devolverConsulta, como(HELENA))).toMatchObject({ status: 200 })
    const back = await consulta()
    expect(back?.status).toBe('queued')
    expect(back?.started_at).toBeUndefined()
    expect([await pagamento(), await medicoLivre(), await pacienteLivre()]).toEqual([
      'autorizado',
      true,
      false,
    ])
  })

  it('is for its doctor, until they were together', async () => {
    await consultar(juntos)
    expect(await invoke(devolver, devolverConsulta, como(HELENA))).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Você e o paciente já estiveram juntos na sala. Finalize ou encerre informando o motivo.',
      },
    })
    expect(await invoke(devolver, devolverConsulta, como(IGOR))).toMatchObject(missing)
  })

  it('is too late once it ended', async () => {
    await consultar({ ...atribuida, status: 'cancelled' })
    expect(await invoke(devolver, devolverConsulta, como(HELENA))).toMatchObject(refused)
  })
})
