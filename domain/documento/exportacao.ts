import * as z from 'zod/mini'
import { usuarioSchema } from '../cadastro/usuario.ts'
import { consultaSchema } from '../consulta/consulta.ts'
import { mensagemExportadaSchema } from '../conversa/mensagem.ts'
import { fichaSchema } from '../ficha/ficha.ts'
import { consentimentoSchema } from '../legal/termo.ts'
import { medicoDoProntuario } from '../medico/medico.ts'
import { opiniaoSchema } from '../opiniao/opiniao.ts'
import { TIPOS_DE_LANCAMENTO } from '../pagamento/livro.ts'
import { smsLigadoSchema } from '../toque/sms.ts'
import { triagemSchema } from '../triagem/triagem.ts'
import { registroLidoSchema } from '../registro/registro.ts'
import { daContaSchema, vinculoExportado } from './conta-exportada.ts'
import { documentoSchema } from './documento.ts'
import { medicoExportado } from './medico-exportado.ts'

/** Own data as the person may take it along (LGPD art. 18, II and V): everything the product keeps about them. */

/** Who touched a person's data, in words. */
export const acessoSchema = z.object({
  /** Place in the log, from 1. */
  sequencia: z.number(),
  em: z.string(),
  quem: z.string(),
  o_que: z.string(),
})
export type Acesso = z.output<typeof acessoSchema>

const consultaExportada = z.extend(
  z.omit(consultaSchema, { host_url: true, room_url: true, medicos_excluidos: true, vence_em: true }),
  {
    /** Who attended it, or was about to. */
    medico: z.nullable(medicoDoProntuario),
  },
)

/** What a document says; its file is downloaded on its own. */
const documentoExportado = z.omit(documentoSchema, {
  file_url: true,
  pedido: true,
  tentativas: true,
  falha: true,
  lembrado_em: true,
  vence_em: true,
})

const lancamentoExportado = z.object({
  consulta_id: z.string(),
  tipo: z.enum(TIPOS_DE_LANCAMENTO),
  /** Cents. */
  valor: z.number(),
  em: z.string(),
})

/** What is kept of one patient: one's own, or a dependant's. */
const doPacienteSchema = z.object({
  ficha: z.nullable(fichaSchema),
  consultas: z.array(consultaExportada),
  triagens: z.array(triagemSchema),
  /** What the doctors wrote of the consultations, once it is closed. */
  registros: z.array(registroLidoSchema),
  /** What the patient said of their consultations. */
  opinioes: z.array(opiniaoSchema),
  /** What was sent in the consultations; each file is opened on its own. */
  mensagens: z.array(mensagemExportadaSchema),
  documentos: z.array(documentoExportado),
  consentimentos: z.array(consentimentoSchema),
  pagamentos: z.array(lancamentoExportado),
  acessos: z.array(acessoSchema),
})
export type DoPaciente = z.output<typeof doPacienteSchema>

const dependenteExportado = z.extend(doPacienteSchema, {
  vinculo: vinculoExportado,
})

export const exportacaoSchema = z.extend(doPacienteSchema, {
  ...daContaSchema.shape,
  gerado_em: z.string(),
  perfil: usuarioSchema,
  /** The telephone on which the person is called back by SMS. */
  sms: z.nullable(smsLigadoSchema),
  /** What is kept of a doctor as one. */
  medico: z.nullable(medicoExportado),
  /** Those the person answers for now. */
  dependentes: z.array(dependenteExportado),
  /** What the person paid for those they no longer answer for: the money is theirs, the record is not. */
  outros_pagamentos: z.array(lancamentoExportado),
})
export type Exportacao = z.output<typeof exportacaoSchema>

const ACOES: Readonly<Record<string, string>> = {
  ler: 'Leu',
  ler_na_fila: 'Leu, na fila de atendimento,',
  listar: 'Viu a lista de',
  baixar: 'Baixou',
  alterar: 'Alterou',
  pedir_alteracao: 'Pediu para alterar',
  desfazer_alteracao: 'Desfez a alteração de',
  desistir_da_alteracao: 'Desistiu da alteração de',
  descartar_alteracao: 'Teve recusada a alteração de',
  assinar: 'Assinou',
  descartar: 'Descartou',
  exportar: 'Exportou',
  encerrar: 'Encerrou',
  fechar: 'Fechou',
}

const OBJETOS: Readonly<Record<string, string>> = {
  consulta: 'uma consulta',
  documento: 'um documento médico',
  documentos: 'documentos médicos',
  ficha: 'a ficha de saúde',
  historico: 'consultas anteriores',
  recibo: 'o recibo de uma consulta',
  registro: 'o registro de uma consulta',
  kyc: 'o documento e a selfie da sua verificação',
  mensagens: 'as mensagens de uma consulta',
  anexo: 'um arquivo enviado em uma consulta',
  prontuario: 'o prontuário',
  dependente: 'os comprovantes da responsabilidade',
  'usuario:nome': 'o nome',
  'usuario:telefone': 'o telefone',
  'usuario:email': 'o e-mail',
  'usuario:cpf': 'o CPF',
  usuario: 'a conta',
}

/** Acts whose name already says what was read, whatever the object. */
const FRASES: Readonly<Record<string, string>> = {
  ler_prontuario: 'Leu o prontuário',
  declarar_vinculo: 'Declarou ser responsável',
  enviar_prova_vinculo: 'Enviou o documento do dependente',
  pedir_revisao_vinculo: 'Enviou os comprovantes da responsabilidade',
  confirmar_vinculo: 'Confirmou a responsabilidade',
  recusar_vinculo: 'Recusou a responsabilidade',
  encerrar_vinculo: 'Encerrou a responsabilidade',
  acrescentar_adendo: 'Acrescentou um adendo ao registro de uma consulta',
}

/** A line of the access log in plain words; an unknown act or object is shown as stored. */
export function emPalavras(acao: string, objeto: string): string {
  if (FRASES[acao]) return FRASES[acao]
  const [classe = ''] = objeto.split(':')
  const feito = ACOES[acao] ?? acao.replaceAll('_', ' ')
  const frase = `${feito} ${OBJETOS[objeto] ?? OBJETOS[classe] ?? classe.replaceAll('_', ' ')}`
  return frase.replace(/ de ([oa]) /, ' d$1 ')
}
