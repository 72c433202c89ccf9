/** Literal texts of the finish screen and the files page, to the letter (D §2.11, §8; P §2.16, §8). */
export const FINALIZAR = {
  titulo: 'Finalizar Consulta',
  subtitulo: 'Gere documentos com assinatura digital ICP-Brasil',
  tipo: 'Tipo de documento *',
  conteudo: 'Conteúdo *',
  medicamentos: 'Medicamentos e posologia',
  observacoes: 'Observações',
  retorno: 'Retorno',
  retorno_exemplo: 'Retorno em 7 dias',
  voltar: 'Voltar à Fila',
  gerar: 'Gerar Documento',
  verificar: 'Verificar Assinatura',
  previa: 'Download Prévia',
  baixar: 'Download Documento',
  ver: 'Ver documento',
  concluir: 'Concluir',
  concluida: { titulo: 'Consulta finalizada!' },
  erro: { titulo: 'Erro ao gerar documento' },
  outro_emitido:
    'O documento que você pediu antes já foi emitido, e está na lista. Se ainda quiser emitir também este, gere de novo.',
  ja_descartado:
    'O documento que você pediu antes foi descartado. Se ainda quiser emitir este, gere de novo.',
  ja_assinado:
    'Este documento já foi assinado e não pode mais ser descartado. Depois da consulta, corrija-o com um adendo.',
  descartar: 'Descartar',
  confirmar_descarte: {
    titulo: 'Descartar este documento?',
    texto:
      'Ele não será assinado e sai dos arquivos do paciente. O descarte fica no registro de acessos e não pode ser desfeito.',
    acao: 'Descartar documento',
  },
  erro_ao_descartar: 'Não foi possível descartar',
  campos: { titulo: 'Campos obrigatórios', descricao: 'Preencha o tipo e conteúdo do documento' },
  /** The text names the integration, not the provider (leituras §15). */
  assinatura_indisponivel: 'Assinatura integração temporariamente indisponível',
} as const

/** From 24 h after the end a document is issued as an addendum (estados §3); before that, when its doctor wishes. */
export const ADENDO = {
  titulo: 'Novo adendo',
  aviso: {
    titulo: 'Passaram 24 horas do fim da consulta',
    texto: 'O que você escrever agora sai como adendo. Os documentos já assinados continuam como estão.',
  },
  acrescentar: 'Acrescentar adendo',
  a_assinado: {
    titulo: 'Adendo a um documento assinado',
    texto:
      'O documento assinado continua como está. A página de conferência dele passa a dizer que há um adendo.',
  },
  nenhum: 'Nenhum: é um documento novo',
  sem_assinatura:
    'Este documento ainda não foi assinado. Assine-o antes de acrescentar um adendo, ou descarte-o e gere outro.',
  a_que: 'Adendo a',
  consulta: 'Esta consulta',
  complementado: 'Complementado por adendo em',
  original: 'Conferir o original',
} as const

export const ARQUIVOS = {
  de: (nome: string) => `De ${nome}`,
  titulo: 'Meus Arquivos',
  criado_em: 'Criado em:',
  baixar: 'Baixar',
  indisponivel: 'Não disponível',
  por_assinar: 'O médico ainda não assinou. Avisamos por e-mail quando estiver pronto.',
  vazio: {
    titulo: 'Nenhum arquivo encontrado',
    descricao: 'Você ainda não possui documentos médicos.',
    consultas: 'Ver minhas consultas',
  },
  erro: { titulo: 'Erro ao carregar arquivos' },
  sem_arquivo: {
    titulo: 'Arquivo não disponível',
    descricao: 'Este arquivo ainda não está disponível para download.',
  },
  erro_no_download: { titulo: 'Erro no download', descricao: 'Não foi possível baixar o arquivo.' },
} as const

export const NOTA_DE_SIGILO =
  'Seu prontuário é confidencial e acessado apenas por você e pelo médico responsável.'
