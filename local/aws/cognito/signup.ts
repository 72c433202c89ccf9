import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AwsError } from '../service.ts'
import { assertWritable, attributesInput, readAttributes, usernameEmail } from './attributes.ts'
import { countMessage } from './attempts.ts'
import { codeExpired, deliveryDetails, issueCode, redeemCode, sendCode, withCode } from './codes.ts'
import {
  type ClientOfPool,
  type Cognito,
  hidesUnknownUsers,
  type Metadata,
  metadataInput,
  type Operation,
  operation,
  username,
} from './context.ts'
import { newPassword } from './password.ts'
import { provenClient } from './client-secret.ts'
import { anyResponse, fire } from './triggers.ts'
import { findUser, saveUser, type User, userNotFound } from './users.ts'

const preSignUpResponse = z.object({
  autoConfirmUser: z.boolean().nullish(),
  autoVerifyEmail: z.boolean().nullish(),
})

/** A user record before it is known to anybody. */
export const draftUser = (attributes: Record<string, string>, status: User['status'], now: number): User => ({
  sub: randomUUID(),
  status,
  enabled: true,
  attributes,
  groups: [],
  createdAt: now,
  modifiedAt: now,
  codes: {},
})

/** Lets the pool's PreSignUp trigger refuse, confirm or verify a user that is about to be. */
export async function preSignUp(
  cognito: Cognito,
  of: { readonly pool: ClientOfPool['pool']; readonly clientId: string | null },
  draft: User,
  source: 'SignUp' | 'AdminCreateUser',
  data: { readonly validation: Record<string, string> | null; readonly metadata: Metadata },
): Promise<User> {
  const response = await fire(
    cognito,
    { ...of, userName: draft.sub, user: draft },
    {
      trigger: 'PreSignUp',
      source: `PreSignUp_${source}`,
      request: {
        validationData: data.validation,
        ...(data.metadata && { clientMetadata: data.metadata }),
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    },
    preSignUpResponse,
  )
  return {
    ...draft,
    status: response?.autoConfirmUser && source === 'SignUp' ? 'CONFIRMED' : draft.status,
    attributes: response?.autoVerifyEmail
      ? { ...draft.attributes, email_verified: 'true' }
      : draft.attributes,
  }
}

export async function postConfirmation(
  cognito: Cognito,
  of: { readonly pool: ClientOfPool['pool']; readonly clientId: string | null },
  user: User,
  source: 'ConfirmSignUp' | 'ConfirmForgotPassword',
  metadata: Metadata,
): Promise<void> {
  await fire(
    cognito,
    { ...of, userName: user.sub, user },
    {
      trigger: 'PostConfirmation',
      source: `PostConfirmation_${source}`,
      request: metadata ? { clientMetadata: metadata } : {},
      response: {},
    },
    anyResponse,
  )
}

const signUpInput = z.object({
  ClientId: z.string(),
  SecretHash: z.string().optional(),
  Username: username,
  Password: z.string(),
  UserAttributes: attributesInput.optional(),
  ValidationData: attributesInput.optional(),
  ClientMetadata: metadataInput,
})

async function signUp(cognito: Cognito, input: z.output<typeof signUpInput>): Promise<object> {
  const { pool, client } = provenClient(cognito, input)
  if (pool.adminCreatesUsers)
    throw new AwsError('NotAuthorizedException', 'SignUp is not permitted for this user pool')
  const of = { pool, clientId: client.id }
  const attributes = readAttributes(pool, input.UserAttributes)
  assertWritable(client, attributes)
  const email = usernameEmail(input.Username, attributes)
  const exists = () => new AwsError('UsernameExistsException', 'User already exists')
  if (await findUser(cognito.store, pool.id, email)) throw exists()
  const now = cognito.now()
  const draft = draftUser({ ...attributes, email, email_verified: 'false' }, 'UNCONFIRMED', now)
  const named = { ...draft, ...newPassword(pool, draft.sub, input.Password) }
  const accepted = await preSignUp(cognito, of, named, 'SignUp', {
    validation: input.ValidationData
      ? Object.fromEntries(input.ValidationData.map(({ Name, Value }) => [Name, Value]))
      : null,
    metadata: input.ClientMetadata,
  })
  const needsCode = accepted.status === 'UNCONFIRMED' && pool.autoVerifiedAttributes.includes('email')
  const user = await cognito.store.change(async (work) => {
    if (await findUser(work, pool.id, email)) throw exists()
    return saveUser(work, pool.id, needsCode ? withCode(accepted, 'confirm', now) : accepted, now)
  })
  if (user.status === 'CONFIRMED')
    await postConfirmation(cognito, of, user, 'ConfirmSignUp', input.ClientMetadata)
  const occasion = { ...of, source: 'SignUp', metadata: input.ClientMetadata }
  const sent = needsCode ? await sendCode(cognito, occasion, user, 'confirm') : {}
  return { UserSub: user.sub, UserConfirmed: user.status === 'CONFIRMED', ...sent }
}

const confirmInput = z.object({
  ClientId: z.string(),
  SecretHash: z.string().optional(),
  Username: username,
  ConfirmationCode: z.string().min(1),
  ClientMetadata: metadataInput,
})

async function confirmSignUp(cognito: Cognito, input: z.output<typeof confirmInput>): Promise<object> {
  const { pool, client } = provenClient(cognito, input)
  const user = await findUser(cognito.store, pool.id, input.Username)
  if (!user?.enabled) throw hidesUnknownUsers(client) || user ? codeExpired() : userNotFound()
  if (user.status !== 'UNCONFIRMED')
    throw new AwsError('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`)
  const confirmed = await redeemCode(
    cognito,
    pool.id,
    user.sub,
    { use: 'confirm', code: input.ConfirmationCode },
    (before) => ({
      ...before,
      status: 'CONFIRMED',
      attributes: { ...before.attributes, email_verified: 'true' },
    }),
  )
  const of = { pool, clientId: client.id }
  await postConfirmation(cognito, of, confirmed, 'ConfirmSignUp', input.ClientMetadata)
  return {}
}

const resendInput = z.object({
  ClientId: z.string(),
  SecretHash: z.string().optional(),
  Username: username,
  ClientMetadata: metadataInput,
})

async function resend(cognito: Cognito, input: z.output<typeof resendInput>): Promise<object> {
  const { pool, client } = provenClient(cognito, input)
  const user = await findUser(cognito.store, pool.id, input.Username)
  if (!user?.enabled) {
    if (!user && !hidesUnknownUsers(client)) throw userNotFound()
    const who = user?.sub ?? input.Username.toLowerCase()
    await cognito.store.change((work) => countMessage(work, pool.id, who, cognito.now()))
    return { CodeDeliveryDetails: deliveryDetails(input.Username) }
  }
  if (user.status !== 'UNCONFIRMED')
    throw new AwsError('InvalidParameterException', 'User is already confirmed.')
  const occasion = { pool, clientId: client.id, source: 'ResendCode', metadata: input.ClientMetadata }
  return issueCode(cognito, occasion, user.sub, 'confirm')
}

export const signUpOperations: Readonly<Record<string, Operation>> = {
  SignUp: operation(signUpInput, signUp),
  ConfirmSignUp: operation(confirmInput, confirmSignUp),
  ResendConfirmationCode: operation(resendInput, resend),
}
