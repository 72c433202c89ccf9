import type { KycEtapa } from './machine.ts'

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

/** A stage's score reaches its minimum. Scores are compared in hundredths, as they are shown. */
export const passou = (etapa: KycEtapa, nota: number): boolean =>
  Math.round(nota * 100) >= MINIMOS[etapa] * 100

/**
 * The verdict of a run. A stage under its minimum rejects, whatever the others say, unless only a person can judge it;
 * then, and when a stage is missing or could not be carried out, the run goes to a person ("Em análise"): nothing is
 * ever approved without every stage. The weighted mean must reach the decision's own minimum as well.
 */
export function decidir(etapas: Partial<Record<EtapaComNota, ResultadoDaEtapa>>): Decisao {
  const resultados = nomes.map((etapa) => ({ etapa, resultado: etapas[etapa] }))
  const comNota = resultados.flatMap(({ etapa, resultado }) =>
    resultado && 'nota' in resultado ? [{ etapa, ...resultado }] : [],
  )
  const peso = comNota.reduce((total, { etapa }) => total + PESOS[etapa], 0)
  const soma = comNota.reduce((total, { etapa, nota }) => total + PESOS[etapa] * nota, 0)
  const nota = peso ? soma / peso : 0
  const reprovadas = comNota.filter(({ etapa, nota }) => !passou(etapa, nota))
  const recusas = reprovadas.filter(({ revisao }) => !revisao)
  if (recusas.length > 0)
    return { veredito: 'rejected', nota, motivos: recusas.flatMap(({ motivos }) => motivos) }
  const abertas = [
    ...reprovadas.flatMap(({ motivos }) => motivos),
    ...resultados.flatMap(({ resultado }) => {
      if (!resultado) return ['Uma etapa da verificação ainda não foi feita.']
      return 'indisponivel' in resultado ? [resultado.indisponivel] : []
    }),
  ]
  if (abertas.length > 0) return { veredito: 'em_analise', nota, motivos: abertas }
  if (!passou('decision', nota))
    return { veredito: 'rejected', nota, motivos: ['A soma das verificações não alcançou o mínimo.'] }
  return { veredito: 'approved', nota, motivos: [] }
}

const nomes = [
  'ocr',
  'liveness',
  'facematch',
  'fraud',
  'consultario',
] as const satisfies readonly EtapaComNota[]
