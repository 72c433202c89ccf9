/** The dialog of the security code and its notifications, to the letter (P §2.16, §4.7, §8). */
export const TEXTOS_DO_CODIGO = {
  titulo: 'Verificação de Segurança',
  pedido: 'Enviaremos um código de 6 dígitos para seu email para confirmar que é você.',
  enviar: 'Enviar Código',
  enviando: 'Enviando...',
  cancelar: 'Cancelar',
  campo: 'Código de 6 dígitos',
  expira: 'Código expira em:',
  expirou: 'O código expirou. Peça outro.',
  verificar: 'Verificar',
  verificando: 'Verificando...',
  reenviar: 'Reenviar',
  enviado: { title: 'Código enviado', description: 'Verifique seu email para o código de verificação.' },
  erro_ao_enviar: {
    title: 'Erro na autenticação',
    description: 'Não foi possível gerar o código de verificação.',
  },
  /** Instead of the sentence above, where the server says how long. */
  espere: (minutos: number) =>
    `Muitos códigos pedidos. Tente novamente em ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}.`,
  erro_ao_verificar: { title: 'Erro na verificação', description: 'Código inválido ou expirado.' },
  invalido: { title: 'Código inválido', description: 'O código informado está incorreto ou expirado.' },
  certo: { title: 'Verificação bem-sucedida' },
} as const

/** Session key of the browser session's random id (P §3). */
export const CHAVE_DA_SESSAO_DO_CODIGO = 'sessao_2fa'
