import type { SessaoMostrada } from './sessoes-abertas.ts'

/** What 'Sessões e aparelhos' says. */
export const TEXTOS_DAS_SESSOES = {
  titulo: 'Sessões e aparelhos',
  subtitulo: 'Onde a sua conta está aberta agora. Não reconhece algum? Encerre e defina outra senha.',
  atual: 'Este aparelho',
  uso: 'Último uso',
  entrada: 'Entrou em',
  rede: 'Rede',
  encerrar: 'Encerrar',
  encerrando: 'Encerrando...',
  encerrada: { title: 'Sessão encerrada', description: 'Aquele aparelho precisa entrar de novo.' },
  outras: {
    botao: 'Encerrar todas as outras',
    feitas: { title: 'Sessões encerradas', description: 'A sua conta só está aberta neste aparelho.' },
  },
  sozinha: 'A sua conta só está aberta neste aparelho.',
  falha: 'Não foi possível encerrar a sessão',
  falha_da_lista: 'Não foi possível carregar as sessões.',
} as const

const METODOS = { senha: 'senha', link: 'link por e-mail', chave: 'chave de acesso' } as const

/** How a sign-in was proven: 'com senha e código do autenticador'. */
export const comoEntrou = ({
  metodo,
  segundo_fator,
}: Pick<SessaoMostrada, 'metodo' | 'segundo_fator'>): string =>
  `com ${METODOS[metodo]}${segundo_fator && metodo === 'senha' ? ' e código do autenticador' : ''}`
