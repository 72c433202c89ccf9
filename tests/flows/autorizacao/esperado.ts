import type { Operation } from '#domain/base/contrato.ts'
import type { Caso, Objeto } from './exemplos.ts'
import { type Identidade, recusaDoAcesso } from './identidades.ts'

/**
 * The cases of an object that exist for somebody: who has none of their own asks for a stranger's and a missing one.
 */
export function casosDe({ donos, casos = ['alheio', 'inexistente'] }: Objeto, quem: Identidade): Caso[] {
  const temProprio = donos === undefined || donos.includes(quem)
  // Nobody is nobody: without a session there is no stranger either.
  return [...(temProprio ? ['proprio' as const] : []), ...(quem.perfil || !temProprio ? casos : [])]
}

/** What an operation must answer: the refusal its declared access means, else what the object says. */
export function esperado(operation: Operation, objeto: Objeto, quem: Identidade, caso: Caso): string {
  const recusa = recusaDoAcesso(operation.acesso, quem)
  if (recusa) return recusa
  const { proprio, alheio = 'nao_encontrado' } = objeto
  const desfecho = caso === 'proprio' ? proprio : alheio
  return typeof desfecho === 'function' ? desfecho(quem) : desfecho
}
