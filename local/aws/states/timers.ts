const MAX_TIMEOUT_MS = 2 ** 31 - 1

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

/** Waits for points in time of a clock that tests may move: after moving it, call `wake`. */
export class Timers {
  private readonly sleepers = new Set<Sleeper>()
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly now: () => number) {}

  /** Resolves when the clock reaches `at` (ms). @throws the signal's reason */
  async until(at: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const abort = (): void => {
        this.sleepers.delete(sleeper)
        this.wake()
        // The reason is whatever error the signal was aborted with.
        // eslint-disable-next-line prefer-promise-reject-errors
        reject(signal.reason)
      }
      const sleeper: Sleeper = {
        at,
        wake: () => {
          signal.removeEventListener('abort', abort)
          resolve()
        },
      }
      signal.addEventListener('abort', abort, { once: true })
      this.sleepers.add(sleeper)
      this.wake()
    })
  }

  /** Ends every wait whose time has come and sets the alarm for the next. */
  wake(): void {
    clearTimeout(this.timer)
    let next = Number.POSITIVE_INFINITY
    for (const sleeper of this.sleepers) {
      if (sleeper.at > this.now()) {
        next = Math.min(next, sleeper.at)
        continue
      }
      this.sleepers.delete(sleeper)
      sleeper.wake()
    }
    if (next !== Number.POSITIVE_INFINITY)
      this.timer = setTimeout(() => this.wake(), Math.min(Math.max(1, next - this.now()), MAX_TIMEOUT_MS))
  }
}
