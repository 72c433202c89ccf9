import { passou } from './decisao.ts'

/**
 * Bands of a stage's score, in hundredths: their bounds are the minimums of P §9, so that a near miss can be told
 * from a plain one.
 */
export const FAIXAS_DA_NOTA = ['0_49', '50_69', '70_74', '75_79', '80_84', '85_94', '95_100'] as const
export type FaixaDaNota = (typeof FAIXAS_DA_NOTA)[number]

const ALCANCA: readonly (readonly [FaixaDaNota, (nota: number) => boolean])[] = [
  ['95_100', (nota) => nota >= 0.95],
  ['85_94', (nota) => passou('liveness', nota)],
  ['80_84', (nota) => passou('fraud', nota)],
  ['75_79', (nota) => passou('decision', nota)],
  ['70_74', (nota) => passou('ocr', nota)],
  ['50_69', (nota) => nota >= 0.5],
]

/** The band of an unrounded score from 0 to 1, so that a refused score never falls into a passing band. */
export const faixaDaNota = (nota: number): FaixaDaNota =>
  ALCANCA.find(([, alcanca]) => alcanca(nota))?.[0] ?? '0_49'
