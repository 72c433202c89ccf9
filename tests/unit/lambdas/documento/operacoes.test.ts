import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  baixarDocumento,
  criarDocumento,
  listarDocumentos,
  validarDocumento,
  verDocumento,
} from '#domain/documento/contract.ts'
import { handler as baixar } from '#lambdas/documento/baixar-documento.ts'
import { handler as criar } from '#lambdas/documento/criar-documento.ts'
import { handler as listar } from '#lambdas/documento/listar-documentos.ts'
import { handler as validar } from '#lambdas/documento/validar-documento.ts'
import { handler as ver } from '#lambdas/documento/ver-documento.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ANA, BRUNO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { assinada, cadastrar, DOCUMENTO, emAndamento, guardar } from './cenario.ts'

const HORA = 60 * 60 * 1000

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR))
  mockClient(S3Client)
  await cadastrar(HELENA, IGOR)
})

const RECEITA = {
  consulta_id: CONSULTA,
  tipo: 'receita',
  file_url: 'temp_url',
  status: 'created',
  conteudo: 'Uso oral.',
  medicamentos: 'Dipirona 500 mg: 1 comprimido de 6/6 h se dor',
  observacoes: 'Temperatura ≥ 38 °C: procurar atendimento',
  retorno: 'Retorno em 7 dias',
}
const emitir = (dados: object = {}, como: Persona = HELENA, headers = {}) =>
  invoke(criar, criarDocumento, { como, entrada: { ...RECEITA, ...dados }, headers })
const nasLinhas = async () =>
  (await auditoria.lista(ANA.usuario.id)).map(({ ator_id, acao, objeto }) => ({ ator_id, acao, objeto }))

describe('POST /documents', () => {
  it('stores what was written with the head the law asks for, and answers the row without it', async () => {
    await emAndamento()
    const { status, body } = await emitir()
    expect(status).toBe(200)
    const [stored] = await documentos.byPaciente(ANA.usuario.id)
    expect(body).toEqual({
      id: stored?.id,
      consulta_id: CONSULTA,
      tipo: 'receita',
      status: 'created',
      file_url: 'temp_url',
      created_at: stored?.created_at,
    })
    expect(stored).toEqual({
      id: expect.any(String) as unknown,
      consulta_id: CONSULTA,
      paciente_id: ANA.usuario.id,
      medico_id: HELENA.usuario.id,
      tipo: 'receita',
      status: 'created',
      file_url: 'temp_url',
      conteudo: 'Uso oral.',
      medicamentos: 'Dipirona 500 mg: 1 comprimido de 6/6 h se dor',
      observacoes: 'Temperatura >= 38 °C: procurar atendimento',
      retorno: 'Retorno em 7 dias',
      emissao: {
        medico: {
          nome: 'Helena Prado Vasconcelos',
          crm: '123456',
          uf: 'SP',
          especialidades: [{ rotulo: 'Cardiologia', rqe: '45871' }],
          endereco: 'Rua das Acácias, 120, conjunto 34, São Paulo/SP',
        },
        paciente: { nome: 'Ana Beatriz Nogueira', cpf: '52998224725' },
      },
      codigo: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      codigo_secreto: expect.stringMatching(/^[A-HJ-NP-Z2-9]{10}$/) as unknown,
      created_at: expect.any(String) as unknown,
      tentativas: 0,
      vence_em: new Date(Date.parse(stored?.created_at ?? '') + 60_000).toISOString(),
      updated_at: stored?.created_at,
    })
    expect(await documentos.porCodigo(stored?.codigo ?? '')).toEqual(stored)
    expect(await documentos.aAssinar(new Date(Date.now() + 61_000))).toEqual([stored])
  })

  it('is done once for one Idempotency-Key', async () => {
    await emAndamento()
    const chave = { 'idempotency-key': 'clique-1' }
    const first = await emitir({}, HELENA, chave)
    expect((await emitir({ conteudo: 'Outro' }, HELENA, chave)).body).toEqual(first.body)
    expect(await documentos.byPaciente(ANA.usuario.id)).toHaveLength(1)
    await emitir({}, HELENA, { 'idempotency-key': 'clique-2' })
    expect(await documentos.byPaciente(ANA.usuario.id)).toHaveLength(2)
  })

  it('keeps medications of a prescription only', async () => {
    await emAndamento()
    await emitir({ tipo: 'relatorio', medicamentos: 'Em uso de clonazepam' })
    expect((await documentos.byPaciente(ANA.usuario.id))[0]?.medicamentos).toBeUndefined()
  })

  it.each([
    ['within 24 h of the end', { status: 'finished', ended_at: haPouco(23 * HORA) } as const, 200, undefined],
    ['later', { status: 'finished', ended_at: haPouco(25 * HORA) } as const, 409, 'prazo_encerrado'],
    ['before the start', { status: 'assigned' } as const, 409, 'transicao_invalida'],
    [
      'of a cancelled one',
      { status: 'cancelled', ended_at: haPouco(HORA) } as const,
      409,
      'transicao_invalida',
    ],
  ])('%s', async (_quando, dados, status, codigo) => {
    await emAndamento(dados)
    expect(await emitir()).toMatchObject({ status, body: codigo ? { codigo } : {} })
  })

  it('refuses controlled and retained substances with the reason and the field', async () => {
    await emAndamento()
    const reason =
      'Não é possível prescrever por aqui: Clonazepan (lista B da Portaria 344/98: exige notificação de receita azul).'
    const other =
      'Não é possível prescrever por aqui: amoxicilina (RDC 471/2021: exige retenção da receita na farmácia).'
    const { status, body } = await emitir({
      medicamentos: 'Clonazepan 2 mg à noite',
      observacoes: 'Terminar a amoxicilina',
    })
    expect(status).toBe(422)
    expect(body).toEqual({
      type: 'https://acolhe.app/erros/substancia_controlada',
      title: 'Substância controlada',
      status: 422,
      detail:
        'Não é possível prescrever por aqui: Clonazepan (lista B da Portaria 344/98: exige notificação de receita azul); amoxicilina (RDC 471/2021: exige retenção da receita na farmácia).',
      codigo: 'substancia_controlada',
      request_id: 'req-1',
      campos: [
        { campo: 'medicamentos', motivo: reason },
        { campo: 'observacoes', motivo: other },
      ],
    })
    expect(await documentos.byPaciente(ANA.usuario.id)).toEqual([])
  })

  it('names the professional data that are missing', async () => {
    await emAndamento()
    await medicos.change(HELENA.usuario.id, { endereco_profissional: ' ' }, new Date())
    expect(await emitir()).toMatchObject({
      status: 409,
      body: {
        codigo: 'dados_profissionais_incompletos',
        detail: 'Informe seu endereço profissional no cadastro.',
        campos: [
          { campo: 'endereco_profissional', motivo: 'Informe seu endereço profissional no cadastro.' },
        ],
      },
    })
  })

  it.each([
    ['another doctor', IGOR, 404, 'nao_encontrado'],
    ['the patient', ANA, 403, 'sem_permissao'],
  ] as const)('is refused to %s', async (_quem, como, status, codigo) => {
    await emAndamento()
    expect(await emitir({}, como)).toMatchObject({ status, body: { codigo } })
  })

  it('says field by field what is wrong', async () => {
    await emAndamento()
    const { status, body } = await emitir({
      tipo: 'bilhete',
      conteudo: ' ',
      medicamentos: 'Tomar 💊',
      retorno: 'x'.repeat(201),
      status: 'signed',
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      codigo: 'campos_invalidos',
      campos: [
        { campo: 'tipo', motivo: 'Escolha o tipo do documento.' },
        { campo: 'status', motivo: 'Um documento nasce como criado.' },
        { campo: 'conteudo', motivo: 'Preencha o conteúdo do documento.' },
        { campo: 'medicamentos', motivo: 'Troque os sinais que não podem ser impressos: 💊' },
        { campo: 'retorno', motivo: 'Use até 200 caracteres em retorno.' },
      ],
    })
  })
})

