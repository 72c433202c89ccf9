import { marshall } from '@aws-sdk/util-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { PapelNaSala } from '#domain/sala/sala.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { consultaKey } from '#lambdas/store/keys.ts'
import { agir, type Atual, ler } from '#lambdas/store/consulta-e-pagamento.ts'
import { comResumo } from '#lambdas/store/resumos.ts'
import { ConditionFailed, EXISTS, update, write } from '#lambdas/store/table.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { tamanhoDoItem } from '../../../../bancadas/escala/tamanho.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco, passarPara } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const comHelena = { assigned_to: HELENA.usuario.id, assigned_at: haPouco(120_001) } as const

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA))
  await cadastrarMedicos()
})

const consulta = () => consultas.find(CONSULTA)
const conectou = async (quem: PapelNaSala, juntos: boolean, em: Date) =>
  consultas.conectou((await consulta()) as Consulta, quem, juntos, em)

describe('the item', () => {
  it('stays below 1 KB, where a write costs one unit, with a doctor, every instant and its places in the indexes', () => {
    const em = '2026-11-20T10:00:00.000Z'
    const uuid = '0b8a0a1e-6f5e-4d29-9d9c-1f2a3b4c5d6e'
    const inteira: Consulta = {
      id: uuid,
      paciente_id: uuid,
      assigned_to: uuid,
      status: 'in_progress',
      especialidade_sugerida: 'clinica_medica',
      triagem_id: uuid,
      triagem_conf_ia: 0.82,
      red_flag: false,
      created_at: em,
      queued_at: em,
      assigned_at: em,
      started_at: em,
      vence_em: em,
      medicos_excluidos: [],
      medico_na_sala_em: em,
      paciente_na_sala_em: em,
      ambos_conectados_em: em,
      medico_visto_em: em,
      updated_at: em,
    }
    const comCorrelacao = { ...consultas.itemOf(inteira), correlacao: uuid }
    expect(tamanhoDoItem(marshall(comCorrelacao, { removeUndefinedValues: true }))).toBeLessThan(1024)
  })

  it('is made with the summary beside it; one from before is read with its own', async () => {
    const antiga = await consultar({ status: 'pending' })
    const resumo = antiga.triagem_resumo_ia
    const [item, , aoLado] = consultas.criacaoWrites({
      ...antiga,
      id: 'nova',
      triagem_resumo_ia: 'Febre há 2 dias',
    })
    await write(item, aoLado)
    const lidas = [await consulta(), await consultas.find('nova')].filter((uma) => uma !== undefined)
    expect(lidas.map(({ triagem_resumo_ia }) => triagem_resumo_ia)).toEqual([resumo, undefined])
    expect((await comResumo(lidas)).map(({ triagem_resumo_ia }) => triagem_resumo_ia)).toEqual([
      resumo,
      'Febre há 2 dias',
    ])
  })
})

describe('another spelling of a status', () => {
  it.each([
    ['accepted', 'assigned'],
    ['in_call', 'in_progress'],
    ['completed', 'finished'],
    ['canceled', 'cancelled'],
  ])('%s is read as %s, alone and in a list', async (status, lido) => {
    await consultar({ status: 'assigned', ...comHelena })
    await write(update(consultaKey(CONSULTA), { set: { status } }, EXISTS))
    expect((await consulta())?.status).toBe(lido)
    expect((await consultas.byPaciente(ANA.usuario.id)).map((uma) => uma.status)).toEqual([lido])
  })

  it('that nobody knows is told as stored, waits like a pending one, and is moved by no act', async () => {
    await consultar({ status: 'pending' })
    await write(update(consultaKey(CONSULTA), { set: { status: 'on_hold' } }, EXISTS))
    const lida = { status: 'pending', status_gravado: 'on_hold' }
    expect(await consulta()).toMatchObject(lida)
    expect(await consultas.byPaciente(ANA.usuario.id)).toMatchObject([lida])
    const atual = (await ler(CONSULTA)) as Atual
    await expect(agir(atual, 'cancelar', 'paciente', new Date())).rejects.toBeInstanceOf(ConditionFailed)
    expect(await consulta()).toMatchObject(lida)
  })

  it('stands in the way of no act', async () => {
    await consultar({ status: 'assigned', ...comHelena })
    await write(update(consultaKey(CONSULTA), { set: { status: 'accepted' } }, EXISTS))
    const lida = await ler(CONSULTA)
    const { consulta: depois } = await agir(lida as Atual, 'iniciar', 'medico', new Date())
    expect(depois.status).toBe('in_progress')
    expect((await consulta())?.status).toBe('in_progress')
  })
})

describe('a specialty', () => {
  it.each([
    ['medicina-geral', { especialidade_sugerida: 'clinica_medica' }],
    ['Cardiologia', { especialidade_sugerida: 'cardiologia' }],
    ['alquimia', { especialidade_sugerida: 'clinica_medica', sem_especialidade: true }],
    [undefined, { especialidade_sugerida: 'clinica_medica', sem_especialidade: true }],
  ])('stored as %s is read, alone and in a list', async (gravada, lida) => {
    await consultar({ status: 'finished' })
    await write(
      gravada === undefined
        ? update(consultaKey(CONSULTA), { remove: ['especialidade_sugerida'] }, EXISTS)
        : update(consultaKey(CONSULTA), { set: { especialidade_sugerida: gravada } }, EXISTS),
    )
    const { especialidade_sugerida, sem_especialidade } = (await consulta()) ?? {}
    expect({ especialidade_sugerida, ...(sem_especialidade && { sem_especialidade }) }).toEqual(lida)
    expect(await consultas.byPaciente(ANA.usuario.id)).toMatchObject([lida])
  })
})

describe('the room', () => {
  it('keeps the first times and moves the timer with the doctor', async () => {
    await consultar({ status: 'assigned', ...comHelena })
    const [first, later] = [new Date(), new Date(Date.now() + 60_000)]
    await conectou('medico', false, first)
    expect((await consulta())?.vence_em).toBe(new Date(first.getTime() + 120_000).toISOString())
    await conectou('paciente', true, later)
    await conectou('medico', true, later)
    expect(await consulta()).toMatchObject({
      medico_na_sala_em: first.toISOString(),
      paciente_na_sala_em: later.toISOString(),
      ambos_conectados_em: later.toISOString(),
      medico_visto_em: later.toISOString(),
      vence_em: new Date(later.getTime() + 1_800_000).toISOString(),
    })
  })

  it('is closed to what has ended', async () => {
    await consultar({ status: 'expired' })
    expect(await conectou('medico', true, new Date())).toBeUndefined()
  })

  it('is of the doctor who had it when it was read', async () => {
    const lida = await consultar({ status: 'assigned', ...comHelena })
    await passarPara(IGOR)
    expect(await consultas.conectou(lida, 'medico', true, new Date())).toBeUndefined()
    expect((await consulta())?.ambos_conectados_em).toBeUndefined()
  })
})
