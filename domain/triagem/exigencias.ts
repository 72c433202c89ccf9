/** Words (and, ending in `*`, stems) one of which stands in every text that a part of a pattern can match. */
export type Exigencia = readonly string[]

/**
 * What each pattern of the lexicon demands, worked out when the functions are bundled for Lambda (`lib/lexico-pronto.ts`)
 * and empty everywhere else: a pattern that is not here is read when it is indexed.
 */
export const PRONTAS: ReadonlyMap<string, readonly Exigencia[]> = new Map()