const VISTO = {
  id: DOCUMENTO,
  consulta_id: CONSULTA,
  tipo: 'receita',
  status: 'created',
  file_url: 'temp_url',
  created_at: '2026-11-21T02:30:00.000Z',
}

describe('GET /documents/{id}', () => {
  const olhar = (como: Persona) => invoke(ver, verDocumento, { como, entrada: { id: DOCUMENTO } })

  it('tells both where it stands; only the look of who did not write it is a read of the record', async () => {
    await emAndamento()
    await guardar({ falha: 'indisponivel', tentativas: 1 })
    expect(await olhar(HELENA)).toMatchObject({ status: 200, body: { ...VISTO, falha: 'indisponivel' } })
    expect(await nasLinhas()).toEqual([])
    expect((await olhar(ANA)).body).toEqual({ ...VISTO, falha: 'indisponivel' })
    expect(await nasLinhas()).toEqual([
      { ator_id: ANA.usuario.id, acao: 'ler', objeto: `documento:${DOCUMENTO}` },
    ])
  })

  it('is missing for anybody else', async () => {
    await emAndamento()
    await guardar()
    expect(await olhar(IGOR)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  })
})

describe('GET /documents', () => {
  const ler = (como: Persona, entrada = {}) => invoke(listar, listarDocumentos, { como, entrada })

  it("gives the patient's own, newest first, and those of one consultation to both", async () => {
    await emAndamento({ created_at: '2026-11-20T00:00:00.000Z' })
    await guardar()
    const outra = { id: 'd2', codigo: 'c2', created_at: '2026-11-22T00:00:00.000Z', consulta_id: 'outra' }
    await guardar(outra)
    const { body } = await ler(ANA)
    expect(body).toEqual({
      documentos: [{ ...VISTO, id: 'd2', consulta_id: 'outra', created_at: outra.created_at }, VISTO],
    })
    expect((await ler(ANA, { consulta_id: CONSULTA })).body).toEqual({ documentos: [VISTO] })
    expect((await ler(HELENA, { consulta_id: CONSULTA })).body).toEqual({ documentos: [VISTO] })
    expect(await nasLinhas()).toEqual([
      { ator_id: HELENA.usuario.id, acao: 'listar', objeto: `documentos:${CONSULTA}` },
    ])
  })

  it("refuses a doctor's list without a consultation, and another's consultation", async () => {
    await emAndamento()
    expect(await ler(HELENA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect(await ler(IGOR, { consulta_id: CONSULTA })).toMatchObject({ status: 404 })
  })
})

describe('POST /documents/{id}/link', () => {
  const pedir = (como: Persona) => invoke(baixar, baixarDocumento, { como, entrada: { id: DOCUMENTO } })

  it("gives an hour's link to the file; the patient's first is the delivery, and each is logged", async () => {
    await emAndamento()
    await guardar(assinada)
    const doMedico = await pedir(HELENA)
    expect(await documentos.find(DOCUMENTO)).toMatchObject({ status: 'signed' })
    const primeiro = await pedir(ANA)
    const entregue = await documentos.find(DOCUMENTO)
    expect(entregue).toMatchObject({ status: 'delivered' })
    await pedir(ANA)
    expect(await documentos.find(DOCUMENTO)).toEqual(entregue)

    const { url, expira_em } = primeiro.body as { url: string; expira_em: string }
    const query = new URL(url).searchParams
    expect(new URL(url).pathname).toContain(`${ANA.usuario.id}/${DOCUMENTO}.pdf`)
    expect(query.get('X-Amz-Expires')).toBe('3600')
    expect(query.get('response-content-disposition')).toBe('attachment; filename="receita_2026-11-21.pdf"')
    expect(Date.parse(expira_em) - Date.now()).toBeGreaterThan(3_590_000)
    expect(doMedico.status).toBe(200)
    expect(await nasLinhas()).toEqual(
      [HELENA, ANA, ANA].map(({ usuario }) => ({
        ator_id: usuario.id,
        acao: 'baixar',
        objeto: `documento:${DOCUMENTO}`,
      })),
    )
  })

  it('has nothing to give before it is signed, and nothing for others', async () => {
    await emAndamento()
    await guardar()
    expect(await pedir(ANA)).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Este arquivo ainda não está disponível para download.',
      },
    })
    expect(await pedir(IGOR)).toMatchObject({ status: 404 })
    expect(await pedir(BRUNO)).toMatchObject({ status: 403, body: { codigo: 'verificacao_pendente' } })
    expect(await nasLinhas()).toEqual([])
  })
})

