import { CONTATO } from '#domain/base/contato.ts'
import type { SituacaoDoSegundoFator } from './segundo-fator.ts'

/** Texts of the screens of the second factor. */
export const TEXTOS_DO_SEGUNDO_FATOR = {
  titulo: 'Verificação em duas etapas',
  subtitulo:
    'Além da senha, a sua conta pede um código que só o seu celular mostra, ou entra com uma chave de acesso.',
  situacoes: {
    desligado: 'A sua conta ainda entra só com a senha.',
    por_ligar:
      'Antes de continuar, ligue um aplicativo autenticador à sua conta, ou crie uma chave de acesso.',
    entrar_de_novo: 'A verificação já está ligada. Entre de novo, com o código ou a chave de acesso.',
    em_dia: 'A verificação está ligada, e você entrou com ela.',
  } satisfies Record<SituacaoDoSegundoFator, string>,
  comecar: 'Ligar um aplicativo',
  trocar: 'Trocar de aplicativo',
  preparando: 'Preparando...',
  entrar_de_novo: 'Entrar de novo',
  saindo: 'Saindo...',
  passos: [
    'Instale um aplicativo autenticador no celular.',
    'Nele, leia este QR code ou digite a chave.',
    'Digite abaixo o código de 6 dígitos que ele mostra.',
  ],
  qr: 'QR code da chave, para o aplicativo autenticador',
  chave: 'Chave',
  campo: 'Código de 6 dígitos',
  ligar: 'Ligar',
  ligando: 'Ligando...',
  ligado: {
    title: 'Verificação em duas etapas ligada',
    description: 'Entre de novo com a senha e o próximo código do aplicativo.',
  },
  erros: {
    codigo: 'Este código não confere. Digite o que o aplicativo mostra agora.',
    usado: 'Este código já foi usado. Espere o aplicativo mostrar o próximo.',
    muitas: 'Muitas tentativas. Aguarde alguns minutos e tente de novo.',
    recomecar: 'O tempo para o código acabou. Entre de novo com e-mail e senha.',
    rede: 'Verifique sua conexão e tente novamente.',
    geral: 'Não foi possível ligar o aplicativo. Tente novamente em alguns instantes.',
  },
  no_login: {
    titulo: 'Código do autenticador',
    pedido: 'Digite o código de 6 dígitos que o seu aplicativo autenticador mostra agora.',
    entrar: 'Entrar',
    entrando: 'Entrando...',
    voltar: 'Voltar',
    perdido: `Perdeu o celular? Escreva ao suporte: ${CONTATO.email}.`,
  },
} as const
