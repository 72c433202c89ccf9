import { declarouImpedimento } from '#domain/consulta/devolucao.ts'
import type { PapelNaConsulta } from '#domain/consulta/participante.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { salaPorVir } from '#domain/sala/sala.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { type Atual, ler } from '#lambdas/store/consulta-e-pagamento.ts'
import { papelNa } from '#lambdas/store/participante.ts'

/**
 * A consultation of the caller, in one of these roles.
 * @throws DomainError nao_encontrado, also when it is another's; fora_da_sala when it was the caller's, who did not
 * come
 */
export async function consultaEPagamentoDe(
  actor: Pick<Actor, 'id'>,
  consulta_id: string,
  ...papeis: readonly PapelNaConsulta[]
): Promise<Atual> {
  const atual = await ler(consulta_id)
  const papel = atual && (await papelNa(atual.consulta, actor.id))
  if (atual && perdeu(atual.consulta, actor.id)) throw new DomainError('fora_da_sala')
  if (!atual || !papel || !papeis.includes(papel)) throw new DomainError('nao_encontrado')
  return atual
}

/** Whether this doctor did not come to a consultation that goes on without them. */
const perdeu = (consulta: Consulta, medico_id: string): boolean =>
  salaPorVir(consulta.status) &&
  consulta.medicos_excluidos.includes(medico_id) &&
  !declarouImpedimento(consulta, medico_id)