describe('GET /validar/{codigo}', () => {
  const CODIGO = '0123456789abcdef0123456789abcdef'
  const conferir = (entrada: object = {}) =>
    invoke(validar, validarDocumento, { entrada: { codigo: CODIGO, ...entrada } })
  const oficial = (_secretCode: string) =>
    conferir({ _format: 'application/validador-iti+json', _secretCode })

  it('tells anybody who issued it and when, and nothing of what it says', async () => {
    await guardar(assinada)
    expect((await conferir()).body).toEqual({
      codigo: CODIGO,
      tipo: 'receita',
      situacao: 'assinado',
      emitido_em: '2026-11-21T02:30:00.000Z',
      assinado_em: '2026-11-21T02:30:05.000Z',
      medico: { nome: 'Helena Prado Vasconcelos', crm: '123456', uf: 'SP' },
      paciente: 'A. B. N.',
    })
  })

  it('says while the signature is under way', async () => {
    await guardar()
    expect((await conferir()).body).toMatchObject({ situacao: 'aguardando_assinatura', assinado_em: null })
    expect(await oficial('ABCDEF2345')).toMatchObject({ status: 404 })
  })

  it("answers the official validator's contract with the printed code, and logs it", async () => {
    await guardar(assinada)
    const { status, body } = await oficial(' abcdef2345 ')
    expect(status).toBe(200)
    expect(body).toEqual({
      version: '1.0.0',
      prescription: {
        signatureFiles: [{ url: expect.stringContaining(`${ANA.usuario.id}/${DOCUMENTO}.pdf?`) as unknown }],
      },
    })
    expect(await nasLinhas()).toEqual([
      { ator_id: 'validador-iti', acao: 'baixar', objeto: `documento:${DOCUMENTO}` },
    ])
    expect(await documentos.find(DOCUMENTO)).toMatchObject({ status: 'signed' })
  })

  it('answers 401 to a wrong code, and stops a row of guesses, the right one included', async () => {
    await guardar(assinada)
    expect(await oficial('')).toMatchObject({ status: 401, body: { codigo: 'codigo_secreto_incorreto' } })
    for (let attempt = 0; attempt < 9; attempt++) await oficial(`ERRADO${attempt}`)
    expect(await oficial('ABCDEF2345')).toMatchObject({ status: 429, body: { codigo: 'muitas_tentativas' } })
    expect((await conferir()).status).toBe(200)
  })

  it('answers 404 to a code that is none', async () => {
    expect(await conferir()).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    expect(await conferir({ _format: 'text/html' })).toMatchObject({ status: 400 })
  })
})
