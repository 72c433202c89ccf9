import { prazoMs, type PrazosDoEstagio } from '../base/prazos.ts'
import type { Consulta } from './consulta.ts'
import { MEDICO_OCUPADO } from './status.ts'

/**
 * Whether its doctor may read the patient's record and telephone: while the consultation is theirs, and 24 h after they
 * finished it.
 */
export function prontuarioAberto(
  { status, ended_at }: Pick<Consulta, 'status' | 'ended_at'>,
  agora: Date,
  estagio: PrazosDoEstagio = {},
): boolean {
  if (MEDICO_OCUPADO.some((ocupado) => ocupado === status)) return true
  if (status !== 'finished' || !ended_at) return false
  return agora.getTime() - Date.parse(ended_at) < prazoMs('documento_sem_adendo', estagio)
}
