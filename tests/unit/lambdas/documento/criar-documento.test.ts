import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { criarDocumento } from '#domain/documento/contract.ts'
import { ADENDO, FINALIZAR } from '#domain/documento/textos.ts'
import { handler as criar } from '#lambdas/documento/criar-documento.lambda.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ANA, BRUNO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { guardarFicha } from '../../../support/ficha-guardada.ts'
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
        paciente: {
          nome: 'Ana Beatriz Nogueira',
          cpf: '52998224725',
          idade: expect.stringMatching(/^\d+ anos$/) as unknown,
        },
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
    expect((await emitir({}, HELENA, chave)).body).toEqual(first.body)
    expect(await documentos.byPaciente(ANA.usuario.id)).toHaveLength(1)
    // A correction must not be taken for what was issued before it.
    expect(await emitir({ conteudo: 'Outro' }, HELENA, chave)).toMatchObject({
      status: 409,
      body: { codigo: 'conflito', detail: FINALIZAR.outro_emitido },
    })
    expect(await documentos.byPaciente(ANA.usuario.id)).toHaveLength(1)
    await emitir({}, HELENA, { 'idempotency-key': 'clique-2' })
    expect(await documentos.byPaciente(ANA.usuario.id)).toHaveLength(2)
  })

  it('a prescription by items says them in its text, and waits until its warnings were seen', async () => {
    await emAndamento()
    await guardarFicha()
    const dados = {
      itens: [{ medicamento: 'Ibuprofeno', apresentacao: '600 mg', dose: '1 comprimido', via: 'oral' }],
      medicamentos: 'Gelo no local',
    }
    const recusada = await emitir(dados)
    const chave = 'alergia:dipirona:ibuprofeno 600 mg'
    const motivo =
      'Alergia a Dipirona (Placas vermelhas na pele) na ficha, e “Ibuprofeno 600 mg” é da mesma família: anti-inflamatórios e dipirona (J Allergy Clin Immunol 2022;150:1333).'
    expect(recusada).toMatchObject({
      status: 409,
      body: { codigo: 'alertas_da_receita', campos: [{ campo: chave, motivo }] },
    })
    expect((await emitir({ ...dados, cientes: ['outro'] })).status).toBe(409)
    expect(await documentos.byPaciente(ANA.usuario.id)).toEqual([])
    expect((await emitir({ ...dados, cientes: [chave] })).status).toBe(200)
    expect((await documentos.byPaciente(ANA.usuario.id))[0]).toMatchObject({
      medicamentos: '1. Ibuprofeno 600 mg\n1 comprimido por via oral.\n\n2. Gelo no local',
      itens: [{ medicamento: 'Ibuprofeno', via: 'oral' }, { medicamento: 'Gelo no local' }],
      alertas_cientes: [motivo],
    })
  })

  it('refuses a controlled substance among the items, and warns of free text whoever sends it', async () => {
    await emAndamento()
    await guardarFicha()
    const controlada = await emitir({ itens: [{ medicamento: 'Clonazepam' }], medicamentos: '' })
    expect(controlada).toMatchObject({ status: 422, body: { codigo: 'substancia_controlada' } })
    expect((await emitir({ cientes: [] })).status).toBe(409)
    expect(await emitir()).toMatchObject({ status: 409, body: { codigo: 'alertas_da_receita' } })
  })

  it.each(['observacoes', 'retorno'])('warns of what stands in %s too', async (campo) => {
    await emAndamento()
    await guardarFicha()
    const dados = { medicamentos: '', itens: [{ medicamento: 'Paracetamol', dose: '500 mg' }] }
    const escrito = { [campo]: 'Se a febre não ceder, dipirona 1 g.' }
    expect(await emitir({ ...dados, ...escrito })).toMatchObject({ body: { codigo: 'alertas_da_receita' } })
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
    ['before the two have met', { ambos_conectados_em: undefined }, 409, 'transicao_invalida'],
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

  describe('an addendum', () => {
    const acabou = haPouco(30 * HORA)
    const depois = { status: 'finished', ended_at: acabou } as const
    const adendo = (dados: object = {}, como: Persona = HELENA) =>
      emitir({ tipo: 'relatorio', medicamentos: '', adendo: {}, ...dados }, como)
    const original = { tipo: 'relatorio', medicamentos: undefined, ...assinada } as const

    it('is issued when the 24 h are over, refers to the original and is signed like any other', async () => {
      await emAndamento(depois)
      const { codigo, created_at } = await guardar(original)
      const { status, body } = await adendo({ adendo: { documento_id: DOCUMENTO } })
      expect(status).toBe(200)
      const referencia = {
        consulta_em: acabou,
        documento: { tipo: 'relatorio', codigo, emitido_em: created_at },
      }
      expect(body).toMatchObject({ tipo: 'relatorio', status: 'created', adendo: referencia })
      const [novo] = await documentos.byPaciente(ANA.usuario.id)
      expect(novo).toMatchObject({ adendo: referencia, emissao: { medico: { crm: '123456' } } })
      expect(await documentos.aAssinar(new Date(Date.now() + 61_000))).toEqual([novo])
      expect(await documentos.find(DOCUMENTO)).toMatchObject(original)
    })

    it('refers to the consultation when it adds to no document', async () => {
      await emAndamento(depois)
      expect((await adendo()).body).toMatchObject({ adendo: { consulta_em: acabou } })
    })

    it('may be issued within the 24 h too: what was signed cannot be changed', async () => {
      await emAndamento({ status: 'finished', ended_at: haPouco(HORA) })
      await guardar(original)
      expect((await adendo({ adendo: { documento_id: DOCUMENTO } })).status).toBe(200)
    })

    it('has the kind of its original', async () => {
      await emAndamento(depois)
      await guardar(original)
      expect(await adendo({ tipo: 'receita', adendo: { documento_id: DOCUMENTO } })).toMatchObject({
        status: 400,
        body: {
          codigo: 'campos_invalidos',
          campos: [{ campo: 'tipo', motivo: 'O adendo tem o mesmo tipo do documento original.' }],
        },
      })
    })

    it('adds to nothing that is not signed: it may still be discarded', async () => {
      await emAndamento({ status: 'finished', ended_at: haPouco(HORA) })
      await guardar({ tipo: 'relatorio' })
      expect(await adendo({ adendo: { documento_id: DOCUMENTO } })).toMatchObject({
        status: 409,
        body: { codigo: 'transicao_invalida', detail: ADENDO.sem_assinatura },
      })
    })

    it('adds to nothing of another consultation, of another doctor, or that does not exist', async () => {
      await emAndamento(depois)
      await guardar({ ...original, consulta_id: 'outra' })
      const missing = { status: 404, body: { codigo: 'nao_encontrado' } }
      expect(await adendo({ adendo: { documento_id: DOCUMENTO } })).toMatchObject(missing)
      expect(await adendo({ adendo: { documento_id: 'nenhum' } })).toMatchObject(missing)
      expect(await adendo({}, IGOR)).toMatchObject(missing)
    })

    it('is for a consultation that was finished', async () => {
      await emAndamento()
      expect(await adendo()).toMatchObject({
        status: 409,
        body: {
          codigo: 'transicao_invalida',
          detail: 'Um adendo só é possível depois que a consulta termina.',
        },
      })
    })

    it('is what a document refused for its time is told to be', async () => {
      await emAndamento(depois)
      expect(await emitir()).toMatchObject({
        status: 409,
        body: {
          codigo: 'prazo_encerrado',
          detail: 'Passaram 24 horas do fim da consulta. Depois desse prazo só um adendo é possível.',
        },
      })
    })
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
    await medicos.mudar(HELENA.usuario.id, { endereco_profissional: ' ' }, new Date())
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

describe('a certificate', () => {
  const ATESTADO = {
    tipo: 'atestado',
    medicamentos: undefined,
    conteudo: 'Atesto que a paciente foi atendida.',
  }
  const guardado = async () => (await documentos.byPaciente(ANA.usuario.id))[0]?.atestado
  beforeEach(() => emAndamento())

  it('keeps the days of leave, and the diagnosis where the patient asked for it', async () => {
    expect(await emitir({ ...ATESTADO, dias: 3, cid: 'j06.9', cid_autorizado: true })).toMatchObject({
      status: 200,
    })
    expect(await guardado()).toEqual({ dias: 3, cid: 'J069' })
  })

  it('says nothing by fields that were left empty', async () => {
    expect((await emitir({ ...ATESTADO, cid: ' ', cid_autorizado: true })).status).toBe(200)
    expect(await guardado()).toBeUndefined()
  })

  it.each([
    ['without the patient’s wish', { cid: 'J06.9' }, 'cid_autorizado'],
    ['without the patient’s wish, said so', { cid: 'J06.9', cid_autorizado: false }, 'cid_autorizado'],
    ['that does not exist', { cid: 'J999', cid_autorizado: true }, 'cid'],
    ['that is no code', { cid: 'gripe', cid_autorizado: true }, 'cid'],
  ])('refuses a diagnosis %s', async (_qual, dados, campo) => {
    expect(await emitir({ ...ATESTADO, ...dados })).toMatchObject({
      status: 400,
      body: { codigo: 'campos_invalidos', campos: [{ campo }] },
    })
    expect(await documentos.byPaciente(ANA.usuario.id)).toEqual([])
  })

  it.each([0, -1, 1.5, 366])('refuses %s days', async (dias) => {
    expect(await emitir({ ...ATESTADO, dias })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'dias' }] },
    })
  })

  it('alone has them', async () => {
    await emitir({ dias: 3, cid: 'J06.9', cid_autorizado: true })
    expect(await guardado()).toBeUndefined()
  })
})
