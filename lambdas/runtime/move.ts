import { DomainError } from '#domain/base/erros.ts'
import { decide, type Machine } from '#domain/base/maquina.ts'

/**
 * The status an act leads to.
 * @throws DomainError transicao_invalida, sem_permissao
 */
export function moveOrThrow<S extends string, A extends string, R extends string>(
  machine: Machine<S, A, R>,
  status: NoInfer<S>,
  ato: NoInfer<A>,
  papel: NoInfer<R>,
): S {
  const verdict = decide(machine, status, ato, papel)
  if (verdict.ok) return verdict.to
  throw new DomainError(verdict.codigo === 'papel_nao_autorizado' ? 'sem_permissao' : 'transicao_invalida')
}
