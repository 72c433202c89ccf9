import { beforeEach, describe, expect, it } from 'vitest'
import { acceptConsulta, devolverConsulta, verConsulta } from '#domain/consulta/contract.ts'
import { handler as accept } from '#lambdas/consulta/accept-consulta.lambda.ts'
import { handler as devolver } from '#lambdas/consulta/devolver-consulta.lambda.ts'
import { handler as ver } from '#lambdas/consulta/ver-consulta.lambda.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco, naFila } from '../../../support/consulta.ts'
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

const DITO = { motivo: 'outra_area', anotacao: '  Melhor com a dermatologia.  ' }

describe('devolver-consulta', () => {
  it('returns it to its place in the queue, without the doctor, the room and what was of them', async () => {
    const { queued_at } = await consultar({ ...atribuida, medico_na_sala_em: haPouco(9_000) })
    expect(await invoke(devolver, devolverConsulta, como(HELENA, DITO))).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    const back = await consulta()
    expect(back).toMatchObject({ status: 'queued', queued_at, medicos_excluidos: [] })
    for (const gone of ['assigned_to', 'assigned_at', 'room_url', 'host_url', 'medico_na_sala_em'] as const)
      expect(back?.[gone]).toBeUndefined()
    expect(back?.devolucoes).toEqual([
      {
        em: back?.updated_at,
        medico_id: HELENA.usuario.id,
        motivo: 'outra_area',
        anotacao: 'Melhor com a dermatologia.',
      },
    ])
    expect((await consultas.naFila('clinica_medica')).map(({ id }) => id)).toEqual([CONSULTA])
    expect(await consultas.byMedico(HELENA.usuario.id)).toEqual([])
    expect([await pagamento(), await medicoLivre(), await pacienteLivre()]).toEqual([
      'autorizado',
      true,
      false,
    ])
  })

  it('is not offered again to who may not attend this patient, and only to them', async () => {
    await consultar(atribuida)
    await invoke(devolver, devolverConsulta, como(HELENA, { motivo: 'impedimento' }))
    expect(await consulta()).toMatchObject({ status: 'queued', medicos_excluidos: [HELENA.usuario.id] })
    await naFila(HELENA)
    await naFila(IGOR)
    const aceitar = (quem: typeof HELENA) =>
      invoke(accept, acceptConsulta, {
        como: quem,
        entrada: { consulta_id: CONSULTA, medico_id: quem.usuario.id },
      })
    expect(await aceitar(HELENA)).toMatchObject({
      body: { ok: false, reason: expect.stringContaining('impedimento') },
    })
    expect(await invoke(ver, verConsulta, como(HELENA))).toMatchObject(missing)
    expect(await aceitar(IGOR)).toMatchObject({ body: { ok: true } })
  })

  it('opening the room started it: still possible while they never met', async () => {
    await consultar(iniciada)
    expect(await invoke(devolver, devolverConsulta, como(HELENA, DITO))).toMatchObject({ status: 200 })
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
    expect(await invoke(devolver, devolverConsulta, como(HELENA, DITO))).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Você e o paciente já estiveram juntos na sala. Finalize ou encerre informando o motivo.',
      },
    })
    expect(await invoke(devolver, devolverConsulta, como(IGOR, DITO))).toMatchObject(missing)
  })

  it.each([
    ['no reason', {}, 'motivo', 'Escolha um dos motivos.'],
    ['a reason that is not a doctor’s', { motivo: 'medico_ausente' }, 'motivo', 'Escolha um dos motivos.'],
    [
      'a note without end',
      { motivo: 'indisponivel', anotacao: 'x'.repeat(501) },
      'anotacao',
      'Use até 500 caracteres na anotação.',
    ],
  ])('is refused with %s', async (_caso, dito, campo, motivo) => {
    await consultar(atribuida)
    expect(await invoke(devolver, devolverConsulta, como(HELENA, dito))).toMatchObject({
      status: 400,
      body: { codigo: 'campos_invalidos', campos: [{ campo, motivo }] },
    })
    expect((await consulta())?.status).toBe('assigned')
  })

  it('keeps every return, and without a note none', async () => {
    const antes = { em: haPouco(60_000), medico_id: IGOR.usuario.id, motivo: 'medico_ausente' } as const
    await consultar({ ...atribuida, devolucoes: [antes] })
    await invoke(devolver, devolverConsulta, como(HELENA, { motivo: 'falha_tecnica', anotacao: ' ' }))
    const back = await consulta()
    expect(back?.devolucoes).toEqual([
      antes,
      { em: back?.updated_at, medico_id: HELENA.usuario.id, motivo: 'falha_tecnica' },
    ])
  })

  it('is too late once it ended', async () => {
    await consultar({ ...atribuida, status: 'cancelled' })
    expect(await invoke(devolver, devolverConsulta, como(HELENA, DITO))).toMatchObject(refused)
  })
})
