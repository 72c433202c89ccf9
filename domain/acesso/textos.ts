/** What the sign-in's screens say, to the letter (P §2.4–2.7, §8). */

/** P §8: whatever the network kept from being done. */
export const SEM_REDE = {
  title: 'Erro de conectividade',
  description: 'Verifique sua conexão e tente novamente.',
} as const

export const TEXTOS_DO_LOGIN = {
  sucesso: {
    title: 'Login realizado com sucesso!',
    description: 'Você será redirecionado baseado no seu status de verificação.',
  },
  falha: 'Erro no login',
  credenciais: 'Verifique suas credenciais e tente novamente.',
} as const

export const TEXTOS_DA_GUARDA = {
  falha: { title: 'Erro', description: 'Erro ao verificar permissões de acesso' },
} as const

export const TEXTOS_DO_LINK = {
  botao: 'Receber link por email',
  enviando: 'Enviando...',
  enviado: {
    title: 'Link de acesso enviado!',
    description: 'Se este e-mail tiver uma conta, o link chega em instantes e vale por 15 minutos.',
  },
  falha: { title: 'Erro ao enviar link', description: 'Tente novamente.' },
} as const

/** Another confirmation, asked for. */
export const TEXTOS_DA_CONFIRMACAO = {
  falha: { title: 'Não foi possível enviar agora.', description: 'Tente novamente em alguns instantes.' },
  muitas: (minutos: number) => ({
    title: 'Muitos links pedidos',
    description: `Confira também o lixo eletrônico, ou peça outro em ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}.`,
  }),
} as const

export const TEXTOS_DA_REDEFINICAO = {
  botao: 'Esqueci minha senha',
  verificando: 'Verificando...',
  sem_email: 'Email é obrigatório para verificar limite de redefinição',
  sem_limites: 'Não foi possível verificar limites. Prosseguindo...',
  enviado: {
    title: 'Link para redefinir senha enviado!',
    description: 'Se este e-mail tiver uma conta, o link chega em instantes e vale por 15 minutos.',
  },
  titulo: 'Redefinir Senha',
  verificando_sessao: 'Verificando sessão...',
  nao_coincidem: 'As senhas não coincidem',
  sucesso: { title: 'Senha redefinida com sucesso!' },
  falha: 'Erro ao redefinir senha',
} as const

export const TEXTOS_DO_RETORNO = {
  processando: 'Processando login...',
  confirmado: { title: 'Email confirmado com sucesso!' },
  invalido: {
    title: 'Link inválido ou expirado',
    description: 'Peça um novo link e tente novamente.',
    redefinicao: 'O link vale por 15 minutos e para uma senha só. Peça outro e abra o mais novo que chegar.',
  },
  outra_conta: {
    titulo: 'Este link é de outra conta',
    texto: (atual: string) =>
      `Neste navegador está aberta a conta ${atual}. Para usar o link, ela sai e a outra entra no lugar.`,
    ficar: (atual: string) => `Continuar como ${atual}`,
    trocar: (email: string) => `Entrar como ${email}`,
  },
  falta_entrar: {
    titulo: 'Entre para confirmar seu e-mail',
    texto:
      'Entre com a sua senha ou chave de acesso: o link continua sozinho. Esta conta já enviou documentos, e por isso só quem entra nela confirma o endereço. Se você não tem conta aqui, alguém digitou o seu endereço por engano, e não é preciso fazer nada.',
    entrar: 'Entrar',
    suporte: 'Falar com o suporte',
  },
  sem_status: {
    title: 'Erro ao verificar status',
    description: 'Redirecionando para página inicial.',
  },
} as const

export const TEXTOS_DO_AVISO_DE_SENHA = {
  texto: 'Por segurança, defina sua senha agora.',
  definir: 'Definir senha',
  fechar: 'Fechar aviso',
} as const

/** Delay before leaving the reset screen, in milliseconds (P §9). */
export const ESPERA_DA_REDEFINICAO = 2_000
