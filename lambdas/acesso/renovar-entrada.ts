import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/erros.ts'
import * as entrada from '#lambdas/providers/entrada.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { renovacaoDe } from './bolachas.ts'
import { seguirSessao } from './sessao-aberta.ts'

/** Goes on with this browser's sign-in; what renewed it now is worth nothing from here on. */
export const handler = publica(acesso.renovarEntrada, async ({ parada }, chamada) => {
  const renovacao = renovacaoDe(chamada.request)
  if (!renovacao) throw new DomainError('nao_autenticado')
  const tokens = await entrada.renovar(renovacao.valor)
  if (!tokens) throw new DomainError('nao_autenticado')
  const segue = await seguirSessao({ tokens, marca: renovacao.marca, em_uso: parada !== true }, chamada)
  if (segue) return segue
  await entrada.revogar(tokens.renovacao)
  throw new DomainError('nao_autenticado')
})
