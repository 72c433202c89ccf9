import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { criarDocumento, webhookAssinatura } from '#domain/documento/contract.ts'
import type { Documento } from '#domain/documento/documento.ts'
import { handler as criar } from '#lambdas/documento/criar-documento.lambda.ts'
import { handler as receber } from '#lambdas/documento/webhook-assinatura.lambda.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { ANA, BRUNO, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, haPouco } from '../../../support/consulta.ts'
import { cabecalhos } from '../../../support/integracao.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { cadastrar, emAndamento } from './cenario.ts'

const CHAVE = Buffer.from('segredo do estagio').toString('base64')
const FORA_DO_AR = 'Assinatura integração temporariamente indisponível'
const PEDIDO = {
  consulta_id: CONSULTA,
  tipo: 'atestado',
  conteudo: 'Afastamento por 2 dias.',
  medico_id: HELENA.usuario.id,
  paciente_id: ANA.usuario.id,
}

beforeEach(async () => {
  mockClient(SecretsManagerClient)
    .on(GetSecretValueCommand)
    .resolves({ SecretString: JSON.stringify({ chave: CHAVE }) })
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR))
  await cadastrar(HELENA, IGOR)
  await emAndamento()
})

const doCorpo = (corpo: string, id?: string) =>
  invoke(receber, webhookAssinatura, { corpo, headers: cabecalhos(corpo, CHAVE, id ? { id } : {}) })
const mandar = (mudanca: object = {}, id?: string) => doCorpo(JSON.stringify({ ...PEDIDO, ...mudanca }), id)
const emitidos = (): Promise<Documento[]> => documentos.byPaciente(ANA.usuario.id)

