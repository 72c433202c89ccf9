import { LIMITES_DO_SERVIDOR } from '#domain/acesso/limites-do-servidor.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import * as limites from '#lambdas/store/limites.ts'

/** A ticket for the WebSocket: no token stands in a URL or a log. */
export const handler = http(tempoReal.emitirBilhete, async (_input, { actor, now }) => {
  const alvo = { tipo: 'bilhete_conta', quem: actor.id }
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.bilhete_conta, now)
  return conexoes.emitirBilhete(actor, now)
})
