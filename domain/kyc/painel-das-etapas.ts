import { KYC_ETAPAS, type KycEtapa } from './machine.ts'
import type { EtapaDoPainel } from './progresso.ts'

/** The panel of the seven stages (P §4.5) and what the person reads about a run (P §8). */

export const NOMES_DAS_ETAPAS: Readonly<Record<KycEtapa, string>> = {
  uploading: 'Envio das imagens',
  ocr: 'Leitura do documento',
  liveness: 'Prova de vida',
  facematch: 'Comparação dos rostos',
  fraud: 'Segurança dos dados',
  consultario: 'Consulta ao cadastro',
  decision: 'Decisão',
}

export type RotuloDaEtapa =
  | 'Aprovado'
  | 'Rejeitado'
  | 'Processando...'
  | 'Em análise'
  | 'Completo'
  | 'Aguardando'

/** The part of the run's state the panel looks at. */
export interface AndamentoDoKyc {
  readonly etapa: EtapaDoPainel
  /** `em_analise` while a person is waited for (estados §1). */
  readonly current_state?: string
  readonly stepResults: Readonly<Partial<Record<KycEtapa, boolean>>>
}

/** Nothing is being carried out: a person decides, or it is tried again later. */
export const emAnalise = ({ current_state }: AndamentoDoKyc): boolean => current_state === 'em_analise'

/** One label per stage: its verdict, else where the run stands. A stage passed without a verdict is 'Completo'. */
export function rotuloDaEtapa(etapa: KycEtapa, andamento: AndamentoDoKyc): RotuloDaEtapa {
  const { etapa: atual, stepResults } = andamento
  const passou = stepResults[etapa]
  if (passou !== undefined) return passou ? 'Aprovado' : 'Rejeitado'
  if (atual === etapa) return emAnalise(andamento) ? 'Em análise' : 'Processando...'
  if (atual === 'idle' || atual === 'complete') return 'Aguardando'
  return KYC_ETAPAS.indexOf(etapa) < KYC_ETAPAS.indexOf(atual) ? 'Completo' : 'Aguardando'
}

export const AVISOS_DO_KYC = {
  completa: {
    titulo: 'Verificação completa ✓',
    descricao: (status: string, acesso: string) => `Status: ${status}. Acesso: ${acesso}.`,
  },
  erro: { titulo: 'Erro na verificação', padrao: 'Verificação falhou' },
  limite: 'Limite de tentativas atingido',
  sem_usuario: {
    titulo: 'Erro de validação',
    descricao: 'ID do usuário é obrigatório e não pode estar vazio',
  },
  dados_incompletos: {
    titulo: 'Dados incompletos',
    descricao: 'Preencha nome, CPF e data de nascimento antes de tirar a selfie.',
  },
  /** A doctor's own (D §5). */
  sem_registro: {
    titulo: 'Dados incompletos',
    descricao: 'Preencha nome, CPF, data de nascimento, CRM e UF antes de tirar a selfie.',
  },
  documento_necessario: {
    titulo: 'Documento necessário',
    descricao: 'Faça upload do documento antes de tirar a selfie.',
  },
} as const

/** 'kyc_{timestamp}_{random}' (P §3). */
export const correlacaoDoKyc = (agora: number, aleatorio: () => number): string =>
  `kyc_${agora}_${Array.from({ length: 7 }, () => Math.floor(aleatorio() * 36).toString(36)).join('')}`
