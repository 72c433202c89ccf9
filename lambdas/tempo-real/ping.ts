import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/providers/difusao.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'

/** Keeps the connection from idling out, and lets the browser notice a line that is dead. */
export const handler = mensagem(tempoReal.ping, async (_input, { conexao }) => {
  await enviar(conexao, { evento: 'pong' })
})
