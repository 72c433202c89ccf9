/**
 * Mutual exclusion per key: work on different keys runs at once, work on a shared key in the order it was asked for.
 */
export class KeyLocks {
  readonly #tails = new Map<string, Promise<void>>()

  /**
   * Runs `work` while holding all `keys`. A caller joins every queue in one step, so whoever came first is first in
   * all of them and two callers can never wait for each other.
   */
  async run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = keys.map((key) => this.#tails.get(key)).filter((tail) => tail !== undefined)
    let release = (): void => {}
    const done = new Promise<void>((resolve) => {
      release = resolve
    })
    for (const key of keys) this.#tails.set(key, done)
    try {
      if (before.length > 0) await Promise.all(before)
      return await work()
    } finally {
      for (const key of keys) if (this.#tails.get(key) === done) this.#tails.delete(key)
      release()
    }
  }
}
