import { AwsError } from '../service.ts'
import type { Work } from './store.ts'

/**
 * Counters of wrong passwords, wrong codes and messages asked for. They are kept by name for unknown users too,
 * so that a lockout tells nobody whether an account exists.
 */

const MINUTE = 60_000
const QUIET = 15 * MINUTE
const FREE_PASSWORD_ERRORS = 4
const WRONG_CODES_PER_HOUR = 5
const MESSAGES_PER_HOUR = 20

interface PasswordErrors {
  readonly count: number
  readonly lastAt: number
  readonly lockedUntil: number
}

const passwordKey = (poolId: string, who: string): string => `wrong-password/${poolId}/${who}`
const countKey = (what: string, poolId: string, who: string): string => `count/${what}/${poolId}/${who}`

/** @throws NotAuthorizedException while locked; such an attempt does not lengthen the lock */
export async function assertUnlocked(
  reader: Pick<Work, 'get'>,
  poolId: string,
  who: string,
  now: number,
): Promise<void> {
  const errors = await reader.get<PasswordErrors>(passwordKey(poolId, who))
  if (errors && now < errors.lockedUntil)
    throw new AwsError('NotAuthorizedException', 'Password attempts exceeded')
}

/** From the 5th wrong password on: locked 2^(n-5) seconds, at most 15 minutes (Cognito, "Lockout behavior"). */
export async function countWrongPassword(
  work: Work,
  poolId: string,
  who: string,
  now: number,
): Promise<void> {
  const key = passwordKey(poolId, who)
  const before = await work.get<PasswordErrors>(key)
  const count = (before && now - before.lastAt < QUIET ? before.count : 0) + 1
  const beyond = count - FREE_PASSWORD_ERRORS - 1
  const lockedUntil = beyond < 0 ? 0 : now + Math.min(2 ** beyond * 1000, QUIET)
  work.put(key, { count, lastAt: now, lockedUntil } satisfies PasswordErrors)
}

export const forgetWrongPasswords = (work: Work, poolId: string, who: string): void =>
  work.delete(passwordKey(poolId, who))

const tooMany = (): AwsError =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

const recent = async (reader: Pick<Work, 'get'>, key: string, now: number): Promise<number[]> =>
  ((await reader.get<number[]>(key)) ?? []).filter((at) => now - at < 60 * MINUTE)

/** @throws LimitExceededException beyond the messages of an hour */
export async function countMessage(work: Work, poolId: string, who: string, now: number): Promise<void> {
  const key = countKey('message', poolId, who)
  const sent = await recent(work, key, now)
  if (sent.length >= MESSAGES_PER_HOUR) throw tooMany()
  work.put(key, [...sent, now])
}

/** @throws LimitExceededException after the wrong codes of an hour */
export async function assertMayGuess(
  reader: Pick<Work, 'get'>,
  poolId: string,
  who: string,
  now: number,
): Promise<void> {
  if ((await recent(reader, countKey('wrong-code', poolId, who), now)).length >= WRONG_CODES_PER_HOUR)
    throw tooMany()
}

export async function countWrongCode(work: Work, poolId: string, who: string, now: number): Promise<void> {
  const key = countKey('wrong-code', poolId, who)
  work.put(key, [...(await recent(work, key, now)), now])
}

export const forgetWrongCodes = (work: Work, poolId: string, who: string): void =>
  work.delete(countKey('wrong-code', poolId, who))
