import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { AwsError } from '../service.ts'
import { assertMayGuess, countMessage, countWrongCode, forgetWrongCodes } from './attempts.ts'
import type { Cognito, Metadata } from './context.ts'
import type { Pool } from './options.ts'
import { fire } from './triggers.ts'
import { type CodeUse, mustFindUser, saveUser, type User } from './users.ts'
import type { Work } from './store.ts'

/** Codes by e-mail: six digits, one at a time for each use, counted when wrong. */

const HOUR = 60 * 60_000
/** Cognito's own validity of each code. */
const VALIDITY: Record<CodeUse, number> = { confirm: 24 * HOUR, reset: HOUR, email: 24 * HOUR }
const CODE = '{####}'

const customMessage = z.object({ emailSubject: z.string().nullish(), emailMessage: z.string().nullish() })

/** What a message is about: `CustomMessage_{source}`. */
interface Occasion {
  readonly pool: Pool
  readonly clientId: string | null
  readonly source: string
  readonly metadata: Metadata
}

const mask = (email: string): string => email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***')

export const deliveryDetails = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: mask(email),
})

/** A new code on a user record. */
export const withCode = (user: User, use: CodeUse, now: number): User => ({
  ...user,
  codes: {
    ...user.codes,
    [use]: { code: randomInt(0, 1_000_000).toString().padStart(6, '0'), expiresAt: now + VALIDITY[use] },
  },
})

/**
 * Makes a code, keeps it and sends it.
 * @throws LimitExceededException, CodeDeliveryFailureException
 */
export async function issueCode(cognito: Cognito, occasion: Occasion, sub: string, use: CodeUse) {
  const now = cognito.now()
  const user = await cognito.store.change(async (work) => {
    await countMessage(work, occasion.pool.id, sub, now)
    const before = await mustFindUser(work, occasion.pool.id, sub)
    return saveUser(work, occasion.pool.id, withCode(before, use, now), now, before)
  })
  return sendCode(cognito, occasion, user, use)
}

/** Sends the code a user record carries. @throws CodeDeliveryFailureException */
export async function sendCode(cognito: Cognito, occasion: Occasion, user: User, use: CodeUse) {
  await sendMessage(cognito, occasion, user, user.codes[use]?.code ?? '', {
    subject: 'Your verification code',
    html: `Your confirmation code is ${CODE}`,
  })
  return { CodeDeliveryDetails: deliveryDetails(user.attributes.email ?? '') }
}

/** Sends the message of an occasion, as the pool's CustomMessage trigger words it. */
export async function sendMessage(
  cognito: Cognito,
  { pool, clientId, source, metadata }: Occasion,
  user: User,
  code: string,
  usual: { readonly subject: string; readonly html: string },
): Promise<void> {
  const to = user.attributes.email
  if (!to) throw new AwsError('CodeDeliveryFailureException', 'The user has no email.')
  const words = await fire(
    cognito,
    { pool, clientId, userName: user.sub, user },
    {
      trigger: 'CustomMessage',
      source: `CustomMessage_${source}`,
      request: {
        codeParameter: CODE,
        linkParameter: '{##Click Here##}',
        usernameParameter: source === 'AdminCreateUser' ? '{username}' : null,
        ...(metadata && { clientMetadata: metadata }),
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    },
    customMessage,
  )
  const filled = (text: string) => text.replaceAll(CODE, code).replaceAll('{username}', to)
  await cognito.options.deliverCode({
    poolId: pool.id,
    to,
    subject: filled(words?.emailSubject ?? usual.subject),
    html: filled(words?.emailMessage ?? usual.html),
    code,
    source: `CustomMessage_${source}`,
  })
}

export const codeMismatch = (): AwsError =>
  new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.')
export const codeExpired = (): AwsError =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

/**
 * Uses up a code and changes the user, in one write.
 * @throws CodeMismatchException, ExpiredCodeException, LimitExceededException after five wrong codes in an hour
 */
export async function redeemCode(
  cognito: Cognito,
  poolId: string,
  sub: string,
  given: { readonly use: CodeUse; readonly code: string },
  change: (user: User) => User,
): Promise<User> {
  const now = cognito.now()
  const outcome = await cognito.store.change(async (work) => {
    await assertMayGuess(work, poolId, sub, now)
    const before = await mustFindUser(work, poolId, sub)
    const kept = before.codes[given.use]
    if (!kept || now >= kept.expiresAt) return codeExpired()
    if (kept.code !== given.code) {
      await countWrongCode(work, poolId, sub, now)
      return codeMismatch()
    }
    forgetWrongCodes(work, poolId, sub)
    const { [given.use]: _used, ...codes } = before.codes
    return saveUser(work, poolId, { ...change(before), codes }, now, before)
  })
  if (outcome instanceof AwsError) throw outcome
  return outcome
}

/** A guess about nobody is counted and answered like any other. @throws LimitExceededException */
export async function countGuessOfNobody(work: Work, poolId: string, who: string, now: number) {
  await assertMayGuess(work, poolId, who, now)
  await countWrongCode(work, poolId, who, now)
}
