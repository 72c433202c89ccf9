import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/providers/difusao.ts'
import { socket } from '#lambdas/runtime/socket.ts'

/** Keeps the connection from idling out, and lets the browser notice a line that is dead. */
export const handler = socket(tempoReal.ping, async (_input, { conexao }) => {
  await enviar(conexao.id, { evento: 'pong' })
})
