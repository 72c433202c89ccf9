import { createHmac } from 'node:crypto'
import { AwsError } from '../service.ts'
import { assertUnlocked, countWrongPassword, forgetWrongPasswords } from './attempts.ts'
import { type ClientOfPool, type Cognito, hidesUnknownUsers, type Metadata } from './context.ts'
import { poolName } from './password.ts'
import { closeSession, openSession, type SignInPerson } from './sessions.ts'
import { asksForCode } from './software-token.ts'
import { decoyVerifier, passwordFits } from './srp.ts'
import { newLogin } from './tokens.ts'
import { anyResponse, fire } from './triggers.ts'
import { findUser, mustFindUser, saveUser, type User, userNotFound } from './users.ts'

/** Sign-in with a password. */

export const incorrect = (): AwsError =>
  new AwsError('NotAuthorizedException', 'Incorrect username or password.')

interface Candidate {
  readonly person: SignInPerson
  /** Absent when the pool does not know the name. */
  readonly user?: User
}

/**
 * The person behind a username, or their decoy.
 * @throws UserNotFoundException when the client does not hide who is unknown
 */
export async function candidate(cognito: Cognito, of: ClientOfPool, name: string): Promise<Candidate> {
  const user = await findUser(cognito.store, of.pool.id, name)
  if (user) return { user, person: { userName: user.sub, who: user.sub, known: true } }
  if (!hidesUnknownUsers(of.client)) throw userNotFound()
  const who = name.toLowerCase()
  const digest = createHmac('sha256', cognito.keys.decoySecret(of.pool.id)).update(who).digest('hex')
  const userName = digest.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, a: string, b: string, c: string, d: string, e: string) => `${a}-${b}-4${c}-8${d}-${e}`,
  )
  return { person: { userName, who, known: false } }
}

async function preAuthenticate(
  cognito: Cognito,
  of: ClientOfPool,
  { user, person }: Candidate,
  metadata: Metadata,
): Promise<void> {
  await assertUnlocked(cognito.store, of.pool.id, person.who, cognito.now())
  await fire(
    cognito,
    { pool: of.pool, clientId: of.client.id, userName: person.userName, user },
    {
      trigger: 'PreAuthentication',
      source: 'PreAuthentication_Authentication',
      request: {
        validationData: metadata ?? null,
        ...(hidesUnknownUsers(of.client) && { userNotFound: !user }),
      },
      response: {},
    },
    anyResponse,
  )
}

/** USER_PASSWORD_AUTH and ADMIN_USER_PASSWORD_AUTH. */
export async function plainPassword(
  cognito: Cognito,
  of: ClientOfPool,
  given: { readonly name: string; readonly password: string },
  metadata: Metadata,
) {
  const found = await candidate(cognito, of, given.name)
  await preAuthenticate(cognito, of, found, metadata)
  const { person, user } = found
  // Always computed, so that a known name does not answer sooner.
  const decoy = decoyVerifier(cognito.keys.decoySecret(of.pool.id), person.who)
  if (passwordFits(poolName(of.pool), person.userName, given.password, user?.password ?? decoy) && user)
    return passwordAccepted(cognito, of, user)
  await cognito.store.change((work) => countWrongPassword(work, of.pool.id, person.who, cognito.now()))
  throw incorrect()
}

/** @throws UserNotConfirmedException, NotAuthorizedException when disabled */
export function assertReady(user: User): void {
  if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.')
  if (user.status === 'UNCONFIRMED') throw new AwsError('UserNotConfirmedException', 'User is not confirmed.')
}

async function passwordAccepted(cognito: Cognito, of: ClientOfPool, user: User) {
  assertReady(user)
  if (user.status === 'RESET_REQUIRED')
    throw new AwsError('PasswordResetRequiredException', 'Password reset required for the user')
  if (user.status !== 'FORCE_CHANGE_PASSWORD') return secondFactor(cognito, of, user, undefined, undefined)
  if (user.passwordExpiresAt !== undefined && cognito.now() >= user.passwordExpiresAt)
    throw new AwsError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    )
  const person = { userName: user.sub, who: user.sub, known: true }
  const next = await cognito.store.change((work) => {
    forgetWrongPasswords(work, of.pool.id, user.sub)
    return openSession(cognito, work, of, { kind: 'NEW_PASSWORD_REQUIRED', person })
  })
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: next,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  }
}

/**
 * After the password: the authenticator's code where the user has one, else the end. What the password changed is
 * written either way; wrong passwords are forgotten only with the code, which they count together with.
 */
export async function secondFactor(
  cognito: Cognito,
  of: ClientOfPool,
  user: User,
  session: string | undefined,
  metadata: Metadata,
  ...rest: [change?: (user: User) => User, source?: SignInSource]
) {
  const [change] = rest
  if (of.pool.mfa !== 'OPTIONAL' || !asksForCode(user))
    return grant(cognito, of, user, session, metadata, ...rest)
  const person = { userName: user.sub, who: user.sub, known: true }
  const next = await cognito.store.change(async (work) => {
    const before = await mustFindUser(work, of.pool.id, user.sub)
    if (change) await saveUser(work, of.pool.id, change(before), cognito.now(), before)
    if (session) closeSession(work, session)
    return openSession(cognito, work, of, { kind: 'SOFTWARE_TOKEN_MFA', person })
  })
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: next,
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  }
}

type SignInSource = 'TokenGeneration_Authentication' | 'TokenGeneration_NewPasswordChallenge'

/**
 * The end of every sign-in: PostAuthentication, PreTokenGeneration, then tokens, the closed session and the user's
 * change in one write.
 */
export async function grant(
  cognito: Cognito,
  of: ClientOfPool,
  user: User,
  session: string | undefined,
  metadata: Metadata,
  change: (user: User) => User = (same) => same,
  source: SignInSource = 'TokenGeneration_Authentication',
) {
  const after = change(user)
  await fire(
    cognito,
    { pool: of.pool, clientId: of.client.id, userName: user.sub, user: after },
    {
      trigger: 'PostAuthentication',
      source: 'PostAuthentication_Authentication',
      request: { newDeviceUsed: false, ...(metadata && { clientMetadata: metadata }) },
      response: {},
    },
    anyResponse,
  )
  const login = await newLogin(cognito, of, after, source, metadata)
  await cognito.store.change(async (work) => {
    const before = await mustFindUser(work, of.pool.id, user.sub)
    const changed = change(before)
    if (changed !== before) await saveUser(work, of.pool.id, changed, cognito.now(), before)
    if (session) closeSession(work, session)
    forgetWrongPasswords(work, of.pool.id, user.sub)
    login.write(work)
  })
  return { ChallengeParameters: {}, AuthenticationResult: login.result }
}
