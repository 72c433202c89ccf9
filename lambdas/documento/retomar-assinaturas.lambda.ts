import { retomarAssinaturas } from '#domain/documento/contract.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { assinarJuntos, JUNTOS } from './assinatura.ts'

/**
 * Every minute: expired sessions end, and documents whose signature is due are signed, even if their event was lost. A
 * doctor's documents are sent together, so that one request shows that the provider is unavailable.
 */
export const handler = schedule(retomarAssinaturas, async ({ now }) => {
  await eachAlone(await sessoes.vencidas(now), async (sessao) => {
    await sessoes.acabar(sessao, sessao.status === 'conectado' ? 'vencer' : 'desistir', 'sistema', now)
  })
  const vencidos = await documentos.aAssinar(now)
  await eachAlone([...new Set(vencidos.map(({ medico_id }) => medico_id))], async (medico) => {
    const dele = vencidos.filter(({ medico_id }) => medico_id === medico)
    await assinarJuntos(medico, dele.slice(0, JUNTOS), now)
  })
})
