import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/erros.ts'
import * as entrada from '#lambdas/providers/entrada.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { renovacaoDe } from './bolachas.ts'
import { seguirSessao } from './sessao-aberta.ts'

/**
 * Goes on with this browser's sign-in; what renewed it now is worth nothing from here on. What comes back after it was
 * replaced was copied, and nobody can say which of the two is the thief: the sign-in ends for both.
 */
export const handler = publica(acesso.renovarEntrada, async ({ parada }, chamada) => {
  const { request, now } = chamada
  const renovacao = renovacaoDe(request)
  if (!renovacao) throw new DomainError('nao_autenticado')
  const tokens = await entrada.renovar(renovacao.valor)
  const segue = tokens && (await seguirSessao(tokens, parada !== true, chamada))
  if (segue) return segue
  if (tokens) await entrada.revogar(tokens.renovacao)
  else await sessoes.encerrar(renovacao.usuario_id, renovacao.sessao_id, now)
  throw new DomainError('nao_autenticado')
})
