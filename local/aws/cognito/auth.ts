import { z } from 'zod'
import { AwsError, NotEmulated } from '../service.ts'
import {
  type ClientOfPool,
  clientOf,
  type Cognito,
  type Metadata,
  metadataInput,
  type Operation,
  operation,
  poolOf,
} from './context.ts'
import { answerCustom, startCustom } from './custom.ts'
import type { AuthFlow } from './options.ts'
import { answerSoftwareToken } from './mfa.ts'
import { newPassword } from './password.ts'
import { assertSecret, assertSecretHash } from './client-secret.ts'
import { answerSession, type SignInPerson, type Step } from './sessions.ts'
import { assertReady, plainPassword, secondFactor } from './signin.ts'
import { refreshLogin, revoke } from './tokens.ts'
import { findUser, mustFindUser } from './users.ts'

const parameters = z.record(z.string(), z.string()).default({})
const initiateInput = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: parameters,
  ClientMetadata: metadataInput,
})
const respondInput = z.object({
  ClientId: z.string(),
  ChallengeName: z.string(),
  ChallengeResponses: parameters,
  Session: z.string().optional(),
  ClientMetadata: metadataInput,
})
const ofPool = { UserPoolId: z.string() }

type Parameters = Readonly<Record<string, string>>

const required = (given: Parameters, name: string): string => {
  const value = given[name]
  if (!value) throw new AwsError('InvalidParameterException', `Missing required parameter ${name}`)
  return value
}

/** @throws InvalidParameterException when the client does not list the flow */
const assertFlow = ({ client }: ClientOfPool, flow: AuthFlow): void => {
  if (!client.authFlows.includes(flow))
    throw new AwsError(
      'InvalidParameterException',
      `${flow.replace('ALLOW_', '')} flow not enabled for this client`,
    )
}

const assertName = (cognito: Cognito, of: ClientOfPool, given: Parameters): void =>
  assertSecretHash(cognito, of, [required(given, 'USERNAME')], given.SECRET_HASH)

const adminClient = (cognito: Cognito, poolId: string, clientId: string): ClientOfPool => {
  poolOf(cognito, poolId)
  const of = clientOf(cognito, clientId)
  if (of.pool.id !== poolId)
    throw new AwsError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
  return of
}

async function initiate(
  cognito: Cognito,
  of: ClientOfPool,
  input: z.output<typeof initiateInput>,
  passwordFlow: 'USER_PASSWORD_AUTH' | 'ADMIN_USER_PASSWORD_AUTH',
): Promise<object> {
  const given = input.AuthParameters
  switch (input.AuthFlow) {
    case 'REFRESH_TOKEN':
    case 'REFRESH_TOKEN_AUTH': {
      assertFlow(of, 'ALLOW_REFRESH_TOKEN_AUTH')
      const token = required(given, 'REFRESH_TOKEN')
      assertSecretHash(cognito, of, [], given.SECRET_HASH)
      if (given.SECRET_HASH) throw new NotEmulated('cognito-idp.REFRESH_TOKEN_AUTH SECRET_HASH')
      if (of.client.rotationGrace !== undefined)
        throw new AwsError('NotAuthorizedException', 'Refresh token rotation is enabled for this client')
      return {
        ChallengeParameters: {},
        AuthenticationResult: await refreshLogin(cognito, of, token, undefined),
      }
    }
    case 'USER_SRP_AUTH':
      assertFlow(of, 'ALLOW_USER_SRP_AUTH')
      throw new NotEmulated('cognito-idp.USER_SRP_AUTH')
    case 'CUSTOM_AUTH':
      assertFlow(of, 'ALLOW_CUSTOM_AUTH')
      assertName(cognito, of, given)
      if (given.SRP_A || given.CHALLENGE_NAME) throw new NotEmulated('cognito-idp.CUSTOM_AUTH SRP_A')
      return startCustom(cognito, of, required(given, 'USERNAME'))
    case passwordFlow:
      assertFlow(of, `ALLOW_${passwordFlow}`)
      assertName(cognito, of, given)
      return plainPassword(
        cognito,
        of,
        { name: required(given, 'USERNAME'), password: required(given, 'PASSWORD') },
        input.ClientMetadata,
      )
    case 'USER_AUTH':
      throw new NotEmulated('cognito-idp.USER_AUTH')
    default:
      throw new AwsError('InvalidParameterException', `Unsupported AuthFlow: ${input.AuthFlow}`)
  }
}

