import { type Motivo, MOTIVOS, NADA_FOI_COBRADO } from '../consulta/motivos.ts'
import { formatarReais } from '../pagamento/precos.ts'
import type { Conteudo } from './mensagem.ts'
import { primeiroNome } from './nome.ts'

/**
 * What a patient is told by mail about a consultation. A mailbox is less private than the product: no specialty, no
 * complaint, no content; what there is to read is read behind the sign-in.
 */

export interface DadosDaConsulta {
  readonly nome: string
  readonly url: string
}

/** The card was authorised and the consultation waits for a doctor. */
export const consultaSolicitada = ({ nome, url }: DadosDaConsulta): Conteudo => ({
  assunto: 'Recebemos sua solicitação de consulta',
  previa: 'Estamos procurando um médico para você.',
  titulo: 'Consulta solicitada',
  paragrafos: [
    `Olá, ${primeiroNome(nome)}.`,
    'O pagamento foi autorizado e você está na fila. Deixe a página aberta: avisamos assim que um médico aceitar.',
    'O valor só é cobrado depois da consulta e é liberado se nenhum médico aceitar.',
  ],
  botao: { rotulo: 'Acompanhar Consulta', url },
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
    `Olá, ${primeiroNome(nome)}.`,
    `Dr(a). ${medico} aceitou sua consulta. Entre na sala agora, com câmera e microfone ligados.`,
  ],
  botao: { rotulo: 'Entrar na Sala', url },
})

export type DadosDoFim = DadosDaConsulta & { readonly motivo: Motivo }

/** Nobody could take it in time, or it was never paid. */
export const consultaExpirada = ({ nome, url, motivo }: DadosDoFim): Conteudo => ({
  assunto: 'Sua solicitação de consulta expirou',
  previa: NADA_FOI_COBRADO,
  titulo: 'Consulta expirada',
  paragrafos: [`Olá, ${primeiroNome(nome)}.`, MOTIVOS[motivo], NADA_FOI_COBRADO],
  botao: { rotulo: 'Ver Detalhes', url },
})

/** Ended without a finish. */
export const consultaCancelada = ({ nome, url, motivo }: DadosDoFim): Conteudo => ({
  assunto: 'Sua consulta foi cancelada',
  previa: NADA_FOI_COBRADO,
  titulo: 'Consulta cancelada',
  paragrafos: [`Olá, ${primeiroNome(nome)}.`, MOTIVOS[motivo], NADA_FOI_COBRADO],
  botao: { rotulo: 'Ver Detalhes', url },
})

export interface DadosDoRecibo extends DadosDaConsulta {
  /** As in the council's records, with CRM and state. */
  readonly profissional: string
  /** Cents. */
  readonly valor: number
  /** ISO instant of the charge. */
  readonly em: string
  readonly consulta_id: string
}

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** The card was charged. */
export const recibo = ({ nome, url, profissional, valor, em, consulta_id }: DadosDoRecibo): Conteudo => ({
  assunto: 'Recibo da sua consulta',
  previa: `Pagamento de ${formatarReais(valor)} confirmado.`,
  titulo: 'Recibo de pagamento',
  paragrafos: [`Olá, ${primeiroNome(nome)}.`, 'O pagamento da sua consulta foi confirmado.'],
  dados: [
    ['Valor', formatarReais(valor)],
    ['Data', QUANDO.format(new Date(em))],
    ['Profissional', profissional],
    ['Serviço', 'Consulta médica por vídeo'],
    ['Consulta', consulta_id],
  ],
  botao: { rotulo: 'Ver Consulta', url },
})

/** A signed document waits in the patient's files. */
export const documentoPronto = ({ nome, url }: DadosDaConsulta): Conteudo => ({
  assunto: 'Seu documento médico está pronto',
  previa: 'Baixe o documento assinado nos seus arquivos.',
  titulo: 'Documento pronto',
  paragrafos: [
    `Olá, ${primeiroNome(nome)}.`,
    'O médico assinou um documento da sua consulta. Por segurança ele não vai em anexo: entre na sua conta para baixar.',
  ],
  botao: { rotulo: 'Abrir Meus Arquivos', url },
})
