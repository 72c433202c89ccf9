import { type Item, query } from './table.ts'

const partition = (entidade: string) => `PRAZO#${entidade}`

/** What falls due, found by the reconciler: set with every state that has a timed exit. */
export const due = (at: string, entidade: string, id: string) => ({
  gsi4pk: partition(entidade),
  gsi4sk: `${at}#${entidade}#${id}`,
})

/** Attributes to remove when a state has no timed exit. */
export const NO_DUE = ['gsi4pk', 'gsi4sk'] as const

/** Items of one kind whose timed exit has come, oldest first: one kind's backlog never hides another's. */
export const dueUntil = (entidade: string, now: Date, limit = 100): Promise<Item[]> =>
  query({ index: 'gsi4', pk: partition(entidade), to: `${now.toISOString()}~`, limit })

/** Items of one kind that have a timed exit, come or not, the next one first. */
export const dueEver = (entidade: string, limit = 500): Promise<Item[]> =>
  query({ index: 'gsi4', pk: partition(entidade), limit })

/** When an item falls due (ISO), of one that does. */
export const instanteDe = ({ gsi4sk }: Item): string => String(gsi4sk).split('#')[0] ?? ''
