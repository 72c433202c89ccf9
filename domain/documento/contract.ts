import * as z from 'zod/mini'
import { id } from '../base/entrada.ts'
import { consentimentoSchema } from '../legal/termo.ts'
import {
  type Acesso,
  assinado,
  comProva,
  eventConsumer,
  operation,
  perfil,
  type Precisa,
  publico,
  schedule,
} from '../base/contrato.ts'
import {
  documentoVistoSchema,
  FORMATO_DO_VALIDADOR,
  respostaDoValidadorSchema,
  validacaoSchema,
} from './documento.ts'
import { novoDocumentoSchema } from './entrada.ts'
import { acessoDoDiaSchema } from './acessos-do-dia.ts'
import { exportacaoSchema } from './exportacao.ts'
import { pacoteSchema } from './fhir/recurso.ts'
import { prontuarioSchema } from './prontuario.ts'

const medico = perfil(['medico'], 'full')
/** A document is its patient's from the signature on, whatever became of the account since (LGPD art. 18). */
const participante = {
  ...perfil(['paciente', 'medico'], 'full'),
  doPaciente: 'blocked',
} as const satisfies Acesso
const porId = z.object({ id: id('Informe o documento.') })

export const verProntuario = operation({
  nome: 'ver-prontuario',
  capacidade: 'documento',
  resumo:
    'O que o médico da consulta lê do paciente: ficha de saúde, triagens, consultas e documentos; cada leitura é registrada.',
  metodo: 'GET',
  caminho: '/consultas/{id}/prontuario',
  acesso: medico,
  limites: { sem: 'leitura' },
  entrada: z.object({ id: id('Informe a consulta.') }),
  saida: prontuarioSchema,
  precisa: { tabela: 'rw' },
})

export const criarDocumento = operation({
  nome: 'criar-documento',
  capacidade: 'documento',
  resumo: 'O médico da consulta emite um documento, que segue para a assinatura digital.',
  metodo: 'POST',
  caminho: '/documents',
  acesso: medico,
  limites: { conta: 'documento_conta' },
  entrada: novoDocumentoSchema,
  saida: documentoVistoSchema,
  precisa: { tabela: 'rw' },
})

export const webhookAssinatura = operation({
  nome: 'webhook-assinatura',
  capacidade: 'documento',
  resumo: 'Um sistema de fora emite um documento em nome do médico da consulta, como "Gerar Documento".',
  metodo: 'POST',
  caminho: '/assinatura-create',
  acesso: assinado,
  limites: { sem: 'assinatura', alvos: ['documento_conta'] },
  entrada: z.object({}),
  saida: z.object({
    documento: documentoVistoSchema,
    /** Why it is still unsigned, as the doctor's screen says it; null when nothing is in the way. */
    aviso: z.nullable(z.string()),
  }),
  precisa: { tabela: 'rw', segredos: ['integracao'] },
})

export const listarDocumentos = operation({
  nome: 'listar-documentos',
  capacidade: 'documento',
  resumo:
    'Os documentos do próprio paciente, ou os de uma consulta para seus participantes, do mais novo ao mais antigo.',
  metodo: 'GET',
  caminho: '/documents',
  acesso: participante,
  limites: { sem: 'leitura' },
  entrada: z.object({ consulta_id: z.optional(id('Informe a consulta.')) }),
  saida: z.object({ documentos: z.array(documentoVistoSchema) }),
  precisa: { tabela: 'rw' },
})

export const verDocumento = operation({
  nome: 'ver-documento',
  capacidade: 'documento',
  resumo: 'A situação de um documento, para o seu paciente ou o médico da consulta.',
  metodo: 'GET',
  caminho: '/documents/{id}',
  acesso: participante,
  limites: { sem: 'leitura' },
  entrada: porId,
  saida: documentoVistoSchema,
  precisa: { tabela: 'rw' },
})

export const descartarDocumento = operation({
  nome: 'descartar-documento',
  capacidade: 'documento',
  resumo: 'O médico descarta um documento seu que ainda não foi assinado.',
  metodo: 'POST',
  caminho: '/documents/{id}/descarte',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: porId,
  saida: documentoVistoSchema,
  precisa: { tabela: 'rw' },
})

export const baixarDocumento = operation({
  nome: 'baixar-documento',
  capacidade: 'documento',
  resumo: 'Um link temporário para baixar o arquivo assinado; o primeiro do paciente marca a entrega.',
  metodo: 'POST',
  caminho: '/documents/{id}/link',
  acesso: participante,
  limites: { conta: 'ato_conta' },
  entrada: porId,
  saida: z.object({ url: z.string(), expira_em: z.string() }),
  precisa: { tabela: 'rw', baldes: { 'prontuario-docs': ['r'] } },
})

