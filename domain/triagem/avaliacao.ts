import * as z from 'zod/mini'
import { URGENCIAS, type UrgenciaDaTriagem } from './resposta-do-modelo.ts'

/**
 * What a doctor's word means for the triage: right, too low, or too high. `perdida`: it was an emergency and was not
 * said.
 */
export const VEREDITOS = ['confirmada', 'subestimada', 'perdida', 'superestimada'] as const
export type Veredito = (typeof VEREDITOS)[number]

/** Bands of `conf_ia`, so that confidence can be held against what doctors say of it. */
export const FAIXAS_DE_CONFIANCA = ['ate_65', 'ate_80', 'acima_de_80'] as const
export type FaixaDeConfianca = (typeof FAIXAS_DE_CONFIANCA)[number]

/** A doctor's word on the urgency a triage gave, one per consultation; the last one stands. */
export const avaliacaoSchema = z.object({
  consulta_id: z.string(),
  triagem_id: z.string(),
  medico_id: z.string(),
  /** What the triage said and how sure it was. */
  urgencia_da_triagem: z.enum(URGENCIAS),
  conf_ia: z.number(),
  versao_protocolo: z.string(),
  ia_usada: z.boolean(),
  /** What the doctor says it was. */
  urgencia: z.enum(URGENCIAS),
  veredito: z.enum(VEREDITOS),
  avaliada_em: z.string(),
})
export type Avaliacao = z.output<typeof avaliacaoSchema>

const PESO: Readonly<Record<UrgenciaDaTriagem, number>> = { tele: 0, presencial: 1, emergencia: 2 }

/** The doctor's urgency held against the triage's. */
export function vereditoDe(daTriagem: UrgenciaDaTriagem, doMedico: UrgenciaDaTriagem): Veredito {
  if (daTriagem === doMedico) return 'confirmada'
  if (PESO[doMedico] < PESO[daTriagem]) return 'superestimada'
  return doMedico === 'emergencia' ? 'perdida' : 'subestimada'
}

export function faixaDaConfianca(conf_ia: number): FaixaDeConfianca {
  if (conf_ia < 0.65) return 'ate_65'
  return conf_ia < 0.8 ? 'ate_80' : 'acima_de_80'
}

/** Texts of the doctor's one-touch review. */
export const AVALIACAO = {
  titulo: 'A urgência da triagem está certa?',
  disse: (urgencia: UrgenciaDaTriagem) => `A triagem disse: ${rotuloNaFrase(urgencia)}.`,
  confirmar: 'Confirmar',
  corrigir: 'Corrigir urgência',
  escolha: 'Qual era a urgência?',
  confirmada: 'Você confirmou a urgência da triagem.',
  corrigida: (urgencia: UrgenciaDaTriagem) => `Você corrigiu para: ${rotuloNaFrase(urgencia)}.`,
  mudar: 'Mudar',
  salvando: 'Guardando...',
  erro: 'Não foi possível guardar a sua avaliação',
  para_que: 'A sua resposta ajuda a melhorar a triagem e não é mostrada ao paciente.',
} as const

/** What a triage came to. */
export const RESULTADOS_DA_TRIAGEM = ['elegivel', 'presencial', 'emergencia'] as const

export const ROTULOS: Readonly<Record<UrgenciaDaTriagem, string>> = {
  tele: 'Consulta por vídeo',
  presencial: 'Atendimento presencial',
  emergencia: 'Pronto-socorro ou SAMU',
}

/** Inside a sentence; names keep their capitals. */
const rotuloNaFrase = (urgencia: UrgenciaDaTriagem): string =>
  ROTULOS[urgencia].charAt(0).toLowerCase() + ROTULOS[urgencia].slice(1)