async function respond(
  cognito: Cognito,
  of: ClientOfPool,
  input: z.output<typeof respondInput>,
): Promise<object> {
  const given = input.ChallengeResponses
  const username = required(given, 'USERNAME')
  assertName(cognito, of, given)
  const token = input.Session
  if (!token) throw new AwsError('InvalidParameterException', 'Missing required parameter Session')
  return answerSession(cognito, of, token, async (step) => {
    if (step.kind !== input.ChallengeName || !(await names(cognito, of, username, step.person)))
      throw new AwsError('NotAuthorizedException', 'Invalid session for the user.')
    return answer(cognito, of, step, token, given, input.ClientMetadata)
  })
}

async function answer(
  cognito: Cognito,
  of: ClientOfPool,
  step: Step,
  session: string,
  given: Parameters,
  metadata: Metadata,
): Promise<object> {
  if (step.kind === 'CUSTOM_CHALLENGE')
    return answerCustom(cognito, of, step, { session, answer: required(given, 'ANSWER') }, metadata)
  if (step.kind === 'SOFTWARE_TOKEN_MFA')
    return answerSoftwareToken(
      cognito,
      of,
      step,
      { session, code: required(given, 'SOFTWARE_TOKEN_MFA_CODE') },
      metadata,
    )
  const user = await mustFindUser(cognito.store, of.pool.id, step.person.userName)
  assertReady(user)
  const password = newPassword(of.pool, user.sub, required(given, 'NEW_PASSWORD'))
  return secondFactor(
    cognito,
    of,
    user,
    session,
    metadata,
    (before) => ({ ...before, ...password, status: 'CONFIRMED' }),
    'TokenGeneration_NewPasswordChallenge',
  )
}

/** Whether a username given with an answer is the one who began. */
async function names(
  cognito: Cognito,
  of: ClientOfPool,
  username: string,
  person: SignInPerson,
): Promise<boolean> {
  if (username === person.userName) return true
  if (!person.known) return username.toLowerCase() === person.who
  return (await findUser(cognito.store, of.pool.id, username))?.sub === person.userName
}

export const authOperations: Readonly<Record<string, Operation>> = {
  InitiateAuth: operation(initiateInput, (cognito, input) =>
    initiate(cognito, clientOf(cognito, input.ClientId), input, 'USER_PASSWORD_AUTH'),
  ),
  AdminInitiateAuth: operation(initiateInput.extend(ofPool), (cognito, input) =>
    initiate(
      cognito,
      adminClient(cognito, input.UserPoolId, input.ClientId),
      input,
      'ADMIN_USER_PASSWORD_AUTH',
    ),
  ),
  RespondToAuthChallenge: operation(respondInput, (cognito, input) =>
    respond(cognito, clientOf(cognito, input.ClientId), input),
  ),
  AdminRespondToAuthChallenge: operation(respondInput.extend(ofPool), (cognito, input) =>
    respond(cognito, adminClient(cognito, input.UserPoolId, input.ClientId), input),
  ),
  GetTokensFromRefreshToken: operation(
    z.object({
      ClientId: z.string(),
      ClientSecret: z.string().optional(),
      RefreshToken: z.string(),
      ClientMetadata: metadataInput,
    }),
    async (cognito, input) => {
      const of = clientOf(cognito, input.ClientId)
      assertSecret(cognito, of, input.ClientSecret, 'NotAuthorizedException')
      return {
        AuthenticationResult: await refreshLogin(cognito, of, input.RefreshToken, input.ClientMetadata),
      }
    },
  ),
  RevokeToken: operation(
    z.object({ ClientId: z.string(), ClientSecret: z.string().optional(), Token: z.string() }),
    async (cognito, input) => {
      const of = clientOf(cognito, input.ClientId)
      assertSecret(cognito, of, input.ClientSecret, 'UnauthorizedException')
      await cognito.store.change((work) => revoke(work, of, input.Token))
      return {}
    },
  ),
}
