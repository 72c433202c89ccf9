import { type Motivo, MOTIVOS, NADA_FOI_COBRADO } from '../consulta/motivos.ts'
import { formatarReais } from '../pagamento/precos.ts'
import type { Conteudo } from './mensagem.ts'
import { saudacao } from './nome.ts'
import { emSaoPaulo } from '../base/em-sao-paulo.ts'

/**
 * What a patient is told by mail about a consultation. A mailbox is less private than the product, so mails carry no
 * specialty, complaint or content: the details are read after signing in.
 */

interface DadosDaConsulta {
  readonly nome: string
  readonly url: string
}

/** The card was authorised and the consultation waits for a doctor. */
export const consultaSolicitada = ({ nome, url }: DadosDaConsulta): Conteudo => ({
  assunto: 'Recebemos sua solicitação de consulta',
  previa: 'Estamos procurando um médico para você.',
  titulo: 'Consulta solicitada',
  paragrafos: [
    saudacao(nome),
    'O pagamento foi autorizado e você está na fila. Você pode sair da página: avisamos também por e-mail assim que um médico aceitar.',
    'O valor só é cobrado depois da consulta e é liberado se nenhum médico aceitar.',
  ],
  botao: { rotulo: 'Acompanhar Consulta', url },
})

/** A doctor is available: for those who asked to be told instead of paying while nobody was there. */
export const medicoDisponivel = ({ nome, url }: DadosDaConsulta): Conteudo => ({
  assunto: 'Há um médico atendendo agora',
  previa: 'Você pediu para ser avisado. Solicite sua consulta.',
  titulo: 'Há um médico atendendo',
  paragrafos: [
    saudacao(nome),
    'Você pediu para ser avisado: um médico entrou na fila agora. Solicite a consulta para ser atendido.',
    'Outras pessoas podem estar na fila antes de você. O valor só é cobrado depois da consulta.',
  ],
  botao: { rotulo: 'Solicitar Consulta', url },
})

/** A doctor took it and waits in the room. */
export const consultaAceita = ({
  nome,
  url,
  medico,
}: DadosDaConsulta & { readonly medico: string }): Conteudo => ({
  assunto: 'Um médico aceitou sua consulta',
  previa: 'Entre na sala para começar o atendimento.',
  titulo: 'Médico encontrado',
  paragrafos: [
    saudacao(nome),
    `Dr(a). ${medico} aceitou sua consulta. Entre na sala agora, com câmera e microfone ligados.`,
  ],
  botao: { rotulo: 'Entrar na Sala', url },
})

interface DadosDoFim extends DadosDaConsulta {
  readonly motivo: Motivo
  /** Money was held on the card until then. */
  readonly retido: boolean
}

const SOLTURA =
  'O valor reservado no cartão é liberado automaticamente; o prazo para aparecer depende do seu banco.'

/** No doctor accepted in time, or it was never paid. */
export const consultaExpirada = (dados: DadosDoFim): Conteudo => ({
  assunto: 'Sua solicitação de consulta expirou',
  titulo: 'Consulta expirada',
  ...fim(dados),
})

/** The doctor who had accepted could not go on. */
export const consultaRecusada = (dados: DadosDoFim): Conteudo => ({
  assunto: 'O médico não pôde seguir com sua consulta',
  titulo: 'Consulta não realizada',
  ...fim(dados),
})

/** Ended without a finish. */
export const consultaCancelada = (dados: DadosDoFim): Conteudo => ({
  assunto: 'Sua consulta foi cancelada',
  titulo: 'Consulta cancelada',
  ...fim(dados),
})

const fim = ({ nome, url, motivo, retido }: DadosDoFim) => ({
  previa: NADA_FOI_COBRADO,
  paragrafos: [saudacao(nome), MOTIVOS[motivo], retido ? `${NADA_FOI_COBRADO} ${SOLTURA}` : NADA_FOI_COBRADO],
  botao: { rotulo: 'Ver Detalhes', url },
})

/**
 * The charge failed after the consultation, refused by the bank or with the hold gone; care and documents remain
 * valid (estados §4).
 */
