import { beforeEach, describe, expect, it } from 'vitest'
import { criarConsulta, minhasConsultas, verConsulta } from '#domain/consulta/contract.ts'
import { salvarFicha, verFicha } from '#domain/ficha/contract.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { aiTriage, ultimaTriagem } from '#domain/triagem/contract.ts'
import { handler as criar } from '#lambdas/consulta/criar-consulta.lambda.ts'
import { handler as minhas } from '#lambdas/consulta/minhas-consultas.lambda.ts'
import { handler as ver } from '#lambdas/consulta/ver-consulta.lambda.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'
import { chavesDaLinha, linhaDe } from '#lambdas/consulta/store/linhas-da-fila.ts'
import { handler as salvar } from '#lambdas/ficha/salvar-ficha.lambda.ts'
import { handler as lerFicha } from '#lambdas/ficha/ver-ficha.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { papelNa } from '#lambdas/store/participante.ts'
import { getAll, update, write } from '#lambdas/store/table.ts'
import { consultaKey, vinculoKey } from '#lambdas/store/keys.ts'
import { handler as triar } from '#lambdas/triagem/ai-triage.lambda.ts'
import { handler as ultima } from '#lambdas/triagem/ultima-triagem.lambda.ts'
import { ANA, HELENA, type Persona } from '#semente/personas.ts'
import { LIA, semearDependente, TEO } from '#semente/dependentes.ts'
import { FICHA_VAZIA } from '../../../support/ficha-preenchida.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { itemsOf } from '../../../support/table.ts'
import { SEM_SINAIS } from '../../../support/triagem.ts'
import { MARCOS } from './cenario.ts'

const paciente_id = TEO.dependente_id
beforeEach(async () => {
  segredosVivos()
  tabelaViva(itemsOf(ANA, MARCOS, HELENA))
  await semearDependente(TEO, ANA.usuario.id, new Date())
})

const RELATO =
  'Meu filho está com coriza e espirros há dois dias, sem febre, brincando e comendo normalmente.'
const triada = (mudanca: object = {}, como: Persona = ANA) =>
  invoke(triar, aiTriage, {
    como,
    entrada: {
      paciente_id,
      idade: 4,
      sexo: 'M',
      sintomas_texto: RELATO,
      perguntas_guiadas: SEM_SINAIS,
      ...mudanca,
    },
  })
const fichaDe = (entrada: object = {}, como: Persona = ANA) =>
  invoke(salvar, salvarFicha, {
    como,
    entrada: {
      ...FICHA_VAZIA,
      alergias: { resposta: 'nenhuma', itens: [] },
      paciente_id,
      versao: 0,
      ...entrada,
    },
  })
const pedida = (como: Persona = ANA, de = paciente_id) =>
  invoke(criar, criarConsulta, {
    como,
    entrada: { paciente_id: de, consentimento: { versao: TERMO.versao, aceito: true } },
  })
const semVinculo = () =>
  write(update(vinculoKey(ANA.usuario.id, paciente_id), { set: { status: 'encerrado' } }, {}))
const consultaPedida = async () => {
  await triada()
  await fichaDe()
  const { status, body } = await pedida()
  expect({ status, body }).toMatchObject({ status: 200 })
  const consulta = await consultas.find((body as { id: string }).id)
  if (!consulta) throw new Error('Nothing was stored')
  return consulta
}

describe('a triage for a dependant', () => {
  it('is theirs: their age by the birth date, whatever was sent, and it may be booked', async () => {
    const { status, body } = await triada({ idade: 30 })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { para_outra_pessoa: false, especialidade_sugerida: 'pediatria', idade_considerada: 4 },
    })
    expect((await invoke(ultima, ultimaTriagem, { como: ANA })).body).toEqual({ triagem: null })
    expect((await invoke(ultima, ultimaTriagem, { como: ANA, entrada: { paciente_id } })).body).toMatchObject(
      { triagem: { recusa: null } },
    )
  })

  it('reads their profile, and nothing of the adult’s', async () => {
    await fichaDe({ condicoes: [{ nome: 'Asma' }] })
    await invoke(salvar, salvarFicha, {
      como: ANA,
      entrada: { ...FICHA_VAZIA, versao: 0, sexo: 'F', gravidez: { resposta: 'sim', semanas: 20 } },
    })
    await triada()
    const { consultas: _c, ...lida } = (
      await invoke(ultima, ultimaTriagem, { como: ANA, entrada: { paciente_id } })
    ).body as { consultas?: unknown; triagem: { entrada?: { da_ficha?: string[] } } }
    expect(JSON.stringify(lida)).not.toContain('Gravidez')
  })

  it('is nobody’s who does not answer for them', async () => {
    expect(await triada({}, MARCOS)).toMatchObject({ status: 404 })
    expect(await triada({ paciente_id: LIA.dependente_id })).toMatchObject({ status: 404 })
    await semVinculo()
    expect(await triada()).toMatchObject({ status: 404 })
  })
})

