import * as acesso from '#domain/acesso/contract.ts'
import { RECUSA_DO_LINK } from '#domain/acesso/segundo-fator.ts'
import { DomainError } from '#domain/erros.ts'
import { trigger } from '#lambdas/runtime/trigger.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** Uses the link's token up; it must be of the very person who signs in, at the e-mail it was mailed to. */
export const handler = trigger(acesso.verifyAuthChallengeResponse, async ({ request, userName }, { now }) => {
  if (!request.challengeAnswer) return { answerCorrect: false }
  try {
    // The token is looked for also where the pool knows nobody: the same work, whoever is asked for.
    const { usuario_id, email } = await tokens.consumir('link', request.challengeAnswer, now)
    const { sub = userName, email: atual } = request.userAttributes ?? {}
    const dono = usuario_id === sub && email === atual?.toLowerCase()
    if (!dono || request.userNotFound === true) return { answerCorrect: false }
    await recusarAdministracao(sub)
    return { answerCorrect: true }
  } catch (error) {
    if (error instanceof DomainError && error.codigo !== 'autenticador_necessario')
      return { answerCorrect: false }
    throw error
  }
})

/**
 * A link would go round the second factor. Only whoever holds the mailed token is told: nobody learns from it who
 * administers. @throws DomainError autenticador_necessario
 */
async function recusarAdministracao(id: string): Promise<void> {
  if (await usuarios.isAdmin(id)) throw new DomainError('autenticador_necessario', { detail: RECUSA_DO_LINK })
}
