import { prazoMs, type PrazoNome } from './prazos.ts'

/** The days of `retencao-dias.ts` converted to years of the law and to timers. */

const DIA = 24 * 60 * 60 * 1000

/** Whole years of a class that the law counts in years. */
export const emAnos = (dias: number): number => dias / 365

/** Days of a class that is a timer of the product, which a stage may set differently. */
export const diasDoPrazo = (nome: PrazoNome): number => prazoMs(nome) / DIA
