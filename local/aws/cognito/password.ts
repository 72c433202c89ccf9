import { randomInt } from 'node:crypto'
import { AwsError } from '../service.ts'
import type { PasswordPolicy, Pool } from './options.ts'
import { makeVerifier } from './srp.ts'
import type { User } from './users.ts'

const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/
const DAY = 24 * 60 * 60 * 1000

/** Part of the pool's id that SRP mixes in. */
export const poolName = (pool: Pool): string => pool.id.slice(pool.id.indexOf('_') + 1)

/** @throws InvalidPasswordException with the first rule broken, InvalidParameterException for an impossible length */
function assertPolicy(policy: PasswordPolicy, password: string): void {
  if (password.length === 0 || password.length > 256)
    throw new AwsError('InvalidParameterException', 'Password must have 1 to 256 characters.')
  const rules: [broken: boolean, text: string][] = [
    [password.length < (policy.MinimumLength ?? 8), 'Password not long enough'],
    [!!policy.RequireUppercase && !/[A-Z]/.test(password), 'Password must have uppercase characters'],
    [!!policy.RequireLowercase && !/[a-z]/.test(password), 'Password must have lowercase characters'],
    [!!policy.RequireNumbers && !/\d/.test(password), 'Password must have numeric characters'],
    [!!policy.RequireSymbols && !SYMBOL.test(password), 'Password must have symbol characters'],
    [/^\s|\s$/.test(password), 'Password must not start or end with a space'],
  ]
  const broken = rules.find(([isBroken]) => isBroken)
  if (broken)
    throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}

/** Password fields of a user record, policy checked. */
export function newPassword(
  pool: Pool,
  sub: string,
  password: string,
  temporaryFrom?: number,
): Pick<User, 'password' | 'passwordExpiresAt'> {
  assertPolicy(pool.passwordPolicy, password)
  return {
    password: makeVerifier(poolName(pool), sub, password),
    passwordExpiresAt:
      temporaryFrom === undefined
        ? undefined
        : temporaryFrom + (pool.passwordPolicy.TemporaryPasswordValidityDays ?? 7) * DAY,
  }
}

/** A temporary password that fits any policy up to its length. */
export function generatePassword(policy: PasswordPolicy): string {
  const sets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!@#%&*?']
  const pick = (set: string) => set.charAt(randomInt(set.length))
  const length = Math.max(policy.MinimumLength ?? 8, 12)
  return Array.from({ length }, (_, index) => pick(sets[index % sets.length] ?? sets.join(''))).join('')
}
