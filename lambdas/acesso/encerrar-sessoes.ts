import * as acesso from '#domain/acesso/contract.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { http } from '#lambdas/runtime/http.ts'
import { sairDeTudo } from '#lambdas/store/saidas.ts'

/**
 * 'Sair de todos os aparelhos': no sign-in can be renewed, and the tokens already given open nothing from the next call
 * on. A sign-in without a profile has nothing yet to keep others from.
 */
export const handler = http(acesso.encerrarSessoes, async (_input, { actor, now }) => {
  await cognito.encerrarSessoes(actor.id)
  if (actor.perfil) await sairDeTudo(actor.id, now)
  return { encerradas: true as const }
})
