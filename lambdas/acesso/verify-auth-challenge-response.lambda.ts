import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { trigger } from '#lambdas/runtime/trigger.ts'
import * as tokens from '#lambdas/store/tokens.ts'

/**
 * Uses up the single-use token that our own function issued a moment ago for this very person; it never reaches a
 * browser.
 */
export const handler = trigger(acesso.verifyAuthChallengeResponse, async ({ request, userName }, { now }) => {
  if (!request.challengeAnswer || request.userNotFound === true) return { answerCorrect: false }
  try {
    const { usuario_id } = await tokens.consumir('entrada', request.challengeAnswer, now)
    return { answerCorrect: usuario_id === (request.userAttributes?.sub ?? userName) }
  } catch (error) {
    if (error instanceof DomainError) return { answerCorrect: false }
    throw error
  }
})