export const validarDocumento = operation({
  nome: 'validar-documento',
  capacidade: 'documento',
  resumo: 'O que o código QR de um documento comprova, para qualquer pessoa e para o validador oficial.',
  metodo: 'GET',
  caminho: '/validar/{codigo}',
  acesso: publico,
  limites: { ip: 'validacao_ip', identidade: ['codigo_do_documento'] },
  entrada: z.object({
    codigo: id('Informe o código.'),
    /** A plus sign means a space in a query that was not encoded. */
    _format: z.optional(
      z.literal([FORMATO_DO_VALIDADOR, FORMATO_DO_VALIDADOR.replace('+', ' ')], 'Formato desconhecido.'),
    ),
    _secretCode: z.optional(
      z.string('Informe o código de acesso.').check(z.maxLength(64, 'Código de acesso inválido.')),
    ),
  }),
  saida: z.union([respostaDoValidadorSchema, validacaoSchema]),
  precisa: { tabela: 'rw', baldes: { 'prontuario-docs': ['r'] }, segredos: ['chaves'] },
})

const daAssinatura = {
  tabela: 'rw',
  baldes: { rascunhos: ['r', 'w'], 'prontuario-docs': ['r', 'w'] },
  segredos: ['sessoes', 'icp-brasil'],
} as const satisfies Precisa

export const assinar = eventConsumer({
  nome: 'assinar',
  capacidade: 'documento',
  resumo: 'Assina os documentos emitidos com o certificado que o médico conectou.',
  eventos: ['documento.status', 'certificado.status'],
  para: { 'documento.status': ['created'], 'certificado.status': ['conectado'] },
  pacote: 'pdf',
  precisa: daAssinatura,
  memoria: 512,
  tempo: 60,
})

export const retomarAssinaturas = schedule({
  nome: 'retomar-assinaturas',
  capacidade: 'documento',
  resumo: 'A cada minuto pede de novo as assinaturas que não foram possíveis e encerra as sessões vencidas.',
  cada: 'rate(1 minute)',
  pacote: 'pdf',
  precisa: daAssinatura,
  memoria: 512,
  tempo: 50,
})

/** One's own data may be read whatever the account's situation (LGPD art. 18). */
const proprio = perfil(['paciente', 'medico'], 'blocked')

export const exportarDados = operation({
  nome: 'exportar-dados',
  capacidade: 'documento',
  resumo: 'Tudo o que o produto guarda sobre quem chama, em JSON.',
  metodo: 'POST',
  caminho: '/usuarios/eu/exportacao',
  acesso: comProva(proprio),
  limites: { conta: 'exportacao' },
  entrada: z.object({}),
  saida: exportacaoSchema,
  precisa: { tabela: 'rw' },
  tempo: 29,
})

export const exportarDadosPdf = operation({
  nome: 'exportar-dados-pdf',
  capacidade: 'documento',
  resumo: 'Tudo o que o produto guarda sobre quem chama, em um PDF para ler.',
  metodo: 'POST',
  caminho: '/usuarios/eu/exportacao/pdf',
  acesso: comProva(proprio),
  limites: { conta: 'exportacao' },
  entrada: z.object({}),
  saida: z.object({
    /** Name to save it under. */
    nome: z.string(),
    tipo: z.literal('application/pdf'),
    conteudo_base64: z.string(),
  }),
  pacote: 'pdf',
  precisa: { tabela: 'rw' },
  memoria: 512,
  tempo: 29,
})

/** The caller's, where nobody is named. */
const deQuem = z.object({ paciente_id: z.optional(id('Informe o paciente.')) })

export const exportarDadosFhir = operation({
  nome: 'exportar-dados-fhir',
  capacidade: 'documento',
  resumo:
    'O prontuário de quem chama, ou de um dependente seu, em HL7 FHIR R4, para levar a outro sistema de saúde.',
  metodo: 'POST',
  caminho: '/usuarios/eu/exportacao/fhir',
  acesso: comProva(perfil(['paciente'], 'blocked')),
  limites: { conta: 'exportacao' },
  entrada: deQuem,
  saida: pacoteSchema,
  precisa: { tabela: 'rw' },
  tempo: 29,
})

export const quemViuProntuario = operation({
  nome: 'quem-viu-prontuario',
  capacidade: 'documento',
  resumo:
    'Quem leu ou alterou os dados de quem chama, ou de um dependente seu, quando e o quê, do mais novo ao mais antigo.',
  metodo: 'GET',
  caminho: '/usuarios/eu/acessos',
  acesso: proprio,
  limites: { sem: 'leitura' },
  entrada: deQuem,
  saida: z.object({
    acessos: z.array(acessoDoDiaSchema),
    /** How many there are; the newest are shown. */
    total: z.number(),
    /** Whether the chain of lines is intact: none was changed or removed. */
    integro: z.boolean(),
  }),
  precisa: { tabela: 'r' },
})

export const meusConsentimentos = operation({
  nome: 'meus-consentimentos',
  capacidade: 'documento',
  resumo:
    'Os termos de consentimento que quem chama aceitou por si, ou por um dependente seu, do mais novo ao mais antigo.',
  metodo: 'GET',
  caminho: '/usuarios/eu/consentimentos',
  acesso: proprio,
  limites: { sem: 'leitura' },
  entrada: deQuem,
  saida: z.object({ consentimentos: z.array(consentimentoSchema) }),
  precisa: { tabela: 'r' },
})
