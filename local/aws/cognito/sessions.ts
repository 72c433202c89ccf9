import { randomBytes } from 'node:crypto'
import { AwsError } from '../service.ts'
import type { ClientOfPool, Cognito } from './context.ts'
import type { CognitoStore, Work } from './store.ts'

/** One sign-in between its challenges. */

const LIFE = 3 * 60_000

/** A challenge of a custom sign-in and how it went, as the triggers read it. */
export interface ChallengeResult {
  readonly challengeName: string
  readonly challengeResult: boolean
  readonly challengeMetadata?: string
}

/** Who is signing in; of a person the pool does not know, a made-up name that nobody can tell from a real one. */
export interface SignInPerson {
  /** `sub`, or what stands in its place. */
  readonly userName: string
  /** Key of the counters. */
  readonly who: string
  readonly known: boolean
}

export type Step =
  | { readonly kind: 'NEW_PASSWORD_REQUIRED'; readonly person: SignInPerson }
  | { readonly kind: 'SOFTWARE_TOKEN_MFA'; readonly person: SignInPerson }
  | {
      readonly kind: 'CUSTOM_CHALLENGE'
      readonly person: SignInPerson
      readonly history: readonly ChallengeResult[]
      readonly privateParameters: Readonly<Record<string, string>>
      readonly challengeMetadata?: string
    }

interface Session {
  readonly poolId: string
  readonly clientId: string
  readonly expiresAt: number
  readonly step: Step
}

const sessionKey = (token: string): string => `session/${token}`

/** @returns the token the client brings back */
export function openSession(cognito: Cognito, work: Work, of: ClientOfPool, step: Step): string {
  const token = randomBytes(96).toString('base64')
  const session: Session = {
    poolId: of.pool.id,
    clientId: of.client.id,
    expiresAt: cognito.now() + LIFE,
    step,
  }
  work.put(sessionKey(token), session)
  return token
}

export const closeSession = (work: Work, token: string): void => work.delete(sessionKey(token))

/** Sessions that an answer is being checked for: each takes one answer at a time, and one in all. */
const answering = new WeakMap<CognitoStore, Set<string>>()

/**
 * Runs the answer to a session; `run` closes it in its own write.
 * @throws NotAuthorizedException when the session is unknown, another client's, used, or older than three minutes
 */
export async function answerSession<T>(
  cognito: Cognito,
  of: ClientOfPool,
  token: string,
  run: (step: Step) => Promise<T>,
): Promise<T> {
  const busy = answering.get(cognito.store) ?? new Set<string>()
  answering.set(cognito.store, busy)
  if (busy.has(token)) throw new AwsError('NotAuthorizedException', 'Invalid session for the user.')
  busy.add(token)
  try {
    const session = await cognito.store.get<Session>(sessionKey(token))
    if (!session || session.poolId !== of.pool.id || session.clientId !== of.client.id)
      throw new AwsError('NotAuthorizedException', 'Invalid session for the user.')
    if (cognito.now() >= session.expiresAt)
      throw new AwsError('NotAuthorizedException', 'Invalid session for the user, session is expired.')
    return await run(session.step)
  } finally {
    busy.delete(token)
  }
}

/** Drops what nobody can answer any more. */
export async function sweepSessions(store: CognitoStore, now: number): Promise<void> {
  await store.change(async (work) => {
    for (const [key, session] of await work.list<Session>('session/'))
      if (now >= session.expiresAt) work.delete(key)
  })
}
