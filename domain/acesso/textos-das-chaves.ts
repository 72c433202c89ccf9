/** What is said of passkeys. */
export const TEXTOS_DAS_CHAVES = {
  titulo: 'Chaves de acesso',
  subtitulo:
    'Entre com a digital, o rosto ou o código do seu aparelho, sem senha. A chave já vale como verificação em duas etapas.',
  nenhuma: 'A sua conta ainda não tem chaves de acesso.',
  criar: 'Criar chave de acesso',
  criando: 'Confirme no aparelho...',
  criada: {
    title: 'Chave de acesso criada',
    description: 'Da próxima vez, entre com ela. Avisamos você também por e-mail.',
  },
  em: 'Criada em',
  uso: 'Último uso',
  sem_uso: 'Ainda não usada',
  sincronizada: 'Sincronizada',
  copiada: 'Bloqueada: pode ter sido copiada',
  nomear: {
    botao: 'Renomear',
    titulo: 'Nome da chave de acesso',
    campo: 'Nome',
    salvar: 'Salvar',
    salvando: 'Salvando...',
    cancelar: 'Cancelar',
  },
  retirar: {
    botao: 'Retirar',
    titulo: 'Retirar esta chave de acesso?',
    descricao: (nome: string) =>
      `${nome} deixa de abrir a sua conta, e o que ela abriu em outros aparelhos se encerra. Apague-a também no aparelho que a guarda.`,
    confirmar: 'Retirar chave',
    retirando: 'Retirando...',
    feita: { title: 'Chave de acesso retirada', description: 'Ela não abre mais a sua conta.' },
  },
  provar: {
    texto: 'Esta entrada foi feita sem a verificação em duas etapas.',
    botao: 'Confirmar com a chave de acesso',
    feito: { title: 'Verificação feita', description: 'Esta entrada agora vale por completo.' },
  },
  entrar: 'Entrar com chave de acesso',
  entrando: 'Confirme no aparelho...',
  usar: 'Usar chave de acesso',
  falha: 'Chave de acesso não aceita',
  falha_da_lista: 'Não foi possível carregar as chaves de acesso.',
  tentar: 'Tentar Novamente',
  /** When the page's address is an IP number, browsers keep no passkeys. */
  endereco: 'Neste endereço o navegador não guarda chaves de acesso. Abra o Acolhe por este:',
  sem_apoio: 'Este navegador não guarda chaves de acesso.',
  motivos: {
    desistiu: 'A confirmação no aparelho não foi concluída. Tente de novo.',
    existe: 'Este aparelho já guarda uma chave de acesso da sua conta.',
    aparelho: 'O aparelho não conseguiu usar a chave de acesso. Tente de novo ou use outro.',
    recusada: 'Esta chave de acesso não abre uma conta aqui. Entre com e-mail e senha, ou receba um link.',
    rede: 'Verifique sua conexão e tente novamente.',
  },
} as const
