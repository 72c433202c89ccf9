import type { Json } from './json.ts'

/** Where one walk through a level of states stands. Stored whole after each step, so a crash loses no finished work. */
export interface Position {
  state: string
  input: Json
  variables: Record<string, Json>
  /** When the current state was entered (ms); missing until it was. */
  enteredAt?: number | undefined
  /** Retries made in the current state, by position of the retrier. */
  retries: Record<string, number>
  /** When the Wait, or the delay before a retry, is over (ms). */
  until?: number | undefined
  /** The walks inside the current Parallel or Map. */
  branches?: Position[] | undefined
  /** In a Map: which item this walk is for. */
  item?: { readonly Index: number; readonly Value: Json }
  /** Set once this walk has reached its end. */
  done?: { readonly output: Json }
}

export const startingAt = (
  state: string,
  input: Json,
  variables: Readonly<Record<string, Json>>,
  item?: Position['item'],
): Position => ({ state, input, variables: { ...variables }, retries: {}, ...(item ? { item } : {}) })
