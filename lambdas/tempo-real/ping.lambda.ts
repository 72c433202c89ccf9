import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/aws/difusao.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'

/** Keeps the connection from timing out, and lets the browser notice a dead line. */
export const handler = mensagem(tempoReal.ping, async (_input, { conexao }) => {
  await enviar(conexao, { evento: 'pong' })
})
