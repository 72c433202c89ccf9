import * as acesso from '#domain/acesso/contract.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as limites from '#lambdas/store/limites.ts'
import { doEmailNoIp } from './alvo-do-limite.ts'
import { responder } from './pedido.ts'

/** Another confirmation, while the e-mail is not confirmed. */
export const handler = publica(
  acesso.reenviarConfirmacao,
  async ({ email, mode }, { now, request: { ip } }) => {
    const alvo = await doEmailNoIp('confirmacao_email_ip', email, ip)
    await limites.exigir(alvo, LIMITES_DO_SERVIDOR.confirmacao_email_ip, now)
    return responder({ email, mode, agora: now }, (usuario) =>
      usuario.email_confirmado ? undefined : 'confirmacao',
    )
  },
)
