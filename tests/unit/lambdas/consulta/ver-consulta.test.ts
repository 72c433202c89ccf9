import { beforeEach, describe, expect, it } from 'vitest'
import { minhasConsultas, verConsulta, verFila } from '#domain/consulta/contract.ts'
import { handler as minhas } from '#lambdas/consulta/minhas-consultas.ts'
import { handler as ver } from '#lambdas/consulta/ver-consulta.ts'
import { handler as fila } from '#lambdas/consulta/ver-fila.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, DIEGO, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco, naFila } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const SALA = `http://127.0.0.1:4600/chamada/${CONSULTA}`
const atribuida = {
  status: 'assigned',
  assigned_to: HELENA.usuario.id,
  room_url: SALA,
  host_url: SALA,
} as const

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
  await cadastrarMedicos()
})

describe('ver-consulta', () => {
  const read = (como: typeof ANA) => invoke(ver, verConsulta, { como, entrada: { id: CONSULTA } })

  it('shows the patient the doctor and the room, never the host link', async () => {
    const {
      medicos_excluidos: _excluidos,
      triagem_id: _triagem,
      host_url: _host,
      ...consulta
    } = await consultar(atribuida)
    const em = new Date()
    await naFila(HELENA, 'clinica_medica', em)
    expect(await read(ANA)).toMatchObject({ status: 200 })
    expect((await read(ANA)).body).toEqual({
      ...consulta,
      medico: {
        nome_oficial: 'Helena Prado Vasconcelos',
        crm: '123456',
        uf: 'SP',
        especialidade: null,
        last_seen_at: em.toISOString(),
      },
      paciente: null,
      pagamento: { status: 'autorizado', valor: 15_000 },
    })
  })

  it('shows the doctor the patient and the host link, and logs that it was read', async () => {
    await consultar(atribuida)
    expect((await read(HELENA)).body).toMatchObject({
      host_url: SALA,
      paciente: { nome: 'Ana Beatriz Nogueira', telefone: '11987650001' },
    })
    await read(ANA)
    expect(await auditoria.lista(ANA.usuario.id)).toMatchObject([
      { ator_id: HELENA.usuario.id, acao: 'ler', objeto: `consulta:${CONSULTA}` },
    ])
  })

  it('tells the place in the queue', async () => {
    await consultar({ id: 'antes', paciente_id: DIEGO.usuario.id, queued_at: haPouco(90_000) })
    await consultar()
    expect((await read(ANA)).body).toMatchObject({ status: 'queued', posicao_na_fila: 2 })
  })

  it('is missing for a doctor it is not assigned to, for another patient, and when there is none', async () => {
    await consultar(atribuida)
    expect(await read(IGOR)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    await consultar({ id: 'alheia', paciente_id: DIEGO.usuario.id })
    for (const id of ['alheia', 'nenhuma'])
      expect(await invoke(ver, verConsulta, { como: ANA, entrada: { id } })).toMatchObject({
        status: 404,
        body: { codigo: 'nao_encontrado' },
      })
  })
})

describe('minhas-consultas', () => {
  it('lists the caller’s own, newest first, with the doctor’s official name', async () => {
    await consultar({
      id: 'velha',
      status: 'finished',
      assigned_to: HELENA.usuario.id,
      host_url: SALA,
      created_at: haPouco(900_000),
    })
    await consultar()
    await consultar({ id: 'alheia', paciente_id: DIEGO.usuario.id })
    const { body } = await invoke(minhas, minhasConsultas, { como: ANA })
    expect(body).toMatchObject({
      consultas: [
        { id: CONSULTA, medico: null },
        { id: 'velha', medico: { nome_oficial: 'Helena Prado Vasconcelos' } },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('host_url')
  })
})

describe('ver-fila', () => {
  const read = (como: typeof ANA, especialidade = 'clinica_medica') =>
    invoke(fila, verFila, { como, entrada: { especialidade } })

  it('lists who waits, oldest first, over all shards, and logs each read', async () => {
    const paciente = (letra: string) => ({
      ...DIEGO,
      usuario: { ...DIEGO.usuario, id: `paciente-${letra}`, nome: `Paciente ${letra}` },
    })
    const pacientes = [paciente('a'), paciente('b'), paciente('c')]
    tabelaViva(itemsOf(HELENA, ...pacientes))
    await cadastrarMedicos()
    for (const [i, { usuario }] of pacientes.entries())
      await consultar({ id: `consulta-${i}`, paciente_id: usuario.id, queued_at: haPouco((3 - i) * 10_000) })
    await consultar({
      id: 'excluida',
      paciente_id: 'outro',
      medicos_excluidos: [HELENA.usuario.id],
    })
    await naFila(HELENA)
    const { status, body } = await read(HELENA, 'Clínica Médica')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      consultas: [
        { id: 'consulta-0', paciente: { nome: 'Paciente a', telefone: '41987650004' } },
        { id: 'consulta-1', paciente: { nome: 'Paciente b' } },
        { id: 'consulta-2', paciente: { nome: 'Paciente c' } },
      ],
    })
    expect(await auditoria.lista('paciente-a')).toMatchObject([
      { ator_id: HELENA.usuario.id, acao: 'ler_na_fila', objeto: 'consulta:consulta-0' },
    ])
  })

  it('shows exactly the declared fields of a row', async () => {
    const consulta = await consultar()
    await naFila(HELENA)
    expect((await read(HELENA)).body).toEqual({
      consultas: [
        {
          id: CONSULTA,
          especialidade_sugerida: 'clinica_medica',
          triagem_resumo_ia: consulta.triagem_resumo_ia,
          triagem_conf_ia: 0.82,
          created_at: consulta.created_at,
          queued_at: consulta.queued_at,
          paciente: { nome: 'Ana Beatriz Nogueira', telefone: '11987650001' },
        },
      ],
    })
  })

  it('is for verified doctors of the specialty who are in its queue', async () => {
    await consultar()
    expect(await read(HELENA)).toMatchObject({ status: 409, body: { codigo: 'fora_da_fila' } })
    expect(await read(HELENA, 'dermatologia')).toMatchObject({
      status: 403,
      body: { codigo: 'sem_permissao' },
    })
    expect(await read(HELENA, 'astrologia')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'especialidade', motivo: 'Especialidade desconhecida.' }] },
    })
    expect(await read(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})
