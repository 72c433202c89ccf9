import { beforeEach, describe, expect, it } from 'vitest'
import { verConsulta } from '#domain/consulta/contract.ts'
import { presencaDe } from '#domain/consulta/presenca-vista.ts'
import { entrarSala, sairSala } from '#domain/sala/contract.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as ver } from '#lambdas/consulta/ver-consulta.lambda.ts'
import { handler as entrar } from '#lambdas/sala/entrar-sala.lambda.ts'
import { handler as sair } from '#lambdas/sala/sair-sala.lambda.ts'
import { handler as desconectar } from '#lambdas/tempo-real/desconectar.lambda.ts'
import { entradasDaFilaKey } from '#lambdas/store/keys.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, DIEGO, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, emSala, haPouco, naFila } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

const SALA = `http://127.0.0.1:4600/chamada/${CONSULTA}`

const atribuida = {
  status: 'assigned',
  assigned_to: HELENA.usuario.id,
  room_url: SALA,
  host_url: SALA,
} as const

const presencaDela = ({ body }: { readonly body: unknown }) =>
  presencaDe(verConsulta.saida.parse(body).medico?.last_seen_at, new Date())

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
  await cadastrarMedicos()
})

describe('ver-consulta', () => {
  const read = (como: typeof ANA) => invoke(ver, verConsulta, { como, entrada: { id: CONSULTA } })

  it('shows the patient the doctor and the room, never the host link nor what is of the record', async () => {
    const {
      medicos_excluidos: _excluidos,
      triagem_id: _triagem,
      host_url: _host,
      devolucoes: _devolucoes,
      ...consulta
    } = await consultar({
      ...atribuida,
      devolucoes: [{ em: haPouco(9_000), medico_id: IGOR.usuario.id, motivo: 'outra_area' }],
    })
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
        na_sala: false,
      },
      paciente: null,
      pagamento: { status: 'autorizado', valor: 15_000 },
      versao: expect.any(String),
    })
  })

  it('tells the doctor what the patient told until it ends without them having met', async () => {
    const dela = { ...atribuida, informacoes_adicionais: 'Sou alérgica a dipirona' }
    const relato = {
      informacoes_adicionais: dela.informacoes_adicionais,
      triagem_resumo_ia: 'Dor de garganta há 2 dias\nSem febre',
    }
    await consultar(dela)
    expect((await read(HELENA)).body).toMatchObject(relato)
    const fim = { ...dela, status: 'cancelled', ended_at: haPouco(1) } as const
    await consultar(fim)
    for (const campo of Object.keys(relato)) expect((await read(HELENA)).body).not.toHaveProperty(campo)
    expect((await read(ANA)).body).toMatchObject(relato)
    await consultar({ ...fim, ambos_conectados_em: haPouco(2) })
    expect((await read(HELENA)).body).toMatchObject(relato)
  })

  it('tells a doctor who was not in the call why it is theirs no longer, and nobody else', async () => {
    await consultar({ medicos_excluidos: [HELENA.usuario.id] })
    expect(await read(HELENA)).toMatchObject({
      status: 410,
      body: { codigo: 'fora_da_sala', title: 'O paciente voltou à fila' },
    })
    expect(await read(IGOR)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    await consultar({ status: 'cancelled', medicos_excluidos: [HELENA.usuario.id] })
    expect(await read(HELENA)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  })

  it('counts the doctor as there while they are in the room, where they beat instead of in the queue', async () => {
    await naFila(HELENA, 'clinica_medica', new Date(Date.now() - 300_000))
    await consultar({ ...emSala(HELENA), room_url: SALA })
    socketsVivos()
    expect(presencaDela(await read(ANA))).not.toBe('online')
    await dizer(entrar, entrarSala, { como: HELENA, conexao: 'dela', corpo: { consulta_id: CONSULTA } })
    expect(presencaDela(await read(ANA))).toBe('online')
  })

  it('says that the doctor is in the room only from their coming to their leaving, however they leave', async () => {
    await consultar({ ...emSala(HELENA), room_url: SALA })
    socketsVivos()
    const naSala = async () => verConsulta.saida.parse((await read(ANA)).body).medico?.na_sala
    const chegar = () =>
      dizer(entrar, entrarSala, { como: HELENA, conexao: 'dela', corpo: { consulta_id: CONSULTA } })
    await naFila(HELENA, 'clinica_medica', new Date())
    expect(await naSala()).toBe(false)
    await chegar()
    expect(await naSala()).toBe(true)
    await dizer(sair, sairSala, { como: HELENA, conexao: 'dela', corpo: { consulta_id: CONSULTA } })
    expect(await naSala()).toBe(false)
    await chegar()
    expect(await naSala()).toBe(true)
    await dizer(desconectar, tempoReal.desconectar, { como: HELENA, conexao: 'dela' })
    expect(await naSala()).toBe(false)
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

  it.each([
    ['just finished', { status: 'finished', ended_at: haPouco(60_000) }, true],
    ['finished a day ago', { status: 'finished', ended_at: haPouco(25 * 3_600_000) }, false],
    ['ended without care', { status: 'cancelled', ended_at: haPouco(60_000) }, false],
  ] as const)('tells the doctor the telephone of a consultation %s: %s', async (_quando, dados, dito) => {
    await consultar({ ...atribuida, ...dados })
    const { body } = await read(HELENA)
    const { telefone } = ANA.usuario
    expect(body).toMatchObject({ paciente: { nome: 'Ana Beatriz Nogueira' } })
    expect(JSON.stringify(body).includes(telefone)).toBe(dito)
  })

  it('tells the place in the queue', async () => {
    await consultar({ id: 'antes', paciente_id: DIEGO.usuario.id, queued_at: haPouco(90_000) })
    await consultar()
    expect((await read(ANA)).body).toMatchObject({ status: 'queued', posicao_na_fila: 2 })
  })

  it('tells the place among many as they were measured last', async () => {
    const antes = Array.from({ length: 30 }, (_, n) => haPouco(60_000 + n * 1000)).toSorted()
    const em = new Date().toISOString()
    const entradas = [...antes, haPouco(1000)]
    await write(put({ ...entradasDaFilaKey('clinica_medica'), em, entradas }, ALWAYS))
    await consultar()
    expect((await read(ANA)).body).toMatchObject({ posicao_na_fila: 31 })
  })

  it('tells no place behind more than are counted: everybody there would be told the same one', async () => {
    const medir = (entradas: readonly string[]) =>
      write(put({ ...entradasDaFilaKey('clinica_medica'), em: new Date().toISOString(), entradas }, ALWAYS))
    const antes = Array.from({ length: 500 }, (_, n) => haPouco(60_000 + n * 1000)).toSorted()
    const { queued_at = '' } = await consultar()
    await medir([...antes.slice(1), queued_at])
    expect((await read(ANA)).body).toMatchObject({ posicao_na_fila: 500 })
    await medir(antes)
    expect((await read(ANA)).body).not.toHaveProperty('posicao_na_fila')
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
