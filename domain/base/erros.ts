/**
 * Every way an operation can refuse, in one table: code → HTTP status and what the person is told.
 * Titles say what happened, details what to do. A code without a text does not compile.
 * On the wire a refusal is an RFC 9457 problem body.
 */
export const ERROS = {
  corpo_invalido: { status: 400, title: 'Pedido inválido', detail: 'O corpo do pedido não pôde ser lido.' },
  campos_invalidos: {
    status: 400,
    title: 'Campos inválidos',
    detail: 'Corrija os campos destacados para continuar.',
  },
  corpo_grande: { status: 413, title: 'Pedido muito grande', detail: 'Envie um conteúdo menor.' },
  nao_autenticado: { status: 401, title: 'Erro de autenticação', detail: 'Faça login para continuar.' },
  credenciais_invalidas: {
    status: 401,
    title: 'Erro no login',
    detail: 'Verifique suas credenciais e tente novamente.',
  },
  codigo_invalido: {
    status: 422,
    title: 'Código inválido',
    detail: 'Este código não confere. Digite o que o aplicativo mostra agora.',
  },
  codigo_do_sms_invalido: {
    status: 422,
    title: 'Código inválido',
    detail: 'Este código não confere ou não vale mais. Confira o último SMS, ou peça outro código.',
  },
  sms_nao_enviado: {
    status: 409,
    title: 'SMS não enviado',
    detail: 'Este número não recebe nossas mensagens. Confira o telefone em Minha Conta.',
  },
  codigo_usado: {
    status: 409,
    title: 'Código já usado',
    detail: 'Este código já foi usado. Espere o aplicativo mostrar o próximo.',
  },
  entrada_vencida: {
    status: 410,
    title: 'O tempo para o código acabou',
    detail: 'Entre de novo com e-mail e senha.',
  },
  assinatura_invalida: {
    status: 401,
    title: 'Assinatura inválida',
    detail: 'A origem do aviso não pôde ser comprovada.',
  },
  sem_permissao: {
    status: 403,
    title: 'Acesso Negado',
    detail: 'Você não tem permissão para acessar esta área.',
  },
  verificacao_pendente: {
    status: 403,
    title: 'Verificação em Andamento',
    detail:
      'Sua identidade está sendo verificada. Algumas funcionalidades estão temporariamente indisponíveis.',
  },
  conta_bloqueada: {
    status: 403,
    title: 'Conta Bloqueada',
    detail: 'Sua conta foi bloqueada. Entre em contato com o suporte.',
  },
  email_nao_confirmado: {
    status: 403,
    title: 'Confirme seu e-mail',
    detail: 'Abra o link que enviamos para o seu e-mail e tente novamente.',
  },
  email_suprimido: {
    status: 409,
    title: 'E-mail não entregue',
    detail: 'Este endereço devolve nossas mensagens ou pediu para não recebê-las. Use outro e-mail.',
  },
  nao_encontrado: {
    status: 404,
    title: 'Não encontrado',
    detail: 'Este item não existe ou não está disponível.',
  },
  perfil_inexistente: {
    status: 404,
    title: 'Cadastro incompleto',
    detail: 'Conclua seus dados pessoais para continuar.',
  },
  conflito: {
    status: 409,
    title: 'A situação mudou',
    detail: 'Este item foi alterado enquanto você o usava. Atualize a página e tente novamente.',
  },
  transicao_invalida: {
    status: 409,
    title: 'Ação não disponível',
    detail: 'Esta ação não é possível na situação atual.',
  },
  fora_da_sala: {
    status: 410,
    title: 'O paciente voltou à fila',
    detail:
      'Vocês ainda não tinham se encontrado e você ficou mais de 2 minutos fora da chamada. O paciente manteve o lugar e será atendido por outro médico: você não precisa fazer nada.',
  },
  duplicado: {
    status: 409,
    title: 'Dados em uso',
    detail: 'Este dado já está sendo usado por outra conta.',
  },
  ja_existe: {
    status: 409,
    title: 'Usuário já existe',
    detail: 'Este e-mail já possui uma conta. Faça login para continuar.',
  },
  campo_bloqueado: {
    status: 403,
    title: 'Campo bloqueado',
    detail:
      'Este campo não pode ser alterado após a verificação KYC. Para alterar, será necessário refazer a verificação completa.',
  },
  segundo_fator_necessario: {
    status: 403,
    title: 'Verificação de Segurança',
    detail: 'Confirme o código de 6 dígitos enviado para o seu e-mail e tente novamente.',
  },
  autenticador_necessario: {
    status: 403,
    title: 'Verificação em duas etapas',
    detail: 'Esta área pede o código de um aplicativo autenticador. Entre de novo com a senha e o código.',
  },
  csrf_invalido: {
    status: 403,
    title: 'Pedido não confirmado',
    detail: 'Recarregue a página e tente novamente.',
  },
  dinheiro_retido: {
    status: 409,
    title: 'Há um pagamento em aberto',
    detail: 'Aguarde a cobrança ou a liberação do valor autorizado no cartão e tente novamente.',
  },
  link_invalido: {
    status: 410,
    title: 'Link inválido ou expirado',
    detail: 'Peça um novo link e tente novamente.',
  },
  login_recente_necessario: {
    status: 403,
    title: 'Confirme que é você',
    detail: 'Entre novamente para definir a senha ou use o link enviado por e-mail.',
  },
  invalid_usuario_id: {
    status: 400,
    title: 'Erro de validação',
    detail: 'ID do usuário é obrigatório e não pode estar vazio',
  },
  missing_required_fields: {
    status: 400,
    title: 'Campos obrigatórios faltando',
    detail: 'Preencha os campos obrigatórios para continuar.',
  },
  menor_de_idade: {
    status: 422,
    title: 'Idade mínima de 18 anos',
    detail: 'A conta é para maiores de 18 anos. Peça a um responsável: na conta dele, em Dependentes.',
  },
  muitas_tentativas: {
    status: 429,
    title: 'Muitas tentativas',
    detail: 'Aguarde alguns minutos antes de tentar novamente.',
  },
  muitas_conexoes: {
    status: 429,
    title: 'Aberto em muitas abas',
    detail: 'Esta aba deixou de receber novidades. Volte a ela para continuar.',
  },
  triagem_necessaria: {
    status: 409,
    title: 'Triagem necessária',
    detail: 'Faça a triagem antes de solicitar uma consulta.',
  },
  triagem_nao_elegivel: {
    status: 409,
    title: 'Consulta não disponível para este caso',
    detail: 'Recomendamos avaliação presencial para seu caso.',
  },
  consulta_aberta: {
    status: 409,
    title: 'Você já tem uma consulta em andamento',
    detail: 'Acompanhe a consulta aberta antes de solicitar outra.',
  },
  consulta_bloqueada: {
    status: 409,
    title: 'Consulta bloqueada por segurança',
    detail: 'Sinais de alerta detectados. Procure atendimento de urgência imediatamente.',
  },
  consentimento_necessario: {
    status: 409,
    title: 'Termo de consentimento',
    detail: 'Leia e aceite o termo de consentimento para continuar.',
  },
  alergias_necessarias: {
    status: 409,
    title: 'Falta a resposta sobre alergias',
    detail: 'Responda na ficha de saúde se você tem alergias e solicite de novo.',
  },
  fora_da_fila: {
    status: 409,
    title: 'Você não está na fila',
    detail: 'Entre na fila da especialidade para aceitar consultas.',
  },
  arquivo_invalido: {
    status: 422,
    title: 'Arquivo inválido',
    detail: 'Somente JPG/PNG até 10MB são aceitos.',
  },
  substancia_controlada: {
    status: 422,
    title: 'Substância controlada',
    detail: 'Receitas de substâncias controladas ou com retenção não podem ser emitidas por aqui.',
  },
  alertas_da_receita: {
    status: 409,
    title: 'Confira antes de assinar',
    detail: 'Há avisos sobre esta receita. Corrija-a, ou confirme que prescreve mesmo assim.',
  },
  dados_profissionais_incompletos: {
    status: 409,
    title: 'Complete seu cadastro profissional',
    detail: 'Informe seu endereço profissional antes de emitir documentos.',
  },
  codigo_secreto_incorreto: {
    status: 401,
    title: 'Código incorreto',
    detail: 'Confira o código de acesso impresso no documento.',
  },
  registro_incompleto: {
    status: 409,
    title: 'Falta o registro da consulta',
    detail: 'Preencha o que falta no registro da consulta e tente de novo.',
  },
  prazo_encerrado: {
    status: 409,
    title: 'Prazo encerrado',
    detail: 'O prazo para esta ação terminou.',
  },
  pagamento_recusado: {
    status: 402,
    title: 'Erro no pagamento',
    detail: 'O cartão foi recusado. Tente outro cartão.',
  },
  provedor_indisponivel: {
    status: 503,
    title: 'Serviço temporariamente indisponível',
    detail: 'Nada foi perdido. Tente novamente em alguns instantes.',
  },
  erro_interno: {
    status: 500,
    title: 'Erro inesperado',
    detail: 'Algo deu errado do nosso lado. Tente novamente em alguns instantes.',
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>

export type Codigo = keyof typeof ERROS

export interface ErroDeCampo {
  readonly campo: string
  readonly motivo: string
}

export interface Detalhes {
  /** Replaces the table's sentence. */
  readonly detail?: string
  readonly campos?: readonly ErroDeCampo[]
  /** Seconds until it is worth trying again. */
  readonly retry_after?: number
  /** Fields the specification names for this refusal (`duplicate_type`, `requires_re_kyc`, …). */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** RFC 9457 body. */
export interface Problema {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly codigo: Codigo
  readonly request_id: string
  readonly campos?: readonly ErroDeCampo[]
  readonly retry_after?: number
  readonly [extra: string]: unknown
}

/** A refusal with a reason the person can act on. Anything else that is thrown is a fixed 500. */
export class DomainError extends Error {
  constructor(
    readonly codigo: Codigo,
    readonly detalhes: Detalhes = {},
  ) {
    super(codigo)
    this.name = 'DomainError'
  }
}

/** The problem body of a refusal; `requestId` lets support find it in the logs. */
export function problema(erro: DomainError, requestId: string): Problema {
  const { status, title, detail } = ERROS[erro.codigo]
  const { campos, retry_after, extra } = erro.detalhes
  return {
    ...extra,
    type: `https://acolhe.app/erros/${erro.codigo}`,
    title,
    status,
    detail: erro.detalhes.detail ?? detail,
    codigo: erro.codigo,
    request_id: requestId,
    ...(campos && { campos }),
    ...(retry_after !== undefined && { retry_after }),
  }
}
