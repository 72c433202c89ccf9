/** Texts of the test page, to the letter where the specification has them (D §2.16, §5, §8). */
export const TESTE_DE_EMAIL = {
  titulo: 'Teste de E-mails Transacionais',
  subtitulo: 'Envie cópias de teste e copie os templates dos e-mails de autenticação.',
  envio: {
    titulo: 'Enviar E-mails de Teste',
    campo: 'Email para teste',
    sem_conta: 'Sem conta neste endereço, o link do e-mail de acesso ou de senha não abre nada.',
    exemplo: 'voce@exemplo.com.br',
    enviando: 'Enviando...',
    botoes: {
      magic_link: 'Testar Magic Link',
      recovery: 'Testar Reset de Senha',
      confirmation: 'Testar Confirmação de Conta',
      twofa: 'Testar 2FA',
    },
    fluxo: 'Testar Fluxos de Autenticação Completos',
  },
  validacao: {
    titulo: 'Checklist de Validação',
    itens: [
      'O remetente é um endereço no-reply',
      'Os assuntos são personalizados por template',
      'O HTML é responsivo',
      'Os links expiram em 15 minutos',
      'Os códigos 2FA expiram em 10 minutos',
      'Os redirecionamentos seguem o status do KYC',
      'Os textos estão em pt-BR',
      'A marca aparece em todos',
    ],
  },
  ajuda: {
    titulo: 'Erro "535 API key not found"?',
    texto:
      'As credenciais SMTP do provedor de e-mail não foram aceitas. Confira no painel do provedor de autenticação: servidor, porta 587, usuário e chave de API ativa. Depois, envie um novo teste.',
  },
  assistente: {
    titulo: 'Assistente de Templates',
    texto: 'Copie o HTML e o assunto recomendado de cada template.',
    copiar_html: 'Copiar HTML',
    ver_html: 'Ver HTML',
    html_de: (nome: string) => `HTML de ${nome}`,
    copiar_html_de: (nome: string) => `Copiar HTML de ${nome}`,
    assunto: 'Assunto recomendado',
    assunto_de: (nome: string) => `Assunto recomendado de ${nome}`,
    copiar_assunto: 'Copiar',
    copiar_assunto_de: (nome: string) => `Copiar assunto de ${nome}`,
    links: 'Links rápidos',
  },
  status: {
    titulo: 'Status de Configuração',
    integracao: 'Integração',
    redirecionamentos: 'URLs de redirecionamento',
    pronto: 'Configurado',
    pendente: 'A configurar',
    itens_da_integracao: [
      'Envio pelo provedor de e-mail com conjunto de configuração',
      'Devoluções e reclamações registradas e respeitadas',
      'Templates em código, com versão em texto puro',
    ],
    desenvolvimento: 'Desenvolvimento local',
    producao: 'Domínio de produção',
  },
  iniciado: {
    titulo: 'Teste iniciado!',
    descricao: (nome: string, destinatario: string) => `${nome}: e-mail enviado para ${destinatario}.`,
  },
  fluxo_iniciado: {
    titulo: 'Fluxos de teste iniciados!',
    descricao: (destinatario: string) =>
      `Magic Link e Recuperação de Senha: e-mails enviados para ${destinatario}.`,
  },
  falta_email: {
    titulo: 'Email necessário',
    teste: 'Digite um email para teste.',
    fluxo: 'Digite um email para teste dos fluxos de autenticação.',
  },
  desconhecido: 'Template não reconhecido',
  falhas: {
    erro: 'Erro ao testar',
    fluxo: 'Erro nos testes',
    usuario_existe: 'Usuário já existe. Teste funcionou! Email seria enviado em signup real.',
    smtp: 'Verifique as configurações SMTP do provedor de e-mail no painel do provedor de autenticação.',
    padrao: 'Tente novamente.',
  },
  copiado: { html: 'HTML copiado!', assunto: 'Assunto copiado!' },
  erro_ao_copiar: { titulo: 'Erro ao copiar', descricao: 'Use Ctrl+C para copiar manualmente' },
} as const

/** The consoles the quick links lead to: the auth provider's pool and the e-mail provider's identities. */
export function linksRapidos({
  region,
  user_pool_id,
}: {
  readonly region: string
  readonly user_pool_id: string
}) {
  const pool = `https://${region}.console.aws.amazon.com/cognito/v2/idp/user-pools/${user_pool_id}`
  const correio = `https://${region}.console.aws.amazon.com/ses/home?region=${region}#`
  return [
    { rotulo: 'Templates do provedor de autenticação', url: `${pool}/message-templates?region=${region}` },
    { rotulo: 'Configurações SMTP', url: `${correio}/smtp` },
    { rotulo: 'URLs de redirecionamento', url: `${pool}/app-clients?region=${region}` },
    { rotulo: 'Validação de domínio do provedor de e-mail', url: `${correio}/identities` },
  ] as const
}
