import type { DoPaciente } from '#domain/documento/exportacao.ts'
import { ANA } from '#semente/personas.ts'
import { CONSULTA } from '../../../../support/consulta.ts'
import { fichaDe } from '../../../../support/ficha-preenchida.ts'
import { ROTINA } from '../../../../support/registro.ts'
import { RELATO } from '../../../../support/triagem.ts'
import { assinada, receita } from '../../../lambdas/documento/cenario.ts'

export const EM = '2026-11-22T12:00:00.000Z'
export const ANA_COMPLETA = ANA.usuario

export const NADA: DoPaciente = {
  ficha: null,
  consultas: [],
  triagens: [],
  registros: [],
  opinioes: [],
  mensagens: [],
  documentos: [],
  consentimentos: [],
  pagamentos: [],
  acessos: [],
}

export const DA_CONSULTA: DoPaciente['consultas'][number] = {
  id: CONSULTA,
  paciente_id: ANA.usuario.id,
  status: 'finished',
  especialidade_sugerida: 'clinica_medica',
  triagem_id: 'triagem-1',
  triagem_conf_ia: 0.82,
  red_flag: false,
  created_at: '2026-11-21T02:00:00.000Z',
  started_at: '2026-11-21T02:10:00.000Z',
  ambos_conectados_em: '2026-11-21T02:11:00.000Z',
  ended_at: '2026-11-21T02:40:00.000Z',
  updated_at: '2026-11-21T02:40:00.000Z',
}

export const TRIAGEM: DoPaciente['triagens'][number] = {
  id: 'triagem-1',
  paciente_id: ANA.usuario.id,
  created_at: '2026-11-21T01:50:00.000Z',
  consulta_id: CONSULTA,
  aviso_versao: null,
  com_ia: false,
  ia_usada: false,
  ok_para_tele: true,
  red_flag: false,
  conf_ia: 0.82,
  resumo: ['Dor de garganta há 2 dias', 'Sem febre'],
  especialidade_sugerida: 'clinica_medica',
  recomendacoes: ['Beba água'],
  para_outra_pessoa: false,
  idade_considerada: 36,
  entrada: { ...RELATO, sintomas_texto: 'dor de garganta' },
  achados: [],
  regras_disparadas: [],
  versao_protocolo: 'teste',
}

export const DO_REGISTRO: DoPaciente['registros'][number] = {
  ...ROTINA,
  hipoteses: [
    { codigo: 'J029', descricao: 'Faringite aguda não especificada' },
    { codigo: 'R05', descricao: 'Tosse' },
  ],
  consulta_id: CONSULTA,
  status: 'fechado',
  versao: 4,
  fechado_em: '2026-11-21T02:40:00.000Z',
  updated_at: '2026-11-21T02:40:00.000Z',
  medico: { nome: 'Helena Prado Vasconcelos', crm: '123456', uf: 'SP' },
  adendos: [{ id: 'a1', texto: 'Exame normal.', em: '2026-11-22T10:00:00.000Z' }],
}

export const RECEITA = receita(assinada)

/** Ana after a consultation with Helena: something in every part of her record. */
export const PRONTUARIO: DoPaciente = {
  ...NADA,
  ficha: fichaDe({ ...ANA.ficha, gravidez: { resposta: 'sim', semanas: 12 } }),
  consultas: [DA_CONSULTA],
  triagens: [TRIAGEM],
  registros: [DO_REGISTRO],
  documentos: [
    RECEITA,
    receita({
      ...assinada,
      id: 'd0000000-0000-4000-8000-000000000002',
      tipo: 'relatorio',
      codigo: 'fedcba9876543210fedcba9876543210',
      conteudo: 'Manter por mais dois dias.',
      medicamentos: undefined,
      created_at: '2026-11-22T03:30:00.000Z',
      adendo: {
        consulta_em: '2026-11-21T02:40:00.000Z',
        documento: {
          tipo: 'receita',
          codigo: '0123456789abcdef0123456789abcdef',
          emitido_em: '2026-11-21T02:30:00.000Z',
        },
      },
    }),
  ],
}
