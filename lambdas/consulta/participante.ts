import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/erros.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { type Atual, ler } from '#lambdas/store/par.ts'

/** Which of the two the caller is; null for anybody else. */
export function papelDe(consulta: Consulta, actor: Pick<Actor, 'id'>): 'paciente' | 'medico' | null {
  if (consulta.paciente_id === actor.id) return 'paciente'
  return consulta.assigned_to === actor.id ? 'medico' : null
}

/** A consultation of the caller, in one of these roles. @throws DomainError nao_encontrado, also when it is another's */
export async function lerComo(
  actor: Pick<Actor, 'id'>,
  consulta_id: string,
  ...papeis: readonly ('paciente' | 'medico')[]
): Promise<Atual> {
  const atual = await ler(consulta_id)
  const papel = atual && papelDe(atual.consulta, actor)
  if (!atual || !papel || !papeis.includes(papel)) throw new DomainError('nao_encontrado')
  return atual
}

/** An identity in a body must be the caller's own, else the object counts as missing (estados §8). */
export function mesmaPessoa(actor: Pick<Actor, 'id'>, id: string): void {
  if (id !== actor.id) throw new DomainError('nao_encontrado')
}
