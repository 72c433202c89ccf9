import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/erros.ts'
import { trigger } from '#lambdas/runtime/trigger.ts'
import * as tokens from '#lambdas/store/tokens.ts'

/** Uses the link's token up; it must be of the very person who signs in, at the e-mail it was mailed to. */
export const handler = trigger(acesso.verifyAuthChallengeResponse, async ({ request, userName }, { now }) => {
  if (!request.challengeAnswer) return { answerCorrect: false }
  try {
    // The token is looked for also where the pool knows nobody: the same work, whoever is asked for.
    const { usuario_id, email } = await tokens.consumir('link', request.challengeAnswer, now)
    const { sub = userName, email: atual } = request.userAttributes ?? {}
    const dono = usuario_id === sub && email === atual?.toLowerCase()
    return { answerCorrect: dono && request.userNotFound !== true }
  } catch (error) {
    if (error instanceof DomainError) return { answerCorrect: false }
    throw error
  }
})
