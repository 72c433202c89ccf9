import type { Quadro, Servico, StatusDoQuadro, StatusGeral } from './saude.ts'

/**
 * Texts of the administrators' screens: literal where D §2.13–2.15 and §8 give them, in the product's voice
 * elsewhere.
 */

export const ACESSO_NEGADO = {
  titulo: 'Acesso negado',
  descricao: 'Você não tem permissão para acessar esta página',
} as const

export const ROTULOS_GERAIS: Readonly<Record<StatusGeral, string>> = {
  healthy: 'Saudável',
  degraded: 'Degradado',
  unhealthy: 'Indisponível',
}
export const ROTULOS_DO_QUADRO: Readonly<Record<StatusDoQuadro, string>> = {
  healthy: 'OK',
  warning: 'Atenção',
  error: 'Erro',
}
export const NOMES_DOS_QUADROS: Readonly<Record<Quadro, string>> = {
  edge_functions: 'Funções',
  realtime: 'Tempo real',
  consultas_queue: 'Fila de consultas',
  doctor_presence: 'Médicos online',
  cron_jobs: 'Agendas',
  stripe_webhooks: 'Avisos do cartão',
  database: 'Banco de dados e arquivos',
}
const NOMES_DOS_SERVICOS: Readonly<Record<Servico, string>> = {
  ...NOMES_DOS_QUADROS,
  database: 'Banco de dados',
  storage: 'Arquivos',
  workflows: 'Fluxos',
}
/** `system` stands for a health check that did not answer at all (D §4, §8). */
export const nomeDoServico = (service: string): string =>
  service === 'system'
    ? 'Sistema'
    : (Object.entries(NOMES_DOS_SERVICOS).find(([id]) => id === service)?.[1] ?? service)

export const SAUDE = {
  titulo: 'Admin Health Dashboard',
  subtitulo: 'Cada parte é experimentada de verdade, a cada 30 segundos.',
  geral: 'Status geral',
  atualizado: (hora: string) => `Última atualização: ${hora}`,
  atualizar: 'Atualizar Métricas',
  atualizando: 'Atualizando...',
  voltar: 'Voltar ao Dashboard',
  erro: {
    titulo: 'Erro ao carregar status',
    descricao: 'Não foi possível carregar as métricas do sistema',
  },
  latencia: (ms: number) => `verificado em ${ms} ms`,
  analise: 'Últimos 7 dias',
  fonte: 'Fonte: métricas dos últimos 7 dias até agora.',
  analise_falhou: {
    titulo: 'As análises não puderam ser lidas',
    descricao: 'Tentamos de novo em 30 segundos.',
  },
  funil: {
    titulo: 'Funil de triagem',
    triagens: 'Triagens feitas',
    elegiveis: 'Indicadas para teleconsulta',
    pedidos: 'Consultas solicitadas',
    conversao: 'Conversão',
  },
  sla: { titulo: 'Prazo das consultas', aceite: 'Tempo médio de aceite', taxa: 'Taxa de aceite' },
  ltv: {
    titulo: 'Resultado por médico',
    ativos: 'Médicos ativos',
    consultas: 'Consultas por médico',
    receita: 'Receita por médico',
  },
  minutos: (n: number) => `${n.toLocaleString('pt-BR')} min`,
} as const

export const MONITORAMENTO = {
  titulo: 'Monitoramento do Sistema',
  subtitulo: 'Serviços e verificações de identidade, com o que cada um respondeu por último.',
  abas: { geral: 'Visão Geral', servicos: 'Serviços', kyc: 'KYC Metrics' },
  falha: 'A verificação de saúde não respondeu.',
  colunas: {
    servico: 'Serviço',
    status: 'Status',
    verificado: 'Verificado às',
    latencia: 'Latência',
    detalhes: 'Detalhes',
  },
  kyc: {
    titulo: 'Verificações que começaram hoje',
    fonte: 'Fonte: métricas de hoje, no horário de São Paulo.',
    tentativas: 'Tentativas',
    aprovadas: 'Aprovadas',
    rejeitadas: 'Rejeitadas',
    pendentes: 'Pendentes',
    taxa: 'Taxa de aprovação',
    por_hora: 'Tentativas por hora',
    hora: 'Hora',
    etapas: {
      titulo: 'Etapas de hoje',
      colunas: [
        'Etapa',
        'Feitas',
        'Aprovadas',
        'Para uma pessoa',
        'Taxa',
        'Tempo médio',
        'Notas de 95 a 100',
      ],
    },
    vazio: 'Nenhuma verificação começou hoje.',
    erro: 'As métricas de verificação não puderam ser lidas. Tentamos de novo em 30 segundos.',
  },
} as const

export const MANIFESTO = {
  titulo: 'Manifesto do Sistema',
  subtitulo: 'As funções do servidor que estão no ar, como são chamadas e quando mudaram.',
  abas: { geral: 'Visão Geral', funcoes: 'Funções', wrappers: 'Wrappers', metadados: 'Metadados' },
  total: 'Total de funções',
  migracao: 'Migração',
  hash: 'Hash do sistema',
  status: 'Status',
  completa: 'Completo',
  incompleta: 'Em migração',
  gerado: 'Gerado em',
  migradas: 'Funções migradas',
  legadas: 'Funções legadas',
  colunas: {
    nome: 'Nome',
    wrapper: 'Wrapper',
    categoria: 'Categoria',
    alterada: 'Última alteração',
    ativa: 'Ativa',
    funcoes: 'Funções',
  },
  sim: 'Sim',
  nao: 'Não',
  erro: { titulo: 'Erro na Verificação', desconhecido: 'Erro desconhecido' },
  tentar: 'Tentar Novamente',
} as const
