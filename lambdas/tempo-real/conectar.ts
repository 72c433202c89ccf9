import * as tempoReal from '#domain/tempo-real/contract.ts'
import { socket } from '#lambdas/runtime/socket.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'

/** Remembers who is on the connection for as long as it can live. */
export const handler = socket(tempoReal.conectar, async (_input, { conexao, now }) =>
  conexoes.abrir({ ...conexao, conectado_em: now.toISOString() }),
)
