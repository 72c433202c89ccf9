import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as entrada from '#lambdas/aws/cognito-entrada.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { renovacaoDe } from './cookies.ts'
import { seguirSessao } from './sessao-aberta.ts'

/** Renews this browser's session; the token that renewed it cannot be used again. */
export const handler = publica(acesso.renovarEntrada, async ({ parada }, chamada) => {
  const renovacao = renovacaoDe(chamada.request)
  if (!renovacao) throw new DomainError('nao_autenticado')
  const tokens = await entrada.renovar(renovacao.valor)
  if (!tokens) throw new DomainError('nao_autenticado')
  const segue = await seguirSessao(
    { tokens, renovador: renovacao.renovador, em_uso: parada !== true },
    chamada,
  )
  if (segue) return segue
  await entrada.revogar(tokens.renovacao)
  throw new DomainError('nao_autenticado')
})
