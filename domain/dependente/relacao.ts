/** What an adult may be to a dependant. */
export const RELACOES = ['mae', 'pai', 'tutor', 'guardiao', 'curador'] as const
export type Relacao = (typeof RELACOES)[number]

/** What the child's own document can prove by itself: it says who the parents are, and of no judge's decision. */
export const eDeFiliacao = (relacao: Relacao): boolean => relacao === 'mae' || relacao === 'pai'

/** A guardian of an adult (Código Civil, art. 1.767); the other relations end at 18. */
export const eDeAdulto = (relacao: Relacao): boolean => relacao === 'curador'
