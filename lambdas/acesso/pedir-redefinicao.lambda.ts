import * as acesso from '#domain/acesso/contract.ts'
import { AVISOS_DE_LIMITE, emMinutos, LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { DomainError } from '#domain/base/erros.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as limites from '#lambdas/store/limites.ts'
import { doEmailNoIp } from './alvo-do-limite.ts'
import { ouConfirmacao, responder } from './pedido.ts'

/** 'Esqueci minha senha': counts the attempt that the rate limiter shows, then mails the link. */
export const handler = publica(acesso.pedirRedefinicao, async ({ email, mode }, { now, request: { ip } }) => {
  const alvo = await doEmailNoIp('password_reset', email, ip)
  const { allowed, retryAfter } = await limites.consumir(alvo, LIMITES.password_reset, now)
  if (!allowed)
    throw new DomainError('muitas_tentativas', {
      detail: AVISOS_DE_LIMITE.password_reset(emMinutos(retryAfter)).descricao,
      retry_after: retryAfter,
    })
  return responder({ email, mode, agora: now }, ouConfirmacao('redefinicao'))
})
