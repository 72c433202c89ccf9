import { DomainError } from '#domain/base/erros.ts'
import { webhookCartao } from '#domain/pagamento/contract.ts'
import { type Aviso, lerAviso, Recusa } from '#lambdas/providers/cartao.ts'
import { lerConta } from '#lambdas/providers/cartao-contas.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { emRastro } from '#lambdas/runtime/rastro.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { rastroDaConsulta } from '#lambdas/store/rastros.ts'
import { conciliar } from './conciliacao.ts'
import { atualizarConta } from './conta-de-recebimento.ts'

/**
 * Signed notices of the card provider. A notice only says where to look: the intent or account is re-read, so late,
 * repeated and reordered notices do no harm. A notice is recorded after it was handled; one that fails is sent again.
 */
export const handler = semLimite(webhookCartao, async (_input, { request, now }) => {
  const aviso = await lerAviso(request.rawBody, request.headers['stripe-signature'])
  const { consulta_id, conta_id } = aviso
  if ((!consulta_id && !conta_id) || (await pagamentos.avisoTratado(aviso.id))) return { recebido: true }
  await handle(aviso, now)
  await pagamentos.lembrarAviso(aviso, now)
  return { recebido: true }
})

async function handle({ consulta_id, conta_id }: Aviso, now: Date): Promise<void> {
  if (conta_id) await daConta(conta_id, now)
  else if (consulta_id)
    await emRastro(await rastroDaConsulta(consulta_id), () => doPagamento(consulta_id, now))
}

/** Nothing changes for an account that is unknown here, was replaced, or is gone. */
async function daConta(conta_id: string, now: Date): Promise<void> {
  try {
    const { medico_id } = await lerConta(conta_id)
    const medico = medico_id === null ? undefined : await medicos.find(medico_id)
    if (medico?.conta_recebimento?.id === conta_id) await atualizarConta(medico, now)
    else logger.info('Notice about an account nobody is paid through', { conta_id })
  } catch (error) {
    if (!(error instanceof Recusa)) throw error
    logger.warn('Notice about an account that cannot be read', { conta_id, codigo: error.codigo })
  }
}

/** The notice of an intent's creation may come before its payment is stored: nothing is known to change then. */
async function doPagamento(consulta_id: string, now: Date): Promise<void> {
  try {
    await conciliar(consulta_id, now)
    logger.info('Card notice handled', { consulta_id })
  } catch (error) {
    if (!(error instanceof DomainError) || error.codigo !== 'nao_encontrado') throw error
    logger.info('Notice about a payment that is not stored', { consulta_id })
  }
}
