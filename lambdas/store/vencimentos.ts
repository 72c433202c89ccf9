import { shardOf } from './shard.ts'
import { type Item, query } from './table.ts'

/** A single partition could not take the timed exits of a million consultations a day; reading eight is still fast. */
const SHARDS = 8

const partition = (entidade: string, shard: number) => `PRAZO#${entidade}#${shard}`

/** Index attributes by which the reconciler finds what falls due; set in every state that has a timed exit. */
export const dueAttributes = (at: string, entidade: string, id: string) => ({
  gsi4pk: partition(entidade, shardOf(id, SHARDS)),
  gsi4sk: `${at}#${entidade}#${id}`,
})

/** Attributes to remove when a state has no timed exit. */
export const DUE_ATTRIBUTES = ['gsi4pk', 'gsi4sk'] as const

/**
 * Items of one kind whose timed exit has come, oldest first. Each kind has its own partitions, so that one kind's
 * backlog cannot delay another's.
 */
export const dueUntil = (entidade: string, now: Date): Promise<Item[]> =>
  dueOf(entidade, 100, `${now.toISOString()}~`)

/** Items of one kind that have a timed exit, past or future, the earliest first. */
export const dueEver = (entidade: string): Promise<Item[]> => dueOf(entidade, EVERY)

/**
 * The same, the latest of each part first: what was put off by days comes before what falls due within the hour.
 */
export async function dueLast(entidade: string): Promise<Item[]> {
  const found = await Promise.all(
    shardsOf(entidade).map(async (pk) => query({ index: 'gsi4', pk, newestFirst: true, limit: EVERY })),
  )
  return found.flat()
}

const EVERY = 500

const shardsOf = (entidade: string): string[] =>
  Array.from({ length: SHARDS }, (_, shard) => partition(entidade, shard))

async function dueOf(entidade: string, limit: number, to?: string): Promise<Item[]> {
  const found = await Promise.all(
    shardsOf(entidade).map(async (pk) =>
      query({ index: 'gsi4', pk, ...(to !== undefined && { to }), limit }),
    ),
  )
  return found
    .flat()
    .toSorted((a, b) => String(a.gsi4sk).localeCompare(String(b.gsi4sk)))
    .slice(0, limit)
}

/** When an item that has a timed exit falls due (ISO). */
export const instanteDe = ({ gsi4sk }: Item): string => String(gsi4sk).split('#')[0] ?? ''
