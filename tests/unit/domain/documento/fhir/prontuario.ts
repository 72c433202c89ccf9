import type { DoPaciente } from '#domain/documento/exportacao.ts'
import { ANA } from '#semente/personas.ts'
import { CONSULTA, TRIAGEM_DE_ANA } from '../../../../support/consulta.ts'
import { fichaDe } from '../../../../support/ficha-preenchida.ts'
import { ROTINA } from '../../../../support/registro.ts'
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
  medico: null,
}

export const TRIAGEM: DoPaciente['triagens'][number] = { ...TRIAGEM_DE_ANA, consulta_id: CONSULTA }

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