describe('POST /webhook/assinatura-create', () => {
  it('stores the very document that the screen does, and says that it waits', async () => {
    const { status, body } = await mandar(
      { observacoes: 'Repouso', medicamentos: 'de nada serve aqui' },
      'msg_1',
    )
    expect(status).toBe(200)
    const { medico_id: _medico, paciente_id: _paciente, ...entrada } = PEDIDO
    await invoke(criar, criarDocumento, {
      como: HELENA,
      entrada: { ...entrada, observacoes: 'Repouso' },
      headers: { 'idempotency-key': 'msg_2' },
    })
    const [um, outro] = await emitidos()
    const ids = { id: '', pedido: '', codigo: '', codigo_secreto: '' }
    const proprios = { ...ids, created_at: '', updated_at: '', vence_em: '' }
    expect({ ...um, ...proprios }).toEqual({ ...outro, ...proprios })
    const recebido = (await emitidos()).find(
      ({ id }) => id === (body as { documento: { id: string } }).documento.id,
    )
    expect(body).toEqual({
      documento: {
        id: recebido?.id,
        consulta_id: CONSULTA,
        tipo: 'atestado',
        status: 'created',
        file_url: 'temp_url',
        created_at: recebido?.created_at,
      },
      aviso: FORA_DO_AR,
    })
  })

  it('is one document for one id, also the one of the screen', async () => {
    const primeira = await mandar({}, 'msg_1')
    expect((await mandar({}, 'msg_1')).body).toEqual(primeira.body)
    expect(await mandar({ conteudo: 'Outro texto' }, 'msg_1')).toMatchObject({
      status: 409,
      body: { codigo: 'conflito' },
    })
    const { medico_id: _medico, paciente_id: _paciente, ...entrada } = PEDIDO
    await invoke(criar, criarDocumento, { como: HELENA, entrada, headers: { 'idempotency-key': 'msg_1' } })
    expect(await emitidos()).toHaveLength(1)
    await mandar({}, 'msg_2')
    expect(await emitidos()).toHaveLength(2)
  })

  it('many at once with one id are one document', async () => {
    const todas = await Promise.all(Array.from({ length: 8 }, () => mandar({}, 'msg_1')))
    expect(new Set(todas.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await emitidos()).toHaveLength(1)
  })

  it('says nothing is in the way while the doctor’s session is open', async () => {
    await sessoes.pedir({
      id: 's1',
      medico_id: HELENA.usuario.id,
      status: 'conectado',
      provedor: 'vidaas',
      modo: 'pagina',
      duracao: 3600,
      pedido_em: haPouco(1000),
      expira_em: new Date(Date.now() + 3_600_000).toISOString(),
      updated_at: haPouco(1000),
    })
    const { body } = await mandar({}, 'msg_1')
    expect(body).toMatchObject({ documento: { status: 'created' }, aviso: null })
    const [emitido] = await emitidos()
    if (!emitido) throw new Error('it was not stored')
    await documentos.adiar(emitido, 'indisponivel', haPouco(-60_000))
    expect((await mandar({}, 'msg_1')).body).toMatchObject({
      documento: { status: 'created', falha: 'indisponivel' },
      aviso: FORA_DO_AR,
    })
  })

  it.each([
    ['another doctor', { medico_id: IGOR.usuario.id }],
    ['another patient', { paciente_id: BRUNO.usuario.id }],
    ['a doctor who is the patient', { medico_id: ANA.usuario.id }],
    ['nobody', { medico_id: 'ninguem' }],
    ['another consultation', { consulta_id: 'nenhuma' }],
  ])('naming %s finds nothing and writes nothing', async (_caso, mudanca) => {
    expect(await mandar(mudanca)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    expect(await emitidos()).toEqual([])
  })

  it.each([
    ['blocked', 'conta_bloqueada'],
    ['restricted', 'verificacao_pendente'],
  ] as const)('for a doctor who is %s is refused', async (access_tier, codigo) => {
    const [perfil] = itemsOf({ ...HELENA, usuario: { ...HELENA.usuario, access_tier } })
    if (perfil) await write(put(perfil, ALWAYS))
    expect(await mandar()).toMatchObject({ status: 403, body: { codigo } })
    expect(await emitidos()).toEqual([])
  })

  it.each([
    [
      'a controlled substance',
      { tipo: 'receita', conteudo: 'Clonazepam 2 mg' },
      422,
      'substancia_controlada',
    ],
    ['no content', { conteudo: ' ' }, 400, 'campos_invalidos'],
    ['an unknown kind', { tipo: 'laudo' }, 400, 'campos_invalidos'],
    ['no patient', { paciente_id: undefined }, 400, 'campos_invalidos'],
  ])('refuses %s as the screen does', async (_caso, mudanca, status, codigo) => {
    expect(await mandar(mudanca)).toMatchObject({ status, body: { codigo } })
    expect(await emitidos()).toEqual([])
  })

  it('is refused before the consultation begins', async () => {
    const deBruno = { id: 'c2', paciente_id: BRUNO.usuario.id, assigned_to: IGOR.usuario.id }
    await emAndamento({ ...deBruno, status: 'assigned' })
    const nomes = { consulta_id: 'c2', paciente_id: BRUNO.usuario.id, medico_id: IGOR.usuario.id }
    expect(await mandar(nomes)).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
  })

  it('counts with what the doctor issues on the screen', async () => {
    for (let i = 0; i < 120; i++) expect(await mandar({}, 'msg_1')).toHaveProperty('status', 200)
    expect(await mandar({}, 'msg_1')).toHaveProperty('status', 429)
  })

  it('reads nothing that is not proven, not even that it is no JSON', async () => {
    const corpo = JSON.stringify(PEDIDO)
    for (const [texto, headers] of [
      [corpo, cabecalhos(corpo, Buffer.from('outro').toString('base64'))],
      [`${corpo} `, cabecalhos(corpo, CHAVE)],
      ['{', {}],
    ] as const)
      expect(await invoke(receber, webhookAssinatura, { corpo: texto, headers })).toMatchObject({
        status: 401,
        body: { codigo: 'assinatura_invalida' },
      })
    expect(await doCorpo('{')).toMatchObject({ status: 400, body: { codigo: 'corpo_invalido' } })
    expect(await doCorpo('[]')).toMatchObject({ status: 400 })
    expect(await doCorpo(`"${'x'.repeat(70_000)}"`)).toMatchObject({ status: 413 })
    expect(await emitidos()).toEqual([])
  })
})
