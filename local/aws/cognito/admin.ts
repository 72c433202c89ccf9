import { z } from 'zod'
import { AwsError } from '../service.ts'
import { attributesInput, readAttributes, usernameEmail } from './attributes.ts'
import { forgetWrongPasswords } from './attempts.ts'
import { issueCode, sendMessage } from './codes.ts'
import { secretOf } from './client-secret.ts'
import {
  clientOf,
  type Cognito,
  metadataInput,
  type Operation,
  operation,
  poolOf,
  username,
} from './context.ts'
import type { Pool } from './options.ts'
import { generatePassword, newPassword } from './password.ts'
import { withAttributes } from './profile.ts'
import { draftUser, postConfirmation, preSignUp } from './signup.ts'
import { mfaSettings } from './software-token.ts'
import type { Work } from './store.ts'
import { revokeAll } from './tokens.ts'
import { attributeList, findUser, mustFindUser, removeUser, saveUser, type User, userType } from './users.ts'

/** Operations of the back end on one user, by credentials. */

export const userInput = z.object({ UserPoolId: z.string(), Username: username })

/** A user's record changed in one write. @throws UserNotFoundException */
export async function changeUser(
  cognito: Cognito,
  input: z.output<typeof userInput>,
  change: (user: User, pool: Pool) => User,
  also: (work: Work, user: User) => Promise<void> | void = () => undefined,
): Promise<User> {
  const pool = poolOf(cognito, input.UserPoolId)
  return cognito.store.change(async (work) => {
    const before = await mustFindUser(work, pool.id, input.Username)
    await also(work, before)
    return saveUser(work, pool.id, change(before, pool), cognito.now(), before)
  })
}

const createInput = userInput.extend({
  UserAttributes: attributesInput.optional(),
  ValidationData: attributesInput.optional(),
  TemporaryPassword: z.string().optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  ClientMetadata: metadataInput,
})

async function createUser(cognito: Cognito, input: z.output<typeof createInput>): Promise<object> {
  const pool = poolOf(cognito, input.UserPoolId)
  const now = cognito.now()
  const password = input.TemporaryPassword ?? generatePassword(pool.passwordPolicy)
  const user =
    input.MessageAction === 'RESEND'
      ? await changeUser(cognito, input, (before) => {
          if (before.status !== 'FORCE_CHANGE_PASSWORD')
            throw new AwsError('UnsupportedUserStateException', "Can't resend invitation to this user.")
          return { ...before, ...newPassword(pool, before.sub, password, now) }
        })
      : await firstCreate(cognito, pool, input, password)
  if (input.MessageAction !== 'SUPPRESS')
    await sendMessage(
      cognito,
      { pool, clientId: null, source: 'AdminCreateUser', metadata: input.ClientMetadata },
      user,
      password,
      {
        subject: 'Your temporary password',
        html: 'Your username is {username} and temporary password is {####}.',
      },
    )
  return { User: userType(user) }
}

async function firstCreate(
  cognito: Cognito,
  pool: Pool,
  input: z.output<typeof createInput>,
  password: string,
): Promise<User> {
  const now = cognito.now()
  const exists = () => new AwsError('UsernameExistsException', 'User account already exists')
  const attributes = readAttributes(pool, input.UserAttributes)
  const email = usernameEmail(input.Username, attributes)
  if (await findUser(cognito.store, pool.id, email)) throw exists()
  const draft = draftUser({ email_verified: 'false', ...attributes, email }, 'FORCE_CHANGE_PASSWORD', now)
  const named = { ...draft, ...newPassword(pool, draft.sub, password, now) }
  const validation = input.ValidationData
    ? Object.fromEntries(input.ValidationData.map(({ Name, Value }) => [Name, Value]))
    : null
  const accepted = await preSignUp(cognito, { pool, clientId: null }, named, 'AdminCreateUser', {
    validation,
    metadata: input.ClientMetadata,
  })
  return cognito.store.change(async (work) => {
    if (await findUser(work, pool.id, email)) throw exists()
    return saveUser(work, pool.id, accepted, now)
  })
}

const withMetadata = userInput.extend({ ClientMetadata: metadataInput })

async function confirm(cognito: Cognito, input: z.output<typeof withMetadata>): Promise<object> {
  const pool = poolOf(cognito, input.UserPoolId)
  const user = await changeUser(cognito, input, (before) => {
    if (before.status !== 'UNCONFIRMED')
      throw new AwsError(
        'NotAuthorizedException',
        `User cannot be confirmed. Current status is ${before.status}`,
      )
    return { ...before, status: 'CONFIRMED' }
  })
  await postConfirmation(cognito, { pool, clientId: null }, user, 'ConfirmSignUp', input.ClientMetadata)
  return {}
}

