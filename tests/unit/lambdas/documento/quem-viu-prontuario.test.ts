import { beforeEach, describe, expect, it } from 'vitest'
import { quemViuProntuario } from '#domain/documento/contract.ts'
import { handler } from '#lambdas/documento/quem-viu-prontuario.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { auditoriaKey } from '#lambdas/store/keys.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { ANA, BRUNO, CARLA, HELENA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDaExportacao, DA_HELENA } from './exportacao.ts'

const { id } = ANA.usuario
let cena: Awaited<ReturnType<typeof cenaDaExportacao>>

beforeEach(async () => {
  cena = await cenaDaExportacao()
})

const relogio = (segundos: number): string =>
  [Math.floor(segundos / 60), segundos % 60].map((parte) => String(parte).padStart(2, '0')).join(':')

const ver = async (como: Persona) => {
  const { status, body } = await invoke(handler, quemViuProntuario, { como })
  return { status, body }
}

describe('quem-viu-prontuario', () => {
  it('tells who, when and what, newest first, in words', async () => {
    const fatos = [
      [id, 'alterar', 'usuario:telefone'],
      ['operador', 'listar', 'documentos:c1'],
    ] as const
    for (const [ator_id, acao, objeto] of fatos)
      await auditoria.registrar({ paciente_id: id, ator_id, acao, objeto, em: '2026-11-21T03:00:00.000Z' })
    expect(await ver(ANA)).toEqual({
      status: 200,
      body: {
        acessos: [
          {
            sequencia: 3,
            em: '2026-11-21T03:00:00.000Z',
            quem: 'Equipe do Acolhe',
            o_que: 'Viu a lista de documentos médicos',
            vezes: 1,
          },
          {
            sequencia: 2,
            em: '2026-11-21T03:00:00.000Z',
            quem: 'Você',
            o_que: 'Alterou o telefone',
            vezes: 1,
          },
          {
            sequencia: 1,
            em: '2026-11-21T02:10:00.000Z',
            quem: DA_HELENA,
            o_que: 'Leu uma consulta',
            vezes: 1,
          },
        ],
        total: 3,
        integro: true,
      },
    })
  })

  it.each([
    ['validador-iti', 'Quem tem o documento impresso, pelo validador oficial (ITI)'],
    ['sistema', 'O Acolhe, pelo prazo'],
    [BRUNO.usuario.id, 'Outro responsável'],
    ['operador', 'Equipe do Acolhe'],
  ])('does not take %s for the team, or the team for another', async (ator_id, quem) => {
    await contas.criar(BRUNO.usuario, new Date())
    await auditoria.registrar({
      paciente_id: id,
      ator_id,
      acao: 'baixar',
      objeto: 'documento:d1',
      em: '2026-11-21T03:00:00.000Z',
    })
    expect((await ver(ANA)).body).toMatchObject({ acessos: [{ quem }, { quem: DA_HELENA }] })
  })

  it('tells who read the record of a dependant, to whoever answers for them and to nobody else', async () => {
    const { dependente_id: paciente_id } = TEO
    await semearDependente(TEO, id, new Date())
    const fato = { acao: 'ler', objeto: 'consulta:c1', em: '2026-11-21T03:00:00.000Z' }
    await auditoria.registrar({ paciente_id, ator_id: HELENA.usuario.id, ...fato })
    const de = (como: Persona) => invoke(handler, quemViuProntuario, { como, entrada: { paciente_id } })
    expect((await de(ANA)).body).toMatchObject({
      acessos: [{ quem: DA_HELENA, o_que: 'Leu uma consulta' }],
      total: 1,
      integro: true,
    })
    expect((await de(CARLA)).status).toBe(404)
  })

  it('tells what somebody repeats in a day once, with the time they last did it', async () => {
    const leu = { paciente_id: id, ator_id: 'operador', acao: 'ler', objeto: 'consulta:c1' }
    for (const hora of [13, 14, 15])
      await auditoria.registrar({ ...leu, em: `2026-11-22T${hora}:03:00.000Z` })
    await auditoria.registrar({ ...leu, em: '2026-11-23T15:00:00.000Z' })
    expect((await ver(ANA)).body).toMatchObject({
      acessos: [
        { em: '2026-11-23T15:00:00.000Z', vezes: 1 },
        { em: '2026-11-22T15:03:00.000Z', vezes: 3 },
        { quem: DA_HELENA, vezes: 1 },
      ],
      total: 3,
    })
  })

  it('counts visits, not how often a page that stands open asks; and each thing that was done', async () => {
    const da = (ator_id: string) => ({ paciente_id: id, ator_id })
    const registrar = (ator_id: string, acao: string, objeto: string, em: string) =>
      auditoria.registrar({ ...da(ator_id), acao, objeto, em: `2026-11-22T${em}.000Z` })
    // The room stands open for a quarter of an hour, longer than a visit's pause; the record is open beside it.
    for (let segundos = 0; segundos <= 900; segundos += 30)
      await registrar('operador', 'ler', 'consulta:c1', `15:${relogio(segundos)}`)
    await registrar('operador', 'ler_prontuario', 'consulta:c1', '15:20:00')
    await registrar('operador', 'ler_prontuario', 'consulta:c1', '15:20:30')
    await registrar('operador', 'ler', 'consulta:c1', '16:00:00')
    for (const em of ['17:00:00', '17:00:30']) await registrar(id, 'alterar', 'usuario:telefone', em)
    expect((await ver(ANA)).body).toMatchObject({
      acessos: [
        { o_que: 'Alterou o telefone', vezes: 2 },
        { o_que: 'Leu uma consulta', em: '2026-11-22T16:00:00.000Z', vezes: 2 },
        { o_que: 'Leu o prontuário', em: '2026-11-22T15:20:30.000Z', vezes: 1 },
        { quem: DA_HELENA, vezes: 1 },
      ],
      total: 4,
      integro: true,
    })
  })

  it('is the own log only, and empty for somebody new', async () => {
    expect(await ver(CARLA)).toEqual({ status: 200, body: { acessos: [], total: 0, integro: true } })
  })

  it('says when a line was changed', async () => {
    const { pk, sk } = auditoriaKey(id, 1)
    Object.assign(cena.tabela.items.get(`${pk}|${sk}`) ?? {}, { ator_id: 'ninguem' })
    expect((await ver(ANA)).body).toMatchObject({ integro: false })
  })
})
