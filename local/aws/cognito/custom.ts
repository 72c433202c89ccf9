import { z } from 'zod'
import { AwsError, NotEmulated } from '../service.ts'
import type { ClientOfPool, Cognito, Metadata } from './context.ts'
import { type ChallengeResult, closeSession, openSession, type SignInPerson, type Step } from './sessions.ts'
import { assertReady, candidate, grant, incorrect } from './signin.ts'
import { fire } from './triggers.ts'
import { findUser, type User } from './users.ts'

/** CUSTOM_AUTH: the pool's three challenge triggers decide. */

const parameters = z.record(z.string(), z.string()).nullish()
const defined = z.object({
  challengeName: z.string().nullish(),
  issueTokens: z.boolean().nullish(),
  failAuthentication: z.boolean().nullish(),
})
const created = z.object({
  publicChallengeParameters: parameters,
  privateChallengeParameters: parameters,
  challengeMetadata: z.string().nullish(),
})
const verified = z.object({ answerCorrect: z.boolean().nullish() })

type CustomStep = Extract<Step, { kind: 'CUSTOM_CHALLENGE' }>

interface Attempt {
  readonly person: SignInPerson
  readonly user?: User
  readonly history: readonly ChallengeResult[]
  /** The session being answered. */
  readonly session?: string
  readonly metadata: Metadata
}

export async function startCustom(cognito: Cognito, of: ClientOfPool, name: string) {
  const found = await candidate(cognito, of, name)
  // Cognito gives the ClientMetadata of InitiateAuth to no challenge trigger.
  return advance(cognito, of, { ...found, history: [], metadata: undefined })
}

export async function answerCustom(
  cognito: Cognito,
  of: ClientOfPool,
  step: CustomStep,
  given: { readonly session: string; readonly answer: string },
  metadata: Metadata,
) {
  const { person } = step
  const user = person.known ? await findUser(cognito.store, of.pool.id, person.userName) : undefined
  const verdict = await fire(
    cognito,
    { pool: of.pool, clientId: of.client.id, userName: person.userName, user },
    {
      trigger: 'VerifyAuthChallengeResponse',
      source: 'VerifyAuthChallengeResponse_Authentication',
      request: {
        privateChallengeParameters: step.privateParameters,
        challengeAnswer: given.answer,
        ...(metadata && { clientMetadata: metadata }),
        userNotFound: !user,
      },
      response: { answerCorrect: null },
    },
    verified,
  )
  if (!verdict) throw notConfigured()
  const result: ChallengeResult = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult: verdict.answerCorrect === true,
    ...(step.challengeMetadata !== undefined && { challengeMetadata: step.challengeMetadata }),
  }
  const history = [...step.history, result]
  return advance(cognito, of, { person, user, history, session: given.session, metadata })
}

async function advance(cognito: Cognito, of: ClientOfPool, attempt: Attempt) {
  const { person, user, history, session, metadata } = attempt
  const subject = { pool: of.pool, clientId: of.client.id, userName: person.userName, user }
  const common = { session: history, ...(metadata && { clientMetadata: metadata }), userNotFound: !user }
  const next = await fire(
    cognito,
    subject,
    {
      trigger: 'DefineAuthChallenge',
      source: 'DefineAuthChallenge_Authentication',
      request: common,
      response: { challengeName: null, issueTokens: null, failAuthentication: null },
    },
    defined,
  )
  if (!next) throw notConfigured()
  if (next.failAuthentication || (next.issueTokens && !user)) return fail(cognito, session)
  if (next.issueTokens && user) {
    assertReady(user)
    return grant(cognito, of, user, session, metadata)
  }
  if (next.challengeName !== 'CUSTOM_CHALLENGE')
    throw next.challengeName
      ? new NotEmulated(`cognito-idp.CUSTOM_AUTH ${next.challengeName}`)
      : new AwsError('InvalidLambdaResponseException', 'DefineAuthChallenge named no challenge.')
  const challenge = await fire(
    cognito,
    subject,
    {
      trigger: 'CreateAuthChallenge',
      source: 'CreateAuthChallenge_Authentication',
      request: { challengeName: 'CUSTOM_CHALLENGE', ...common },
      response: {
        publicChallengeParameters: null,
        privateChallengeParameters: null,
        challengeMetadata: null,
      },
    },
    created,
  )
  if (!challenge) throw notConfigured()
  const token = await cognito.store.change((work) => {
    if (session) closeSession(work, session)
    return openSession(cognito, work, of, {
      kind: 'CUSTOM_CHALLENGE',
      person,
      history,
      privateParameters: challenge.privateChallengeParameters ?? {},
      challengeMetadata: challenge.challengeMetadata ?? undefined,
    })
  })
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: token,
    ChallengeParameters: { USERNAME: person.userName, ...challenge.publicChallengeParameters },
  }
}

async function fail(cognito: Cognito, session: string | undefined): Promise<never> {
  if (session) await cognito.store.change((work) => closeSession(work, session))
  throw incorrect()
}

const notConfigured = (): AwsError =>
  new AwsError('InvalidParameterException', 'Custom auth lambda trigger is not configured for the user pool.')
