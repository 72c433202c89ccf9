import * as tempoReal from '#domain/tempo-real/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'

/** A ticket for the WebSocket: no token stands in a URL or a log. */
export const handler = http(tempoReal.emitirBilhete, async (_input, { actor, now }) => {
  return conexoes.emitirBilhete(actor, now)
})
