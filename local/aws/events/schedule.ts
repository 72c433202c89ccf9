import { NotEmulated } from '../service.ts'

const UNIT_MS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }
const FIRST_AFTER_MS = 1000
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Milliseconds of `rate(5 minutes)`. @throws NotEmulated for cron and anything else */
export function periodOf(rule: string, expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  const period = Number(count) * (UNIT_MS[unit ?? ''] ?? Number.NaN)
  if (!(period > 0)) throw new NotEmulated(`events schedule ${expression} of ${rule}`)
  return period
}

/** Calls `tick` shortly after now, then at each whole multiple of the period. @returns how to stop */
export function repeat(period: number, tick: () => void, now: () => number): () => void {
  let timer: NodeJS.Timeout
  const arm = (delay: number): void => {
    timer = setTimeout(
      () => {
        tick()
        arm(untilNext())
      },
      Math.min(delay, MAX_TIMEOUT_MS),
    )
  }
  const untilNext = (): number => period - (now() % period)
  arm(FIRST_AFTER_MS)
  return () => clearTimeout(timer)
}
