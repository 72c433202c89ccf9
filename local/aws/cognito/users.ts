import { AwsError } from '../service.ts'
import type { SoftwareToken } from './software-token.ts'
import type { Verifier } from './srp.ts'
import type { Work } from './store.ts'

/** A user of a pool and its keys: by `sub`, and by e-mail in any case (the pool's username attribute). */

type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED'

export type CodeUse = 'confirm' | 'reset' | 'email'

export interface User {
  /** Also the username: the pool signs in by e-mail, so Cognito names users by their `sub`. */
  readonly sub: string
  readonly status: UserStatus
  readonly enabled: boolean
  /** Without `sub`; values are strings, as Cognito keeps them. */
  readonly attributes: Readonly<Record<string, string>>
  readonly groups: readonly string[]
  /** Milliseconds since the epoch, as all times here. */
  readonly createdAt: number
  readonly modifiedAt: number
  readonly password?: Verifier
  /** Of a temporary password. */
  readonly passwordExpiresAt?: number
  readonly softwareToken?: SoftwareToken
  readonly codes: Readonly<Partial<Record<CodeUse, { readonly code: string; readonly expiresAt: number }>>>
}

type Reader = Pick<Work, 'get'>

const userKey = (poolId: string, sub: string): string => `user/${poolId}/${sub}`
const emailKey = (poolId: string, email: string): string => `email/${poolId}/${email.toLowerCase()}`

/** @param name e-mail in any case, or `sub` */
export async function findUser(reader: Reader, poolId: string, name: string): Promise<User | undefined> {
  const sub = (await reader.get<string>(emailKey(poolId, name))) ?? name
  return reader.get<User>(userKey(poolId, sub))
}

export const userNotFound = (): AwsError => new AwsError('UserNotFoundException', 'User does not exist.')

/** @throws UserNotFoundException */
export async function mustFindUser(reader: Reader, poolId: string, name: string): Promise<User> {
  const user = await findUser(reader, poolId, name)
  if (!user) throw userNotFound()
  return user
}

/**
 * Writes a user and keeps the e-mail's index with it.
 * @throws AliasExistsException when the e-mail is another user's
 */
export async function saveUser(
  work: Work,
  poolId: string,
  user: User,
  now: number,
  before?: User,
): Promise<User> {
  const email = user.attributes.email
  const previous = before?.attributes.email
  if (email?.toLowerCase() !== previous?.toLowerCase()) {
    if (email && (await work.get(emailKey(poolId, email))))
      throw new AwsError('AliasExistsException', 'An account with the email already exists.')
    if (previous) work.delete(emailKey(poolId, previous))
    if (email) work.put(emailKey(poolId, email), user.sub)
  }
  const saved = { ...user, modifiedAt: now }
  work.put(userKey(poolId, user.sub), saved)
  return saved
}

export function removeUser(work: Work, poolId: string, user: User): void {
  work.delete(userKey(poolId, user.sub))
  if (user.attributes.email) work.delete(emailKey(poolId, user.attributes.email))
}

/** Attributes as the API lists them; `wanted` narrows. */
export const attributeList = (user: User, wanted?: readonly string[]): { Name: string; Value: string }[] =>
  [['sub', user.sub] as const, ...Object.entries(user.attributes)]
    .filter(([name]) => !wanted || wanted.includes(name))
    .map(([Name, Value]) => ({ Name, Value }))

/** Cognito's times are seconds with a fraction. */
export const seconds = (milliseconds: number): number => milliseconds / 1000

/** `UserType`, as AdminCreateUser and ListUsers answer. */
export const userType = (user: User, wanted?: readonly string[]) => ({
  Username: user.sub,
  Attributes: attributeList(user, wanted),
  UserCreateDate: seconds(user.createdAt),
  UserLastModifiedDate: seconds(user.modifiedAt),
  Enabled: user.enabled,
  UserStatus: user.status,
})
