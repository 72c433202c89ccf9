import { reconciliarPagamentos } from '#domain/pagamento/contract.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import { agirNoPagamento } from '#lambdas/store/consulta-e-pagamento.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { conciliar } from './conciliacao.ts'
import { liquidar, olharDepois } from './liquidacao.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Nothing more is begun after so long: the round ends before its time, and the rest is due in the next one. */
const RODADA_MS = 30_000

/**
 * Every minute: payments left behind by a crash, a lost notice or an unavailable provider; also retries refused
 * captures.
 */
export const handler = schedule(reconciliarPagamentos, async ({ now }) => {
  await eachAlone(await pagamentos.vencidos(now), async (pagamento) => {
    if (Date.now() - now.getTime() > RODADA_MS) return
    let maxima = HOUR
    try {
      if (pagamento.status === 'falhou') await tryAgain(pagamento, now)
      // A payout waits for the doctor, who wakes it: this look is for a notice that was lost.
      if ((await liquidar(pagamento.consulta_id, now)) === 'a_repassar') maxima = DAY
    } finally {
      await olharDepois(pagamento.consulta_id, now, maxima)
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
