import type { Sessao } from '#lambdas/runtime/actor.ts'
import { semSegundoFator } from '#lambdas/runtime/segundo-fator.ts'
import * as fatores from '#lambdas/store/fatores.ts'

/**
 * What protects an account (password, authenticator, keys) may only be changed in a session whose sign-in asked for the
 * second factor.
 * @throws DomainError autenticador_necessario
 */
export async function exigirFator(
  { segundoFator }: Pick<Sessao, 'segundoFator'>,
  dono: Parameters<typeof fatores.temFator>[0],
): Promise<void> {
  if (!segundoFator && (await fatores.temFator(dono))) throw semSegundoFator('entrar_de_novo')
}
