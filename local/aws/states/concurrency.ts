import type { Json } from './json.ts'

/** Never resolves; rejects with the signal's reason. */
export const aborted = async (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    // The reason is whatever error the signal was aborted with.
    // eslint-disable-next-line prefer-promise-reject-errors
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

/** Runs `count` walks, `limit` at a time; the first failure stops the others. @returns outputs in their order */
export async function together(
  signal: AbortSignal,
  count: number,
  limit: number,
  walk: (index: number, signal: AbortSignal) => Promise<Json>,
): Promise<Json[]> {
  const stop = new AbortController()
  const inner = AbortSignal.any([signal, stop.signal])
  const outputs: Json[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next
      next += 1
      outputs[index] = await walk(index, inner)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(limit, count) }, worker))
    return outputs
  } finally {
    stop.abort()
  }
}
