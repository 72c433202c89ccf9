/** Runs works of the same key one after the other, of different keys at once. */
export function createSerial(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const current = (tails.get(key) ?? Promise.resolve()).then(work)
    const tail = current.catch(() => undefined)
    tails.set(key, tail)
    try {
      return await current
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}
