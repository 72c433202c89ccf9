import { dinheiroEscrito } from '../pagamento/por-extenso.ts'
import type { Recibo } from './recibo.ts'

/** What the list of receipts says. */
export const RECIBOS = {
  titulo: 'Recibos',
  explica: 'Para o imposto de renda e o reembolso do plano de saúde.',
  recibo: 'Recibo de consulta',
  atendida_em: 'Atendimento em:',
  medico: (nome: string) => `Dr(a). ${nome}`,
  de: (nome: string) => `De ${nome}`,
  baixar: 'Baixar',
  baixar_qual: (quando: string) => `Baixar recibo de ${quando}`,
  preparando: 'Preparando...',
  erro: { titulo: 'Erro ao carregar os recibos', descricao: 'Tente novamente.' },
  erro_no_download: { title: 'O recibo não foi baixado', description: 'Tente novamente.' },
  sem_recibo: 'O recibo fica pronto quando o pagamento da consulta é cobrado.',
} as const

export const SERVICO = 'Consulta médica por telemedicina'

/** Said at its foot. */
export const NOTA_DO_RECIBO =
  'Recibo eletrônico, sem assinatura digital, feito do registro do pagamento guardado no Acolhe. Não substitui a nota fiscal.'

/** The sentence that receipts whoever paid. */
export const quitacao = ({ pagador, valor }: Recibo, cpf: string): string =>
  `Recebemos de ${pagador.nome}, CPF ${cpf}, a quantia de ${dinheiroEscrito(valor)}, referente a consulta médica por telemedicina.`
