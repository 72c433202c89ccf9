import { retomarAssinaturas } from '#domain/documento/contract.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { assinarJuntos, JUNTOS } from './assinatura.ts'

/**
 * Every minute: sessions whose time is over end, and whatever is still to be signed and due is, whether or not its event
 * came. A doctor's documents are asked for together: one question finds out that their provider is away.
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
