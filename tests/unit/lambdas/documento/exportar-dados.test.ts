import { beforeEach, describe, expect, it } from 'vitest'
import { exportarDados } from '#domain/documento/contract.ts'
import { handler } from '#lambdas/documento/exportar-dados.lambda.ts'
import { LIA } from '#semente/dependentes.ts'
import { ANA, CARLA, HELENA } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { fichaDe } from '../../../support/ficha-preenchida.ts'
import { invoke } from '../../../support/invoke.ts'
import { DOCUMENTO } from './cenario.ts'
import {
  cenaDaExportacao,
  CONSENTIMENTO,
  CONSULTA_DO_TEO,
  contaDaAna,
  contaDaHelena,
  DA_HELENA,
  pagaPeloTeo,
} from './exportacao.ts'

beforeEach(async () => void (await cenaDaExportacao()))

describe('exportar-dados', () => {
  it('is everything that is kept, without what is the doctor’s', async () => {
    const { status, body } = await invoke(handler, exportarDados, { como: ANA })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        dependentes: [],
        outros_pagamentos: [],
        medico: null,
        verificacoes: [],
        outros_vinculos: [],
        entradas: [],
        chaves: [],
        gerado_em: expect.any(String),
        perfil: ANA.usuario,
        sms: { telefone: ANA.usuario.telefone, ligado_em: '2026-11-21T01:00:00.000Z' },
        ficha: fichaDe(ANA.ficha),
        consultas: [expect.objectContaining({ id: CONSULTA, status: 'finished' })],
        triagens: [expect.objectContaining({ id: 'triagem-1' })],
        registros: [],
        opinioes: [],
        mensagens: [
          {
            consulta_id: CONSULTA,
            sequencia: 1,
            de: 'paciente',
            em: expect.any(String),
            texto: 'Tenho febre.',
          },
        ],
        documentos: [expect.objectContaining({ id: DOCUMENTO, conteudo: 'Uso oral.\nTomar com água.' })],
        consentimentos: [CONSENTIMENTO],
        pagamentos: [
          { consulta_id: CONSULTA, tipo: 'capturado', valor: 15000, em: '2026-11-21T02:41:00.000Z' },
        ],
        acessos: [
          { sequencia: 2, em: expect.any(String), quem: 'Você', o_que: 'Exportou o prontuário' },
          { sequencia: 1, em: '2026-11-21T02:10:00.000Z', quem: DA_HELENA, o_que: 'Leu uma consulta' },
        ],
      },
    })
    for (const segredo of ['sala/host', 'medicos_excluidos'])
      expect(JSON.stringify(body)).not.toContain(segredo)
  })

  it('has who the person proved to be and how they sign in, and none of its secrets', async () => {
    await contaDaAna()
    const { body } = await invoke(handler, exportarDados, { como: ANA })
    const em = '2026-11-20T12:00:00.000Z'
    expect(body).toMatchObject({
      verificacoes: [
        {
          status: 'rejected',
          reasons: ['A foto é escura.'],
          created_at: em,
          etapas: [{ etapa: 'ocr', veredito: 'reprovado', score: 0.4, em }],
          leitura_frente: { campos: { nome: 'ANA LIDA' } },
          imagens: ['selfie'],
        },
      ],
      outros_vinculos: [{ nome: LIA.nome, cpf: LIA.cpf, status: 'recusado' }],
      entradas: [
        {
          navegador: 'Firefox no Linux',
          rede: expect.stringContaining('203.0.113.') as unknown,
          metodo: 'senha',
          encerrada_em: em,
        },
      ],
      chaves: [{ nome: 'Meu celular', criada_em: em }],
      dependentes: [],
    })
    for (const segredo of ['semente-secreta', '203.0.113.7', 'publica', 'digest', 'contas_no_aparelho'])
      expect(JSON.stringify(body)).not.toContain(segredo)
  })

  it('of a doctor has the council, the receiving account and the payouts, and no patient’s data', async () => {
    await contaDaHelena()
    const { body } = await invoke(handler, exportarDados, { como: HELENA })
    expect(body).toMatchObject({
      perfil: HELENA.usuario,
      medico: {
        crm: '123456',
        uf: 'SP',
        status_crm: 'VERIFIED',
        nome_oficial: 'Helena Prado Vasconcelos',
        conta_recebimento: { id: 'acct_1' },
        dados_fiscais: { tipo: 'pessoa_fisica', cpf: HELENA.usuario.cpf },
        repasses: [
          { consulta_id: 'c2', status: 'a_repassar', valor: 10_000, em: null },
          { consulta_id: CONSULTA, status: 'repassado', valor: 9_000, em: '2026-11-21T02:41:00.000Z' },
        ],
      },
      pagamentos: [],
    })
    expect(JSON.stringify(body)).not.toContain(ANA.usuario.nome)
  })

  it('has what was paid for a dependant the person no longer answers for, and nothing else of them', async () => {
    await pagaPeloTeo()
    const { body } = await invoke(handler, exportarDados, { como: ANA })
    expect(body).toMatchObject({
      dependentes: [],
      outros_pagamentos: [
        { consulta_id: CONSULTA_DO_TEO, tipo: 'capturado', valor: 15_000, em: '2026-11-22T02:41:00.000Z' },
      ],
    })
  })

  it('of somebody new is empty, and of nobody else', async () => {
    const { body } = await invoke(handler, exportarDados, { como: CARLA })
    expect(body).toMatchObject({
      perfil: CARLA.usuario,
      sms: null,
      ficha: null,
      consultas: [],
      triagens: [],
      documentos: [],
    })
    expect(JSON.stringify(body)).not.toContain(ANA.usuario.nome)
  })

  it('stops after ten an hour', async () => {
    for (let i = 0; i < 10; i++)
      expect((await invoke(handler, exportarDados, { como: ANA })).status).toBe(200)
    expect((await invoke(handler, exportarDados, { como: ANA })).status).toBe(429)
  })
})
