import * as acesso from '#domain/acesso/contract.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import { http } from '#lambdas/runtime/http.ts'
import { sairDeTudo } from '#lambdas/acesso/store/saidas.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'

/**
 * 'Encerrar todas as outras' ends every sign-in but the one that asks. 'Sair de todos os aparelhos' ends that one too:
 * none can be renewed, and tokens already given open nothing from the next call on. An account without a profile has no
 * data to protect, so only the renewal ends there.
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
