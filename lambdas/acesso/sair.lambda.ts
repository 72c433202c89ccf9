import * as acesso from '#domain/acesso/contract.ts'
import * as entrada from '#lambdas/aws/cognito-entrada.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { esquecerRenovacao, exigirMesmaOrigem, renovacaoDe } from './cookies.ts'
import { claimsDe } from './sessao-aberta.ts'

/** Ends this browser's session and its tokens. It also succeeds when nobody is signed in. */
export const handler = publica(acesso.sair, async (_input, { request, now, setCookies }) => {
  exigirMesmaOrigem(request)
  const renovacao = renovacaoDe(request)
  const tokens = renovacao && (await entrada.renovar(renovacao.valor))
  if (tokens) {
    const { sub, origin_jti } = claimsDe(tokens.token)
    await sessoes.encerrar(sub, origin_jti, now)
    await entrada.revogar(tokens.renovacao)
  }
  setCookies.push(esquecerRenovacao())
  return { encerrada: true as const }
})
