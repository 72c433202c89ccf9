import { sairDaFila } from '#domain/medico/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as presencas from '#lambdas/store/presencas.ts'

/** 'Pausar' is for every device; a hidden tab or a closed page, for its own. Leaving twice is fine. */
export const handler = http(sairDaFila, async ({ so_este_aparelho = false }, { actor, now }) => {
  if (so_este_aparelho) await presencas.sairDoAparelho(actor.id, actor.sessao_id, now)
  else await presencas.sair(actor.id)
  return { success: true }
})
