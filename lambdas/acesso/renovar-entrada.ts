import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/erros.ts'
import * as entrada from '#lambdas/providers/entrada.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { renovacaoDe } from './bolachas.ts'
import { seguirSessao } from './sessao-aberta.ts'

/** Goes on with this browser's sign-in; what renewed it now is worth nothing from here on. */
export const handler = publica(acesso.renovarEntrada, async (_input, chamada) => {
  const renovacao = renovacaoDe(chamada.request)
  const tokens = renovacao === undefined ? undefined : await entrada.renovar(renovacao)
  const segue = tokens && (await seguirSessao(tokens, chamada))
  if (segue) return segue
  if (tokens) await entrada.revogar(tokens.renovacao)
  throw new DomainError('nao_autenticado')
})
