import type { Consulta } from './consulta.ts'

export type PapelNaConsulta = 'paciente' | 'medico'

/** Which participant of the current consultation a person is; null for anybody else. */
export function papelDe(
  { paciente_id, assigned_to }: Pick<Consulta, 'paciente_id' | 'assigned_to'>,
  usuario_id: string,
): PapelNaConsulta | null {
  if (paciente_id === usuario_id) return 'paciente'
  return assigned_to === usuario_id ? 'medico' : null
}