describe('a consultation for a dependant', () => {
  it('has the dependant as its patient and the adult as who acts, with the consent of the representative', async () => {
    const consulta = await consultaPedida()
    expect(consulta).toMatchObject({ paciente_id, responsavel_id: ANA.usuario.id, status: 'pending' })
    expect(await consentimentos.doPaciente(paciente_id)).toMatchObject([
      {
        consulta_id: consulta.id,
        representante: { id: ANA.usuario.id, nome: ANA.usuario.nome, relacao: 'mae' },
      },
    ])
    expect(await consultas.abertaDoPaciente(ANA.usuario.id)).toMatchObject({ id: consulta.id })
  })

  it('is asked for once, and not beside one of the adult’s own', async () => {
    const consulta = await consultaPedida()
    expect((await pedida()).body).toMatchObject({ id: consulta.id })
    expect(await pedida(ANA, ANA.usuario.id)).toMatchObject({
      status: 409,
      body: { codigo: 'consulta_aberta' },
    })
  })

  it('is shown to the adult with whom it is for, and to nobody else', async () => {
    const { id } = await consultaPedida()
    expect((await invoke(ver, verConsulta, { como: ANA, entrada: { id } })).body).toMatchObject({
      dependente: { nome: TEO.nome },
      paciente: null,
    })
    expect((await invoke(minhas, minhasConsultas, { como: ANA })).body).toMatchObject({
      consultas: [{ id, dependente: { nome: TEO.nome } }],
    })
    expect(await invoke(ver, verConsulta, { como: MARCOS, entrada: { id } })).toMatchObject({ status: 404 })
  })

  it('shows the doctors of the queue the child, with their age and that an adult answers', async () => {
    const consulta = await consultaPedida()
    const naFila = { ...consulta, status: 'queued' as const, queued_at: consulta.created_at }
    const lidos = await getAll(chavesDaLinha(naFila))
    const linha = linhaDe(naFila, lidos, new Date('2026-11-26T12:00:00Z'))
    expect(linha?.paciente).toEqual({ primeiro_nome: 'Téo', idade: 4, com_responsavel: true })
  })

  it('shows its doctor the child, and who is responsible', async () => {
    const { id } = await consultaPedida()
    const set = { assigned_to: HELENA.usuario.id, status: 'assigned', assigned_at: new Date().toISOString() }
    await write(update(consultaKey(id), { set }, {}))
    const { body } = await invoke(ver, verConsulta, { como: HELENA, entrada: { id } })
    expect(body).toMatchObject({
      paciente: {
        nome: TEO.nome,
        responsavel: { nome: ANA.usuario.nome, relacao: 'mae' },
      },
    })
  })

  it('is no longer read by whoever no longer answers for them, once it ended', async () => {
    const consulta = await consultaPedida()
    await semVinculo()
    const { id } = ANA.usuario
    expect(await papelNa(consulta, id)).toBe('paciente')
    expect(await papelNa({ ...consulta, status: 'finished' }, id)).toBeNull()
    expect((await invoke(minhas, minhasConsultas, { como: ANA })).body).toEqual({ consultas: [] })
    expect(await invoke(lerFicha, verFicha, { como: ANA, entrada: { paciente_id } })).toMatchObject({
      status: 404,
    })
  })

  it('is not opened once the bond ended', async () => {
    await triada()
    await fichaDe()
    await semVinculo()
    expect(await pedida()).toMatchObject({ status: 404 })
  })
})

describe('a dependant’s health profile', () => {
  it('is filled in by the adult, with a line of the dependant’s access log', async () => {
    expect((await fichaDe()).body).toMatchObject({ alergias: { fonte: 'responsavel' } })
    expect((await auditoria.lista(paciente_id)).at(-1)).toMatchObject({
      ator_id: ANA.usuario.id,
      acao: 'alterar',
      objeto: 'ficha',
    })
    expect((await invoke(lerFicha, verFicha, { como: ANA })).body).toEqual({ ficha: null })
    expect(await fichaDe({}, MARCOS)).toMatchObject({ status: 404 })
  })
})
