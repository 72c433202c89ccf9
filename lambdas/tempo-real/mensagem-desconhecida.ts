import { DomainError } from '#domain/erros.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { recusar } from '#lambdas/providers/difusao.ts'
import { socket } from '#lambdas/runtime/socket.ts'

/** Says that the message was not understood. */
export const handler = socket(
  tempoReal.mensagemDesconhecida,
  async () => {
    throw new DomainError('corpo_invalido')
  },
  recusar,
)
