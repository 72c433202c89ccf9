import { DomainError } from '#domain/erros.ts'
import { webhookCartao } from '#domain/pagamento/contract.ts'
import { lerAviso } from '#lambdas/providers/cartao.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { conciliar } from './conciliacao.ts'

/**
 * Signed notices of the card provider. A notice only says where to look: the intent is re-read, so late, repeated and
 * swapped notices do no harm. It is remembered after it was handled; one that could not be comes again.
 */
export const handler = http(webhookCartao, async (_input, { request, now }) => {
  const aviso = await lerAviso(request.rawBody, request.headers['stripe-signature'])
  if (!aviso.consulta_id || (await pagamentos.avisoTratado(aviso.id))) return { recebido: true }
  await handle(aviso.consulta_id, now)
  await pagamentos.lembrarAviso(aviso.id, now)
  return { recebido: true }
})

/** The notice of an intent's creation may come before its payment is stored: nothing is known to change then. */
async function handle(consulta_id: string, now: Date): Promise<void> {
  try {
    await conciliar(consulta_id, now)
  } catch (error) {
    if (!(error instanceof DomainError) || error.codigo !== 'nao_encontrado') throw error
    logger.info('Notice about a payment that is not stored', { consulta_id })
  }
}
