import * as acesso from '#domain/acesso/contract.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as limites from '#lambdas/store/limites.ts'
import { doEmailNoIp } from './alvo-do-limite.ts'
import { ouConfirmacao, responder } from './pedido.ts'

/** 'Receber link por email': a magic link, for whoever has an account. */
export const handler = publica(acesso.pedirLink, async ({ email, mode }, { now, request: { ip } }) => {
  const alvo = await doEmailNoIp('link_email_ip', email, ip)
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.link_email_ip, now)
  return responder({ email, mode, agora: now }, ouConfirmacao('link'))
})
