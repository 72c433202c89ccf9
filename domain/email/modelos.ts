import {
  codigoDeSeguranca,
  confirmacao,
  type DadosDoCodigo,
  type DadosDoLink,
  link,
  redefinicao,
} from './acesso.ts'
import {
  consultaAceita,
  consultaCancelada,
  consultaExpirada,
  consultaSolicitada,
  type DadosDaConsulta,
  type DadosDoFim,
  type DadosDoRecibo,
  documentoPronto,
  recibo,
} from './consulta.ts'
import { montar } from './leiaute.ts'
import type { Conteudo, Mensagem } from './mensagem.ts'
import {
  type DadosDaVerificacao,
  kycAprovado,
  kycAprovadoSemCrm,
  kycEmAnalise,
  kycRejeitado,
} from './verificacao.ts'

/** Every message the product sends, by name, with what it needs to be written. */
interface Modelos {
  readonly confirmacao: DadosDoLink
  readonly link: DadosDoLink
  readonly redefinicao: DadosDoLink
  readonly codigo_2fa: DadosDoCodigo
  readonly consulta_solicitada: DadosDaConsulta
  readonly consulta_aceita: DadosDaConsulta & { readonly medico: string }
  readonly consulta_expirada: DadosDoFim
  readonly consulta_cancelada: DadosDoFim
  readonly recibo: DadosDoRecibo
  readonly documento_pronto: DadosDaConsulta
  readonly kyc_aprovado: DadosDaVerificacao
  readonly kyc_aprovado_sem_crm: DadosDaVerificacao
  readonly kyc_rejeitado: DadosDaVerificacao
  readonly kyc_em_analise: DadosDaVerificacao
}

export type NomeDoModelo = keyof Modelos
export type Modelo<N extends NomeDoModelo = NomeDoModelo> = {
  readonly [K in N]: { readonly nome: K; readonly dados: Modelos[K] }
}[N]

const MODELOS: { readonly [N in NomeDoModelo]: (dados: Modelos[N]) => Conteudo } = {
  confirmacao,
  link,
  redefinicao,
  codigo_2fa: codigoDeSeguranca,
  consulta_solicitada: consultaSolicitada,
  consulta_aceita: consultaAceita,
  consulta_expirada: consultaExpirada,
  consulta_cancelada: consultaCancelada,
  recibo,
  documento_pronto: documentoPronto,
  kyc_aprovado: kycAprovado,
  kyc_aprovado_sem_crm: kycAprovadoSemCrm,
  kyc_rejeitado: kycRejeitado,
  kyc_em_analise: kycEmAnalise,
}

/** The message of a template, as HTML and text. */
export const escrever = <N extends NomeDoModelo>({ nome, dados }: Modelo<N>): Mensagem =>
  montar(MODELOS[nome](dados))
