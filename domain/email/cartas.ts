import * as acesso from './acesso.ts'
import * as consulta from './consulta.ts'
import * as dependente from './dependente.ts'
import { montar } from './moldura.ts'
import type { Conteudo, Mensagem } from './mensagem.ts'
import * as medico from './medico.ts'
import * as seguranca from './seguranca.ts'
import * as verificacao from './verificacao.ts'

/** Every message the product sends, by name; each function's input says what the message needs. */
const CARTAS = {
  confirmacao: acesso.confirmacao,
  link: acesso.link,
  redefinicao: acesso.redefinicao,
  codigo_2fa: acesso.codigoDeSeguranca,
  senha_alterada: seguranca.senhaAlterada,
  email_alterado: seguranca.emailAlterado,
  dado_alterado: seguranca.dadoAlterado,
  aparelho_novo: seguranca.aparelhoNovo,
  medico_disponivel: consulta.medicoDisponivel,
  conta_encerrada: seguranca.contaEncerrada,
  chave_criada: seguranca.chaveCriada,
  chave_retirada: seguranca.chaveRetirada,
  chave_copiada: seguranca.chaveCopiada,
  segundo_fator_ligado: seguranca.segundoFatorLigado,
  segundo_fator_retirado: seguranca.segundoFatorRetirado,
  consulta_solicitada: consulta.consultaSolicitada,
  consulta_aceita: consulta.consultaAceita,
  consulta_expirada: consulta.consultaExpirada,
  consulta_recusada: consulta.consultaRecusada,
  consulta_cancelada: consulta.consultaCancelada,
  cobranca_recusada: consulta.cobrancaRecusada,
  cobranca_encerrada: consulta.cobrancaEncerrada,
  recibo: consulta.recibo,
  documento_pronto: consulta.documentoPronto,
  registro_com_adendo: consulta.registroComAdendo,
  documento_descartado: consulta.documentoDescartado,
  kyc_aprovado: verificacao.kycAprovado,
  kyc_aprovado_sem_crm: verificacao.kycAprovadoSemCrm,
  kyc_rejeitado: verificacao.kycRejeitado,
  conta_bloqueada: verificacao.contaBloqueada,
  kyc_em_analise: verificacao.kycEmAnalise,
  vinculo_confirmado: dependente.vinculoConfirmado,
  vinculo_recusado: dependente.vinculoRecusado,
  vinculo_sem_resposta: dependente.vinculoSemResposta,
  outro_responsavel: dependente.outroResponsavel,
  medico_verificado: medico.medicoVerificado,
  crm_irregular: medico.crmIrregular,
  repasse_feito: medico.repasseFeito,
  consulta_nao_cobrada: medico.consultaNaoCobrada,
  documentos_por_assinar: medico.documentosPorAssinar,
} as const satisfies Record<string, (dados: never) => Conteudo>

type Cartas = typeof CARTAS

export type NomeDaCarta = keyof Cartas
export type Carta<N extends NomeDaCarta = NomeDaCarta> = {
  readonly [K in N]: { readonly nome: K; readonly dados: Parameters<Cartas[K]>[0] }
}[N]

/** The message of a letter to this address, as HTML and text, over what the stage may say below it. */
export const escrever = ({ nome, dados }: Carta, para: string, rodape: string): Mensagem =>
  montar((CARTAS[nome] as (dados: Carta['dados']) => Conteudo)(dados), para, rodape)
