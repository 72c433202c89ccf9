/** Literal texts of the payment panel, to the letter (P §2.13, §8). */
export const PAGAMENTO = {
  carregando: 'Carregando...',
  bloqueado: {
    titulo: 'Pagamento Bloqueado',
    descricao: 'Esta consulta foi bloqueada por segurança. Entre em contato com o suporte.',
  },
  em_verificacao: {
    titulo: 'Verificação em Andamento',
    descricao:
      'Sua identidade está sendo verificada. Algumas funcionalidades estão temporariamente indisponíveis.',
  },
  seguro: 'Pagamento Seguro',
  /** U+00A0 would break a search for the text: the button carries the specification's plain space. */
  autorizar: 'Autorizar Pagamento - R$ 150,00',
  autorizado: { titulo: 'Pagamento Autorizado', descricao: 'Aguarde um médico aceitar sua consulta.' },
  erro: { titulo: 'Erro no Pagamento', tentar: 'Tentar Novamente' },
  nota: 'O valor é autorizado agora, cobrado somente após a consulta e cancelado automaticamente se nenhum médico aceitar.',
} as const

/** Toasts of the payment (P §8). */
export const AVISOS_DO_PAGAMENTO = {
  bloqueada: 'Consulta bloqueada por segurança',
  intencao: 'Erro ao criar intenção de pagamento',
  nao_autenticado: 'Not authenticated',
  erro: 'Erro no pagamento',
  autorizado: { titulo: 'Pagamento autorizado!', descricao: 'Aguarde um médico aceitar sua consulta.' },
  procurando: 'Procurando um médico para você...',
} as const

/** A refused capture, said calmly to both: care and documents are not held hostage (estados §4). */
export const COBRANCA_RECUSADA = {
  medico: {
    titulo: 'Pagamento pendente',
    texto:
      'A cobrança desta consulta foi recusada e pedimos outro cartão ao paciente. O seu atendimento está registrado, e os documentos não dependem disso.',
  },
  /** Given up without charging. */
  encerrada: {
    titulo: 'Consulta não cobrada',
    texto:
      'O paciente não pagou esta consulta e a cobrança foi encerrada: não há repasse por ela. O seu atendimento está registrado, e os documentos não dependem disso.',
  },
  paciente: {
    titulo: 'A cobrança do seu cartão foi recusada',
    texto:
      'O seu atendimento e os seus documentos não dependem disso. Para concluir o pagamento, informe outro cartão.',
    botao: 'Pagar com outro cartão',
    de: (quando: string) => `Consulta de ${quando}.`,
    nota: 'A consulta já aconteceu: o valor é cobrado assim que o cartão for autorizado. O que o cartão anterior reservava é liberado.',
    feito: {
      titulo: 'Cartão recebido',
      descricao: 'A cobrança da sua consulta será concluída em instantes.',
    },
  },
} as const

/** What the patient reads about their money, by payment status. */
export const ROTULOS_DO_PAGAMENTO = {
  criado: 'Aguardando autorização',
  autorizado: 'Autorizado, ainda não cobrado',
  a_capturar: 'Cobrança em processamento',
  falhou: 'Pagamento pendente',
  capturado: 'Pago',
  a_repassar: 'Pago',
  repassado: 'Pago',
  a_liberar: 'Autorização sendo cancelada',
  liberado: 'Autorização cancelada, nada foi cobrado',
  cancelado: 'Não autorizado, nada foi cobrado',
} as const
