import { DomainError } from '#domain/base/erros.ts'
import { SEM_CONTA } from '#domain/pagamento/conta-de-recebimento.ts'
import { connectAccountStatus } from '#domain/pagamento/contract.ts'
import { Recusa } from '#lambdas/providers/cartao.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { atualizarConta } from './conta-de-recebimento.ts'

/** Whether the caller's account can be paid, as the provider says now (D §7.1). */
export const handler = http(connectAccountStatus, async (_input, { actor, now }) => {
  const medico = await medicos.find(actor.id)
  if (!medico) throw new DomainError('nao_encontrado')
  try {
    return (await atualizarConta(medico, now)) ?? SEM_CONTA
  } catch (error) {
    // The provider no longer knows the account: nothing can be paid to it.
    if (error instanceof Recusa) return { ...SEM_CONTA, recusada: true }
    throw error
  }
})
