import * as fatores from '#lambdas/store/fatores.ts'
import type { Sessao } from './actor.ts'
import { semSegundoFator } from './segundo-fator.ts'

/**
 * What protects an account, or would hand it over, may only be done in a session that showed the second factor, where
 * the person has one: the pool does not know of passkeys, and opens a session to the password alone.
 * @throws DomainError autenticador_necessario
 */
export async function exigirFator(
  { segundoFator }: Pick<Sessao, 'segundoFator'>,
  dono: Parameters<typeof fatores.temFator>[0],
): Promise<void> {
  if (!segundoFator && (await fatores.temFator(dono))) throw semSegundoFator('entrar_de_novo')
}
