import { DomainError } from '#domain/base/erros.ts'

/**
 * An identity in a request's body must be the caller's own; another's is answered like one that does not exist (estados
 * §8).
 * @throws DomainError nao_encontrado
 */
export function exigirProprio(usuario_id: string, actor: { readonly id: string }): void {
  if (usuario_id !== actor.id) throw new DomainError('nao_encontrado')
}
