import type { SituacaoDaConta } from './conta-de-recebimento.ts'

/** Payment account status panel (D §2.6): labels to the letter; the alerts are in the product's voice. */
export const PAINEL_DA_CONTA = {
  titulo: 'Conta para recebimento',
  atualizar: 'Atualizar',
  atualizando: 'Atualizando...',
  carregando: 'Consultando sua conta...',
  sim: 'Sim',
  nao: 'Não',
  itens: {
    charges_enabled: 'Cobrança habilitada',
    payouts_enabled: 'Pagamentos habilitados',
    details_submitted: 'Dados enviados',
    ready_to_receive: 'Pronto para receber',
  },
} as const

export const ALERTAS_DA_CONTA = {
  pronta: {
    titulo: 'Tudo pronto para receber',
    texto:
      'Você recebe R$ 100,00 por consulta finalizada nesta conta. O que estava guardado segue para ela em alguns minutos; se não sair em um dia, fale com o suporte.',
  },
  em_analise: {
    titulo: 'Seus dados estão em análise',
    texto:
      'O Stripe recebeu seus dados e está conferindo. Você já pode atender: cada repasse fica guardado e sai assim que a conta for liberada.',
  },
  pendente: {
    titulo: 'Falta configurar sua conta',
    texto:
      'Envie seus dados ao Stripe para receber pelas consultas. Enquanto isso você já pode atender: cada repasse fica guardado até a conta estar pronta.',
  },
} as const satisfies Record<SituacaoDaConta, { readonly titulo: string; readonly texto: string }>

/** Said in place of 'pendente' when the provider turned the account down. */
export const CONTA_RECUSADA = {
  titulo: 'O Stripe não aprovou sua conta',
  texto:
    'Revise os dados enviados ou fale com o suporte. Nenhum repasse se perde: ele espera até a conta ser aprovada.',
} as const

/** Failures of the payout account (D §8). */
export const AVISOS_DA_CONTA = {
  link: { titulo: 'Erro', padrao: 'Erro ao configurar conta Stripe' },
  status: { titulo: 'Erro ao verificar status da conta Stripe' },
} as const
