import type { AchadoId } from '../termos.ts'

/** More ways to say findings of the lexicon, put together from parts: place × sensation × manner. */
export type Composicoes = Partial<Record<AchadoId, readonly string[]>>