export const cobrancaRecusada = ({
  nome,
  url,
  valor,
  semReserva,
}: DadosDaConsulta & { readonly valor: number; readonly semReserva: boolean }): Conteudo => ({
  assunto: 'Não conseguimos cobrar sua consulta',
  previa: semReserva
    ? 'A reserva no seu cartão terminou. Nada muda no seu atendimento.'
    : 'Seu banco recusou a cobrança. Nada muda no seu atendimento.',
  titulo: semReserva ? 'Cobrança não concluída' : 'Cobrança recusada',
  paragrafos: [
    saudacao(nome),
    `${semReserva ? 'A reserva no seu cartão terminou antes da' : 'Seu banco recusou a'} cobrança de ${formatarReais(valor)} da sua consulta. Use outro cartão na página da consulta para concluir o pagamento.`,
    'Seu atendimento e seus documentos não mudam: eles continuam disponíveis para você.',
  ],
  botao: { rotulo: 'Usar Outro Cartão', url },
})

/** The refused charge of a finished consultation was given up. */
export const cobrancaEncerrada = ({ nome, url }: DadosDaConsulta): Conteudo => ({
  assunto: 'A cobrança da sua consulta foi encerrada',
  previa: 'Você não deve nada por ela.',
  titulo: 'Cobrança encerrada',
  paragrafos: [
    saudacao(nome),
    'A cobrança de uma consulta sua não foi concluída, e foi encerrada. Você não deve nada por ela.',
    'O que ainda estiver reservado no cartão é liberado; o prazo para aparecer depende do seu banco.',
    'Seu atendimento e seus documentos não mudam: eles continuam disponíveis para você.',
  ],
  botao: { rotulo: 'Ver Consulta', url },
})

interface DadosDoRecibo extends DadosDaConsulta {
  /** As in the council's records, with CRM and state. */
  readonly profissional: string
  /** Cents. */
  readonly valor: number
  /** ISO instant of the charge. */
  readonly em: string
  readonly consulta_id: string
}

/** The card was charged. */
export const recibo = ({ nome, url, profissional, valor, em, consulta_id }: DadosDoRecibo): Conteudo => ({
  assunto: 'Recibo da sua consulta',
  previa: `Pagamento de ${formatarReais(valor)} confirmado.`,
  titulo: 'Recibo de pagamento',
  paragrafos: [saudacao(nome), 'O pagamento da sua consulta foi confirmado.'],
  dados: [
    ['Valor', formatarReais(valor)],
    ['Data', emSaoPaulo(em)],
    ['Profissional', profissional],
    ['Serviço', 'Consulta médica por vídeo'],
    ['Consulta', consulta_id],
  ],
  botao: { rotulo: 'Ver Consulta', url },
})

/** Its doctor added to the closed record: what it says is read in the account alone. */
export const registroComAdendo = ({ nome, url }: DadosDaConsulta): Conteudo => ({
  assunto: 'O médico completou o registro da sua consulta',
  previa: 'Há algo novo para você ler.',
  titulo: 'Registro completado',
  paragrafos: [
    saudacao(nome),
    'O médico acrescentou um adendo ao registro de uma consulta que você pediu. Por segurança ele não vai neste e-mail: entre na sua conta para ler.',
  ],
  botao: { rotulo: 'Ver Consulta', url },
})

/** A signed document waits in the patient's files. */
export const documentoPronto = ({ nome, url }: DadosDaConsulta): Conteudo => ({
  assunto: 'Seu documento médico está pronto',
  previa: 'Baixe o documento assinado nos seus arquivos.',
  titulo: 'Documento pronto',
  paragrafos: [
    saudacao(nome),
    'O médico assinou um documento da sua consulta. Por segurança ele não vai em anexo: entre na sua conta para baixar.',
  ],
  botao: { rotulo: 'Abrir Meus Arquivos', url },
})

/** The doctor closed their account and can sign it no more (decision 091). */
export const documentoDescartado = ({ nome, url }: DadosDaConsulta): Conteudo => ({
  assunto: 'Um documento da sua consulta não será assinado',
  previa: 'O médico deixou o Acolhe antes de assinar.',
  titulo: 'Documento não assinado',
  paragrafos: [
    saudacao(nome),
    'O médico que escreveu um documento da sua consulta encerrou a conta sem assiná-lo. Ele não vale e saiu dos seus arquivos; o registro da consulta continua guardado.',
    'Se você ainda precisa do documento, solicite uma nova consulta ou fale conosco.',
  ],
  botao: { rotulo: 'Abrir Meus Arquivos', url },
})
