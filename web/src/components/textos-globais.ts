/**
 * What the screens of the whole product say, to the letter (P §2.2, §2.16; D §2.6); the 404 page speaks English, as
 * specified.
 */
export const GLOBAIS = {
  carregando: 'Carregando...',
  verificando_acesso: 'Verificando acesso...',
  erro: {
    titulo: 'Houve um erro ao carregar esta página',
    texto: 'Ocorreu um erro inesperado. Tente recarregar a página ou acesse pelo modo seguro.',
    repetir: 'Tentar Novamente',
    modo_seguro: 'Modo Seguro',
  },
  menu: {
    conta: 'Minha conta',
    consultas: 'Minhas consultas',
    arquivos: 'Meus arquivos',
    ficha: 'Ficha de saúde',
    dependentes: 'Dependentes',
    fila: 'Fila de Atendimentos',
    historico: 'Histórico',
    dashboard: 'Dashboard',
    cadastro: 'Cadastro e recebimento',
  },
  nao_encontrada: { titulo: 'Oops! Page not found', voltar: 'Return to Home' },
} as const
