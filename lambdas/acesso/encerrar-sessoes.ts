import * as acesso from '#domain/acesso/contract.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { http } from '#lambdas/runtime/http.ts'
import { sairDeTudo } from '#lambdas/store/saidas.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'

/**
 * 'Encerrar as outras': every sign-in but the one that asks. 'Sair de todos os aparelhos': no sign-in can be renewed, and the tokens already given open nothing from the next call
 * on. A sign-in without a profile has nothing yet to keep others from.
 */
export const handler = http(acesso.encerrarSessoes, async ({ aparelhos }, { actor, now }) => {
  if (aparelhos === 'outros') {
    const outras = (await sessoes.doUsuario(actor.id)).filter(({ id }) => id !== actor.sessao_id)
    await Promise.all(outras.map(async ({ id }) => sessoes.encerrar(actor.id, id, now)))
    return { encerradas: true as const }
  }
  await cognito.encerrarSessoes(actor.id)
  if (actor.perfil) await sairDeTudo(actor.id, now)
  return { encerradas: true as const }
})
