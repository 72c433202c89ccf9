import * as z from 'zod/mini'
import { comProva, operation, perfil, type Precisa } from '../base/contrato.ts'
import { HORAS_DA_SESSAO, situacaoDoCertificadoSchema } from './certificado.ts'
import { MODOS_DE_CONEXAO, PROVEDORES_DE_CERTIFICADO, type ProvedorDeCertificado } from '../base/psc.ts'

const medico = perfil(['medico'], 'restricted')
const provedor = z.enum(
  PROVEDORES_DE_CERTIFICADO as [ProvedorDeCertificado, ...ProvedorDeCertificado[]],
  'Escolha o provedor do certificado.',
)
const dosPscs = PROVEDORES_DE_CERTIFICADO.map((nome) => `psc-${nome}` as const)
const sessao = { tabela: 'rw', segredos: [...dosPscs, 'sessoes', 'icp-brasil'] } as const satisfies Precisa
/** The provider, the issuer's certificate and the revocation list are each asked for, one after the other. */
const TEMPO = 29

export const certificadoProvedores = operation({
  nome: 'certificado-provedores',
  capacidade: 'documento',
  resumo: 'Os provedores de certificado e em quais deles o CPF do médico tem um.',
  metodo: 'GET',
  caminho: '/certificado/provedores',
  acesso: medico,
  limites: { conta: 'certificado_conta' },
  entrada: z.object({}),
  saida: z.object({
    provedores: z.array(
      z.object({
        provedor,
        modos: z.array(z.enum(MODOS_DE_CONEXAO)),
        /** Null: the provider did not say. */
        encontrado: z.nullable(z.boolean()),
      }),
    ),
  }),
  precisa: { tabela: 'rw', segredos: dosPscs },
})

export const certificadoConectar = operation({
  nome: 'certificado-conectar',
  capacidade: 'documento',
  resumo: 'O médico pede uma sessão de assinatura ao provedor do seu certificado.',
  metodo: 'POST',
  caminho: '/certificado',
  acesso: comProva(medico),
  limites: { conta: 'ato_conta', alvos: ['certificado_conectar'] },
  entrada: z.object({
    provedor,
    modo: z.enum(MODOS_DE_CONEXAO, 'Escolha como autorizar.'),
    /** Defaults to a shift. */
    horas: z.optional(
      z
        .int('Informe as horas em número inteiro.')
        .check(
          z.minimum(1, 'A sessão dura ao menos 1 hora.'),
          z.maximum(HORAS_DA_SESSAO.maximo, 'A sessão dura no máximo 7 dias.'),
        ),
    ),
    /** The single-use code of the holder's app. */
    codigo: z.optional(
      z.string('Informe o código do aplicativo.').check(z.regex(/^\d{6}$/, 'O código tem 6 dígitos.')),
    ),
  }),
  saida: z.object({
    situacao: situacaoDoCertificadoSchema,
    /** Where the browser goes for the holder's approval; null when the telephone or the code decides. */
    endereco: z.nullable(z.string()),
  }),
  pacote: 'pdf',
  precisa: sessao,
  memoria: 512,
  tempo: TEMPO,
})

export const certificadoRetorno = operation({
  nome: 'certificado-retorno',
  capacidade: 'documento',
  resumo: 'O médico volta da página do provedor com a autorização, ou com a recusa.',
  metodo: 'POST',
  caminho: '/certificado/retorno',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    state: z.string('Falta a identificação do pedido.').check(z.maxLength(200, 'Pedido desconhecido.')),
    code: z.optional(z.string('Código inválido.').check(z.maxLength(4000, 'Código inválido.'))),
    error: z.optional(z.string('Resposta inválida.').check(z.maxLength(200, 'Resposta inválida.'))),
  }),
  saida: situacaoDoCertificadoSchema,
  pacote: 'pdf',
  precisa: sessao,
  memoria: 512,
  tempo: TEMPO,
})

export const certificadoSituacao = operation({
  nome: 'certificado-situacao',
  capacidade: 'documento',
  resumo: 'A sessão de assinatura do médico; um pedido enviado ao celular é consultado no provedor.',
  metodo: 'GET',
  caminho: '/certificado',
  acesso: medico,
  limites: { conta: 'certificado_conta' },
  entrada: z.object({}),
  saida: situacaoDoCertificadoSchema,
  pacote: 'pdf',
  precisa: sessao,
  memoria: 512,
  tempo: TEMPO,
})

export const certificadoEncerrar = operation({
  nome: 'certificado-encerrar',
  capacidade: 'documento',
  resumo: 'O médico encerra a sessão de assinatura; o provedor é avisado.',
  metodo: 'DELETE',
  caminho: '/certificado',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: z.object({}),
  saida: situacaoDoCertificadoSchema,
  precisa: { tabela: 'rw', segredos: [...dosPscs, 'sessoes'] },
})
