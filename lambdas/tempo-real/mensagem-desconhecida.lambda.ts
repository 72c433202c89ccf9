import { DomainError } from '#domain/base/erros.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'

/** Says that the message was not understood. */
export const handler = mensagem(tempoReal.mensagemDesconhecida, async () => {
  throw new DomainError('corpo_invalido')
})
