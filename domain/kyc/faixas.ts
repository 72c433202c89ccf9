import { MINIMOS } from './decisao.ts'

/** Bands of a stage's score, in hundredths: their bounds are the minimums of P §9, so that a near miss can be told from a plain one. */
export const FAIXAS_DA_NOTA = ['0_49', '50_69', '70_74', '75_79', '80_84', '85_94', '95_100'] as const
export type FaixaDaNota = (typeof FAIXAS_DA_NOTA)[number]

const LIMITES: readonly (readonly [FaixaDaNota, number])[] = [
  ['95_100', 95],
  ['85_94', 100 * MINIMOS.liveness],
  ['80_84', 100 * MINIMOS.fraud],
  ['75_79', 100 * MINIMOS.decision],
  ['70_74', 100 * MINIMOS.ocr],
  ['50_69', 50],
]

/** The band of a score from 0 to 1, rounded as it is shown. */
export const faixaDaNota = (nota: number): FaixaDaNota =>
  LIMITES.find(([, de]) => Math.round(nota * 100) >= Math.round(de))?.[0] ?? '0_49'