async function resetPassword(cognito: Cognito, input: z.output<typeof withMetadata>): Promise<object> {
  const pool = poolOf(cognito, input.UserPoolId)
  const user = await changeUser(cognito, input, (before) => {
    if (before.attributes.email_verified !== 'true')
      throw new AwsError(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      )
    return { ...before, status: 'RESET_REQUIRED' }
  })
  const occasion = { pool, clientId: null, source: 'ForgotPassword', metadata: input.ClientMetadata }
  await issueCode(cognito, occasion, user.sub, 'reset')
  return {}
}

export const adminOperations: Readonly<Record<string, Operation>> = {
  AdminCreateUser: operation(createInput, createUser),
  AdminConfirmSignUp: operation(withMetadata, confirm),
  AdminResetUserPassword: operation(withMetadata, resetPassword),
  AdminGetUser: operation(userInput, async (cognito, input) => {
    const user = await mustFindUser(cognito.store, poolOf(cognito, input.UserPoolId).id, input.Username)
    const { Attributes: _attributes, ...rest } = userType(user)
    return { ...rest, UserAttributes: attributeList(user), ...mfaSettings(user) }
  }),
  AdminDeleteUser: operation(userInput, async (cognito, input) => {
    const pool = poolOf(cognito, input.UserPoolId)
    await cognito.store.change(async (work) => {
      const user = await mustFindUser(work, pool.id, input.Username)
      await revokeAll(work, pool.id, user.sub)
      forgetWrongPasswords(work, pool.id, user.sub)
      removeUser(work, pool.id, user)
    })
    return {}
  }),
  AdminSetUserPassword: operation(
    userInput.extend({ Password: z.string(), Permanent: z.boolean().default(false) }),
    async (cognito, input) => {
      const temporaryFrom = input.Permanent ? undefined : cognito.now()
      await changeUser(
        cognito,
        input,
        (before, pool) => ({
          ...before,
          ...newPassword(pool, before.sub, input.Password, temporaryFrom),
          status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
        }),
        (work, user) => forgetWrongPasswords(work, input.UserPoolId, user.sub),
      )
      return {}
    },
  ),
  AdminUpdateUserAttributes: operation(
    userInput.extend({ UserAttributes: attributesInput }),
    async (cognito, input) => {
      await changeUser(cognito, input, (before, pool) =>
        withAttributes(before, readAttributes(pool, input.UserAttributes)),
      )
      return {}
    },
  ),
  AdminUserGlobalSignOut: operation(userInput, async (cognito, input) => {
    const pool = poolOf(cognito, input.UserPoolId)
    await cognito.store.change(async (work) => {
      const user = await mustFindUser(work, pool.id, input.Username)
      await revokeAll(work, pool.id, user.sub)
    })
    return {}
  }),
  AdminDisableUser: operation(userInput, async (cognito, input) => {
    await changeUser(
      cognito,
      input,
      (before) => ({ ...before, enabled: false }),
      (work, user) => revokeAll(work, input.UserPoolId, user.sub),
    )
    return {}
  }),
  AdminEnableUser: operation(userInput, async (cognito, input) => {
    await changeUser(cognito, input, (before) => ({ ...before, enabled: true }))
    return {}
  }),
  DescribeUserPoolClient: operation(
    z.object({ UserPoolId: z.string(), ClientId: z.string() }),
    async (cognito, input) => {
      const of = clientOf(cognito, input.ClientId)
      if (of.pool.id !== input.UserPoolId)
        throw new AwsError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`)
      const { client } = of
      return {
        UserPoolClient: {
          UserPoolId: of.pool.id,
          ClientId: client.id,
          ClientSecret: secretOf(cognito, of),
          ExplicitAuthFlows: client.authFlows,
          WriteAttributes: client.writeAttributes,
          PreventUserExistenceErrors: client.preventUserExistenceErrors ?? 'ENABLED',
        },
      }
    },
  ),
  DescribeUserPool: operation(z.object({ UserPoolId: z.string() }), async (cognito, input) => {
    const pool = poolOf(cognito, input.UserPoolId)
    const users = await cognito.store.list(`user/${pool.id}/`)
    return {
      UserPool: {
        Id: pool.id,
        Name: pool.id,
        Policies: { PasswordPolicy: pool.passwordPolicy },
        AutoVerifiedAttributes: pool.autoVerifiedAttributes,
        UsernameAttributes: ['email'],
        UsernameConfiguration: { CaseSensitive: false },
        MfaConfiguration: pool.mfa ?? 'OFF',
        EstimatedNumberOfUsers: users.length,
      },
    }
  }),
}
