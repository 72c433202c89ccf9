import type { Especialidade } from '#domain/base/especialidades.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { type PreferenciaVista, situacaoDaPreferencia } from '#domain/consulta/preferencia.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as presencas from '#lambdas/store/presencas.ts'

/** The wish to talk to the same doctor again (decision 047). */

type Preferencia = Pick<Consulta, 'medico_preferido' | 'preferido_ausente'>

/**
 * What is stored of the wish: whether that doctor is free in the specialty of the request at this moment.
 * @throws DomainError nao_encontrado for a doctor this patient never finished a consultation with
 */
export async function preferenciaDoPedido(
  medico_id: string | undefined,
  paciente_id: string,
  especialidade: Especialidade,
  now: Date,
): Promise<Preferencia> {
  if (medico_id === undefined) return {}
  const suas = await consultas.byPaciente(paciente_id)
  if (!suas.some(({ status, assigned_to }) => status === 'finished' && assigned_to === medico_id))
    throw new DomainError('nao_encontrado')
  const livre = await presencas.livreEm(medico_id, now)
  return livre === especialidade ? { medico_preferido: medico_id } : { preferido_ausente: medico_id }
}

/** What became of the wish, as the patient reads it. */
export async function preferenciaVista(consulta: Consulta, now: Date): Promise<PreferenciaVista | undefined> {
  const situacao = situacaoDaPreferencia(consulta, now, prazosDoEstagio())
  const medico_id = consulta.medico_preferido ?? consulta.preferido_ausente
  if (situacao === undefined || medico_id === undefined) return undefined
  const medico = await medicos.find(medico_id)
  return medico && { medico: medico.nome_oficial ?? '', situacao }
}
