/** A failure as the states language knows it: `ErrorEquals` matches `name`, `Cause` says why. */
export class StatesError extends Error {
  constructor(
    override readonly name: string,
    readonly statesCause = '',
  ) {
    super(statesCause || name)
  }
}

/** The emulator is closing: the execution stays RUNNING and goes on after the next start. */
export class Suspended extends Error {
  override readonly name = 'Suspended'
}

interface Retrier {
  readonly ErrorEquals: readonly string[]
  readonly IntervalSeconds: number
  readonly MaxAttempts: number
  readonly BackoffRate: number
  readonly MaxDelaySeconds?: number | undefined
  readonly JitterStrategy: 'FULL' | 'NONE'
}

const UNCATCHABLE = new Set(['States.DataLimitExceeded', 'States.Runtime'])

/** Whether `ErrorEquals` names the failure, with the wildcards `States.ALL` and `States.TaskFailed`. */
export const matches = (errorEquals: readonly string[], failure: StatesError): boolean =>
  errorEquals.some(
    (name) =>
      name === failure.name ||
      (name === 'States.ALL' && !UNCATCHABLE.has(failure.name)) ||
      (name === 'States.TaskFailed' && failure.name !== 'States.Timeout' && !UNCATCHABLE.has(failure.name)),
  )

/**
 * The retrier that takes the failure, if it has attempts left.
 * @param attempts retries made so far, by position of the retrier
 * @returns its position and the delay in milliseconds before the next attempt
 */
export function nextRetry(
  retriers: readonly Retrier[],
  attempts: Readonly<Record<string, number>>,
  failure: StatesError,
): { index: number; delay: number } | undefined {
  const index = retriers.findIndex((retrier) => matches(retrier.ErrorEquals, failure))
  const retrier = retriers[index]
  const made = attempts[index] ?? 0
  if (!retrier || made >= retrier.MaxAttempts) return undefined
  const seconds = Math.min(
    retrier.IntervalSeconds * retrier.BackoffRate ** made,
    retrier.MaxDelaySeconds ?? Number.POSITIVE_INFINITY,
  )
  return { index, delay: seconds * 1000 * (retrier.JitterStrategy === 'FULL' ? Math.random() : 1) }
}
