import * as tempoReal from '#domain/tempo-real/contract.ts'
import { socket } from '#lambdas/runtime/socket.ts'
import * as canais from '#lambdas/store/canais.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import * as salas from '#lambdas/store/salas.ts'

/**
 * Forgets the connection, what it listened to and its place in a call. A doctor's presence is left to its timers: the page may be coming
 * back, or be open in another tab.
 */
export const handler = socket(tempoReal.desconectar, async (_input, { conexao }) => {
  await conexoes.fechar(conexao)
  await canais.esquecer(conexao.id)
  await salas.esquecer(conexao.id)
})
