import type { KycEtapa } from '../machine.ts'

/** Minimum score of each stage (P §9). */
export const MINIMOS: Record<KycEtapa, number> = {
  uploading: 1,
  ocr: 0.7,
  liveness: 0.85,
  facematch: 0.85,
  fraud: 0.8,
  consultario: 0.8,
  decision: 0.75,
}

/** Stages that bring evidence, in order, and what each counts in the decision's score. */
export const PESOS = { ocr: 0.15, liveness: 0.2, facematch: 0.3, fraud: 0.2, consultario: 0.15 } as const
export type EtapaComNota = keyof typeof PESOS

export type ResultadoDaEtapa =
  | {
      readonly nota: number
      readonly motivos: readonly string[]
      /** The score fails only by what a person must judge. */
      readonly revisao?: boolean
    }
  /** The stage could not be carried out. */
  | { readonly indisponivel: string }

export interface Decisao {
  readonly veredito: 'approved' | 'rejected' | 'em_analise'
  /** Weighted mean of the stages carried out, 0 to 1; the decision's own score. */
  readonly nota: number
  readonly motivos: readonly string[]
}

/** Whether a value is a score at all: a number from 0 to 1. Anything else measured nothing. */
export const eNota = (nota: unknown): nota is number => typeof nota === 'number' && nota >= 0 && nota <= 1

/** Tolerance for sums of floating-point numbers; a score below its minimum is never rounded up to it. */
const ARITMETICA = 1e-9

/** Whether a stage's score reaches its minimum; compares the exact score, not the rounded one that is shown. */
export const passou = (etapa: KycEtapa, nota: number): boolean =>
  eNota(nota) && nota >= MINIMOS[etapa] - ARITMETICA

/** The best score still below a stage's minimum, used when one problem must stop an otherwise good result. */
export const logoAbaixo = (etapa: KycEtapa): number => MINIMOS[etapa] - 0.01

/**
 * The verdict of a run. A stage under its minimum rejects, whatever the others say, unless only a person can judge it;
 * then, and when a stage is missing, could not be carried out or has no score from 0 to 1, the run goes to a person
 * ("Em análise"): nothing is ever approved without every stage. The weighted mean must reach the decision's own minimum
 * as well.
 */
export function decidir(etapas: Partial<Record<EtapaComNota, ResultadoDaEtapa>>): Decisao {
  const resultados = nomes.map((etapa) => ({ etapa, resultado: etapas[etapa] }))
  const comNota = resultados.flatMap(({ etapa, resultado }) =>
    resultado && 'nota' in resultado && eNota(resultado.nota) ? [{ etapa, ...resultado }] : [],
  )
  const peso = comNota.reduce((total, { etapa }) => total + PESOS[etapa], 0)
  const soma = comNota.reduce((total, { etapa, nota }) => total + PESOS[etapa] * nota, 0)
  // Sums of shares may come out a hair above one.
  const nota = peso ? Math.min(1, soma / peso) : 0
  const reprovadas = comNota.filter(({ etapa, nota }) => !passou(etapa, nota))
  const recusas = reprovadas.filter(({ revisao }) => revisao !== true)
  if (recusas.length > 0)
    return { veredito: 'rejected', nota, motivos: recusas.flatMap(({ motivos }) => motivos) }
  const abertas = [
    ...reprovadas.flatMap(({ motivos }) => motivos),
    ...resultados.flatMap(({ etapa, resultado }) => {
      if (comNota.some((feita) => feita.etapa === etapa)) return []
      return [resultado && 'indisponivel' in resultado ? resultado.indisponivel : NAO_FEITA]
    }),
  ]
  // Counted, not only listed: a stage that fails without a word fails all the same.
  if (reprovadas.length > 0 || comNota.length < nomes.length)
    return { veredito: 'em_analise', nota, motivos: abertas }
  if (!passou('decision', nota))
    return { veredito: 'rejected', nota, motivos: ['A soma das verificações não alcançou o mínimo.'] }
  return { veredito: 'approved', nota, motivos: [] }
}

const NAO_FEITA = 'Uma etapa da verificação ainda não foi feita.'

const nomes = [
  'ocr',
  'liveness',
  'facematch',
  'fraud',
  'consultario',
] as const satisfies readonly EtapaComNota[]
