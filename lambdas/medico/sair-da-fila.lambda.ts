import { sairDaFila } from '#domain/medico/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as presencas from '#lambdas/store/presencas.ts'

/** 'Pausar', a hidden tab or a closed page. Leaving twice is fine. */
export const handler = http(sairDaFila, async (_input, { actor }) => {
  await presencas.sair(actor.id)
  return { success: true }
})
