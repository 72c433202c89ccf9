import type { Lado } from './documento/documentos.ts'

/** Texts of the document step, to the letter (P §8, §2.9); an ellipsis of the specification is completed. */
export const TEXTOS_DO_DOCUMENTO = {
  ilegivel: {
    frente: 'Frente do documento ilegível ou com problemas. Refaça a foto da frente.',
    verso: 'Verso do documento ilegível ou com problemas. Refaça a foto do verso.',
    ambos: 'Documento ilegível ou com problemas. Refaça a foto com boa iluminação.',
  },
  insuficiente: {
    frente: 'Dados insuficientes na frente do documento. Refaça a foto da frente com boa iluminação.',
    verso: 'Dados insuficientes no verso do documento. Refaça a foto do verso com boa iluminação.',
    ambos: 'Dados insuficientes no documento. Refaça a foto com boa iluminação.',
  },
  /** By the category that is logged. */
  timeout: 'Verificação demorou muito para responder. Tente novamente.',
  api_error: 'Serviço de verificação temporariamente indisponível. Tente novamente em alguns minutos.',
  rede: 'Problema de conectividade. Verifique sua conexão e tente novamente.',
  padrao: 'Erro ao verificar documento. Verifique a qualidade da foto e tente novamente.',
  sucesso: 'Documento verificado ✓',
} as const

/** Logged categories of a failed reading (P §8). */
export const CATEGORIAS_DE_ERRO = ['timeout', 'api_error', 'quality_low', 'no_data', 'unknown'] as const
export type CategoriaDeErro = (typeof CATEGORIAS_DE_ERRO)[number]

/** Why a side was not accepted. */
export const MOTIVOS_DA_LEITURA = {
  sem_texto: 'Nenhum texto pôde ser lido na foto.',
  qualidade_baixa: 'A foto não tem qualidade suficiente para a leitura.',
  layout_desconhecido: 'O documento não foi reconhecido como RG ou CNH.',
  nome_ausente: 'O nome não foi encontrado.',
  nascimento_ausente: 'A data de nascimento não foi encontrada.',
  numero_ausente: 'O número do documento não foi encontrado.',
  lado_repetido: 'A foto mostra o mesmo lado que a outra.',
} as const
export type MotivoDaLeitura = keyof typeof MOTIVOS_DA_LEITURA

export const UMA_FALTA = 'Um dos seus dados não pôde ser lido no documento: uma pessoa vai conferir.'
/** Nobody proves who they are with a sample; only the product on one machine draws them. */
export const E_AMOSTRA = 'O documento diz ser uma amostra, sem valor. Envie o seu documento.'
/** Half of such a word was read, and a person sees whether it is one. */
export const TALVEZ_AMOSTRA = 'O documento pode dizer que é uma amostra: uma pessoa vai conferir.'

export const LADOS_DIFERENTES =
  'Frente e verso são de documentos diferentes. Envie os dois lados do mesmo documento.'

/** Overall line of the 'Debug OCR' panel (P §8), by what became of each side; `null` is a side not sent yet. */
export function mensagemDoPainel(frente: boolean | null, verso: boolean | null, temVerso: boolean): string {
  if (frente === null && verso === null) return 'Aguardando upload dos documentos'
  if (!temVerso) return frente ? 'Documento aprovado' : 'Documento reprovado - refaça a foto'
  if (frente === false && verso === false) return 'Frente e verso reprovados - refaça ambas as fotos'
  if (verso === false) return 'Verso reprovado'
  if (frente === false) return 'Frente reprovada'
  return frente && verso ? 'Frente e verso aprovados' : 'Aguardando upload dos documentos'
}

/** What is missing to start a run (P §8, 'Campos obrigatórios faltando'). */
export const preencha = (campos: readonly string[]): string => `Por favor, preencha: ${campos.join(', ')}`

/** 'Limite de tentativas atingido para …' of the same panel (P §8), one side or both. */
export function limiteAtingido(lados: readonly Lado[]): string {
  const nomes = { frente: 'a frente', verso: 'o verso' } as const
  return `Limite de tentativas atingido para ${lados.map((lado) => nomes[lado]).join(' e ')}`
}
