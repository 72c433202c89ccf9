import { z } from 'zod'
import { AwsError } from '../service.ts'
import { assertWritable, attributesInput, readAttributes } from './attributes.ts'
import { assertUnlocked, countWrongPassword, forgetWrongPasswords } from './attempts.ts'
import { issueCode, redeemCode, sendCode, withCode } from './codes.ts'
import { clientOf, type Cognito, metadataInput, type Operation, operation } from './context.ts'
import { newPassword, poolName } from './password.ts'
import { incorrect } from './signin.ts'
import { mfaSettings } from './software-token.ts'
import { passwordFits } from './srp.ts'
import { revokeAll, userOfAccessToken } from './tokens.ts'
import { attributeList, mustFindUser, removeUser, saveUser, type User } from './users.ts'

/** What a signed-in user does with their own account, by access token. */

/** Attributes changed: an empty value removes one, a new e-mail is unverified until shown otherwise. */
export function withAttributes(user: User, changes: Readonly<Record<string, string>>): User {
  const newEmail = changes.email !== undefined && changes.email !== user.attributes.email
  const merged = {
    ...user.attributes,
    ...(newEmail && { email_verified: 'false' }),
    ...changes,
  }
  return {
    ...user,
    attributes: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== '')),
  }
}

const updateInput = z.object({
  AccessToken: z.string(),
  UserAttributes: attributesInput,
  ClientMetadata: metadataInput,
})

async function updateAttributes(cognito: Cognito, input: z.output<typeof updateInput>): Promise<object> {
  const { pool, user, clientId } = await userOfAccessToken(cognito, input.AccessToken)
  const changes = readAttributes(pool, input.UserAttributes)
  assertWritable(clientOf(cognito, clientId).client, changes)
  const now = cognito.now()
  const newEmail = changes.email !== undefined && changes.email !== user.attributes.email
  const needsCode = newEmail && pool.autoVerifiedAttributes.includes('email')
  const saved = await cognito.store.change(async (work) => {
    const before = await mustFindUser(work, pool.id, user.sub)
    const after = withAttributes(before, changes)
    return saveUser(work, pool.id, needsCode ? withCode(after, 'email', now) : after, now, before)
  })
  if (!needsCode) return { CodeDeliveryDetailsList: [] }
  const occasion = { pool, clientId, source: 'UpdateUserAttribute', metadata: input.ClientMetadata }
  const { CodeDeliveryDetails } = await sendCode(cognito, occasion, saved, 'email')
  return { CodeDeliveryDetailsList: [CodeDeliveryDetails] }
}

const changePasswordInput = z.object({
  AccessToken: z.string(),
  PreviousPassword: z.string(),
  ProposedPassword: z.string(),
})

async function changePassword(
  cognito: Cognito,
  input: z.output<typeof changePasswordInput>,
): Promise<object> {
  const { pool, user } = await userOfAccessToken(cognito, input.AccessToken)
  const now = cognito.now()
  const proposed = newPassword(pool, user.sub, input.ProposedPassword)
  const outcome = await cognito.store.change(async (work) => {
    await assertUnlocked(work, pool.id, user.sub, now).catch(() => {
      throw new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
    })
    const before = await mustFindUser(work, pool.id, user.sub)
    const fits =
      before.password && passwordFits(poolName(pool), before.sub, input.PreviousPassword, before.password)
    if (!fits) {
      await countWrongPassword(work, pool.id, user.sub, now)
      return incorrect()
    }
    forgetWrongPasswords(work, pool.id, user.sub)
    return saveUser(work, pool.id, { ...before, ...proposed, status: 'CONFIRMED' }, now, before)
  })
  if (outcome instanceof AwsError) throw outcome
  return {}
}

const verifyInput = z.object({
  AccessToken: z.string(),
  AttributeName: z.literal('email'),
  Code: z.string().min(1),
})

export const profileOperations: Readonly<Record<string, Operation>> = {
  GetUser: operation(z.object({ AccessToken: z.string() }), async (cognito, input) => {
    const { user } = await userOfAccessToken(cognito, input.AccessToken)
    return { Username: user.sub, UserAttributes: attributeList(user), ...mfaSettings(user) }
  }),
  DeleteUser: operation(z.object({ AccessToken: z.string() }), async (cognito, input) => {
    const { pool, user } = await userOfAccessToken(cognito, input.AccessToken)
    await cognito.store.change(async (work) => {
      await revokeAll(work, pool.id, user.sub)
      forgetWrongPasswords(work, pool.id, user.sub)
      removeUser(work, pool.id, user)
    })
    return {}
  }),
  DeleteUserAttributes: operation(
    z.object({ AccessToken: z.string(), UserAttributeNames: z.array(z.string()) }),
    async (cognito, input) => {
      const { pool, user, clientId } = await userOfAccessToken(cognito, input.AccessToken)
      const removed = Object.fromEntries(input.UserAttributeNames.map((name) => [name, '']))
      assertWritable(clientOf(cognito, clientId).client, removed)
      await cognito.store.change(async (work) => {
        const before = await mustFindUser(work, pool.id, user.sub)
        await saveUser(work, pool.id, withAttributes(before, removed), cognito.now(), before)
      })
      return {}
    },
  ),
  UpdateUserAttributes: operation(updateInput, updateAttributes),
  ChangePassword: operation(changePasswordInput, changePassword),
  GetUserAttributeVerificationCode: operation(
    z.object({
      AccessToken: z.string(),
      AttributeName: z.literal('email'),
      ClientMetadata: metadataInput,
    }),
    async (cognito, input) => {
      const { pool, user, clientId } = await userOfAccessToken(cognito, input.AccessToken)
      const occasion = { pool, clientId, source: 'VerifyUserAttribute', metadata: input.ClientMetadata }
      return issueCode(cognito, occasion, user.sub, 'email')
    },
  ),
  VerifyUserAttribute: operation(verifyInput, async (cognito, input) => {
    const { pool, user } = await userOfAccessToken(cognito, input.AccessToken)
    await redeemCode(cognito, pool.id, user.sub, { use: 'email', code: input.Code }, (before) => ({
      ...before,
      attributes: { ...before.attributes, email_verified: 'true' },
    }))
    return {}
  }),
  GlobalSignOut: operation(z.object({ AccessToken: z.string() }), async (cognito, input) => {
    const { pool, user } = await userOfAccessToken(cognito, input.AccessToken)
    await cognito.store.change((work) => revokeAll(work, pool.id, user.sub))
    return {}
  }),
}
