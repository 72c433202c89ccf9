import { LIMITES_DO_SERVIDOR } from '#domain/acesso/limites-do-servidor.ts'
import { errosNavegador } from '#domain/admin/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'

/** What went wrong in somebody's browser, into the log (P §2.2). */
export const handler = http(errosNavegador, async ({ tipo, caminho, mensagem }, { now, request }) => {
  const alvo = { tipo: 'erros_ip', quem: await hmac('ip', request.ip) }
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.erros_ip, now)
  logger.error('Browser failure', { tipo, caminho, ...(mensagem !== undefined && { mensagem }) })
  return { registrado: true as const }
})
