import type { Consulta } from './consulta.ts'

export type PapelNaConsulta = 'paciente' | 'medico'

/** The account that acts on the patient's side: their own, or that of the adult who asked for a dependant. */
export const contaDoPaciente = ({
  paciente_id,
  responsavel_id,
}: Pick<Consulta, 'paciente_id' | 'responsavel_id'>): string => responsavel_id ?? paciente_id

/** Which participant of the current consultation a person is; null for anybody else. */
export function papelDe(
  consulta: Pick<Consulta, 'paciente_id' | 'responsavel_id' | 'assigned_to'>,
  usuario_id: string,
): PapelNaConsulta | null {
  if (contaDoPaciente(consulta) === usuario_id) return 'paciente'
  return consulta.assigned_to === usuario_id ? 'medico' : null
}
