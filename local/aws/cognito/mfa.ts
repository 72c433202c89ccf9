import { z } from 'zod'
import { AwsError, NotEmulated } from '../service.ts'
import { assertUnlocked, countWrongPassword } from './attempts.ts'
import { changeUser, userInput } from './admin.ts'
import { type ClientOfPool, type Cognito, type Metadata, type Operation, operation } from './context.ts'
import type { Pool } from './options.ts'
import type { Step } from './sessions.ts'
import { assertReady, grant } from './signin.ts'
import { newSecret, stepOf } from './software-token.ts'
import { userOfAccessToken } from './tokens.ts'
import { mustFindUser, saveUser, type User } from './users.ts'

/** The second factor: an authenticator's code after the password. */

const codeInput = z.string().regex(/^\d{6}$/)

/** @throws SoftwareTokenMFANotFoundException when the pool has it off */
function assertOffered(pool: Pool): void {
  if (pool.mfa !== 'OPTIONAL')
    throw new AwsError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool.',
    )
}

const bySession = (name: string): NotEmulated => new NotEmulated(`cognito-idp.${name} Session`)

const associateInput = z.object({ AccessToken: z.string().optional(), Session: z.string().optional() })

async function associate(cognito: Cognito, input: z.output<typeof associateInput>): Promise<object> {
  if (input.AccessToken === undefined) throw bySession('AssociateSoftwareToken')
  const { pool, user } = await userOfAccessToken(cognito, input.AccessToken)
  assertOffered(pool)
  const pending = newSecret()
  await cognito.store.change(async (work) => {
    const before = await mustFindUser(work, pool.id, user.sub)
    const softwareToken = { enabled: false, preferred: false, ...before.softwareToken, pending }
    await saveUser(work, pool.id, { ...before, softwareToken }, cognito.now(), before)
  })
  return { SecretCode: pending }
}

const verifyInput = associateInput.extend({
  UserCode: codeInput,
  FriendlyDeviceName: z.string().max(131_072).optional(),
})

/** @throws EnableSoftwareTokenMFAException for a wrong code, NotAuthorizedException after too many */
async function verify(cognito: Cognito, input: z.output<typeof verifyInput>): Promise<object> {
  if (input.AccessToken === undefined) throw bySession('VerifySoftwareToken')
  const { pool, user } = await userOfAccessToken(cognito, input.AccessToken)
  assertOffered(pool)
  const now = cognito.now()
  const refusal = await cognito.store.change(async (work) => {
    await assertUnlocked(work, pool.id, user.sub, now)
    const before = await mustFindUser(work, pool.id, user.sub)
    const secret = before.softwareToken?.pending
    const step = secret === undefined ? undefined : stepOf(secret, input.UserCode, now)
    if (secret === undefined || step === undefined) {
      await countWrongPassword(work, pool.id, user.sub, now)
      return new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch')
    }
    const { enabled = false, preferred = false } = before.softwareToken ?? {}
    const softwareToken = { enabled, preferred, secret, usedStep: step }
    await saveUser(work, pool.id, { ...before, softwareToken }, now, before)
    return undefined
  })
  if (refusal) throw refusal
  return { Status: 'SUCCESS' }
}

const setting = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
const preferenceInput = z.object({
  SoftwareTokenMfaSettings: setting.optional(),
  SMSMfaSettings: setting.optional(),
  EmailMfaSettings: setting.optional(),
  WebAuthnMfaSettings: setting.optional(),
})

/** @throws InvalidParameterException when an authenticator that never was verified is turned on */
function withPreference(user: User, input: z.output<typeof preferenceInput>): User {
  for (const other of ['SMSMfaSettings', 'EmailMfaSettings', 'WebAuthnMfaSettings'] as const)
    if (input[other]?.Enabled) throw new NotEmulated(`cognito-idp.SetUserMFAPreference ${other}`)
  const wanted = input.SoftwareTokenMfaSettings
  if (!wanted) return user
  if (wanted.Enabled && user.softwareToken?.secret === undefined)
    throw new AwsError(
      'InvalidParameterException',
      'User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
    )
  const preferred = wanted.Enabled && wanted.PreferredMfa
  return { ...user, softwareToken: { ...user.softwareToken, enabled: wanted.Enabled, preferred } }
}

/**
 * Answers the challenge after the password. A wrong code leaves it open for another try, and counts as a wrong
 * password.
 * @throws CodeMismatchException, ExpiredCodeException for a code used before, NotAuthorizedException after too many
 */
export async function answerSoftwareToken(
  cognito: Cognito,
  of: ClientOfPool,
  step: Extract<Step, { kind: 'SOFTWARE_TOKEN_MFA' }>,
  given: { readonly session: string; readonly code: string },
  metadata: Metadata,
) {
  const now = cognito.now()
  const outcome = await cognito.store.change(async (work) => {
    await assertUnlocked(work, of.pool.id, step.person.who, now)
    const before = await mustFindUser(work, of.pool.id, step.person.userName)
    assertReady(before)
    const token = before.softwareToken
    const taken = token?.secret === undefined ? undefined : stepOf(token.secret, given.code, now)
    if (!token || taken === undefined) {
      await countWrongPassword(work, of.pool.id, step.person.who, now)
      return new AwsError('CodeMismatchException', 'Invalid code received for user')
    }
    if (token.usedStep !== undefined && taken <= token.usedStep)
      return new AwsError('ExpiredCodeException', 'Your software token has already been used once.')
    return saveUser(
      work,
      of.pool.id,
      { ...before, softwareToken: { ...token, usedStep: taken } },
      now,
      before,
    )
  })
  if (outcome instanceof AwsError) throw outcome
  return grant(cognito, of, outcome, given.session, metadata)
}

export const mfaOperations: Readonly<Record<string, Operation>> = {
  AssociateSoftwareToken: operation(associateInput, associate),
  VerifySoftwareToken: operation(verifyInput, verify),
  SetUserMFAPreference: operation(
    preferenceInput.extend({ AccessToken: z.string() }),
    async (cognito, input) => {
      const { pool, user } = await userOfAccessToken(cognito, input.AccessToken)
      assertOffered(pool)
      await changeUser(cognito, { UserPoolId: pool.id, Username: user.sub }, (before) =>
        withPreference(before, input),
      )
      return {}
    },
  ),
}

export const adminMfaOperations: Readonly<Record<string, Operation>> = {
  AdminSetUserMFAPreference: operation(userInput.extend(preferenceInput.shape), async (cognito, input) => {
    await changeUser(cognito, input, (before, pool) => {
      assertOffered(pool)
      return withPreference(before, input)
    })
    return {}
  }),
}
