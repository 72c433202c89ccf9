/** Words (and, ending in `*`, stems) one of which stands in every text that a part of a pattern can match. */
export type Exigencia = readonly string[]

/** What the patterns of a lexicon demand, and which word meets what; plain data. */
export interface Exigencias {
  /** of each pattern, in the order given: the numbers of what it demands */
  readonly padroes: readonly (readonly number[])[]
  /** by word: the numbers of what it meets */
  readonly palavras: readonly (readonly [string, readonly number[]])[]
  /** by stem: the numbers of what a word that begins so meets */
  readonly radicais: readonly (readonly [string, readonly number[]])[]
  readonly quantas: number
}

/**
 * What the patterns of the lexicon demand, worked out when the functions are bundled for Lambda
 * (`lib/lexico-pronto.ts`); everywhere else they are read as they are indexed.
 */
export const PRONTAS: Exigencias | undefined = undefined
