import * as z from 'zod/mini'
import { reconciliarPagamentos } from '#domain/pagamento/contract.ts'
import { type Pagamento, pagamentoSchema } from '#domain/pagamento/pagamento.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import { agirNoPagamento } from '#lambdas/store/consulta-e-pagamento.ts'
import { dueUntil } from '#lambdas/store/vencimentos.ts'
import { conciliar } from './conciliacao.ts'
import { liquidar, olharDepois } from './liquidacao.ts'

/**
 * Every minute: payments left behind by a crash, a lost notice or an unavailable provider; also retries refused
 * captures.
 */
export const handler = schedule(reconciliarPagamentos, async ({ now }) => {
  const due = (await dueUntil('pagamento', now)).map((item) => z.parse(pagamentoSchema, item))
  await eachAlone(due, async (pagamento) => {
    try {
      if (pagamento.status === 'falhou') await tryAgain(pagamento, now)
      await liquidar(pagamento.consulta_id, now)
    } finally {
      await olharDepois(pagamento.consulta_id, now)
    }
  })
})

/** Retries a refused capture while the card still holds the amount; otherwise it waits for a person. */
async function tryAgain({ consulta_id }: Pagamento, now: Date): Promise<void> {
  metrics.addMetric('PagamentoFalhou', 'Count', 1)
  const { atual, intencao } = await conciliar(consulta_id, now)
  if (atual.pagamento.status === 'falhou' && intencao.status === 'requires_capture')
    await agirNoPagamento(atual, 'tentar_de_novo', 'sistema', now)
}
