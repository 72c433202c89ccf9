import { certificadoMachine } from '#domain/documento/certificado.ts'
import { certificadoEncerrar } from '#domain/documento/contract-certificado.ts'
import { revogar } from '#lambdas/providers/psc.ts'
import { abrir } from '#lambdas/documento/selo.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { situacaoDe } from './certificado/situacao.ts'

/** Ends the caller's signing session here and at the provider. Repeating it changes nothing. */
export const handler = http(certificadoEncerrar, async (_entrada, { actor, now }) => {
  const sessao = await sessoes.find(actor.id)
  if (sessao && certificadoMachine.acts.encerrar.from.some((status) => status === sessao.status)) {
    await sessoes.acabar(sessao, 'encerrar', 'medico', now)
    if (sessao.token) await revogar(sessao.provedor, await abrir(sessao.token, actor.id))
  }
  return situacaoDe(actor.id, now)
})
