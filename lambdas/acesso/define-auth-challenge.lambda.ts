import * as acesso from '#domain/acesso/contract.ts'
import { trigger } from '#lambdas/runtime/trigger.ts'

/**
 * Sign-in by a mailed link: one challenge, one answer. An unknown name goes the same way and fails at the end, so
 * that nobody learns who has an account.
 */
export const handler = trigger(acesso.defineAuthChallenge, async ({ request }) => {
  const [answer, ...more] = request.session ?? []
  if (!answer) return { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
  const right =
    more.length === 0 &&
    answer.challengeName === 'CUSTOM_CHALLENGE' &&
    answer.challengeResult &&
    request.userNotFound !== true
  return { issueTokens: right, failAuthentication: !right }
})
