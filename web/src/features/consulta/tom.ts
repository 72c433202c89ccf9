import type { ConsultaStatus } from '#domain/consulta/status.ts'
import type { Tone } from '../../components/badge.tsx'

/** How a status looks; its word says it. */
export const TOM_DO_STATUS: Readonly<Record<ConsultaStatus, Tone>> = {
  pending: 'aviso',
  queued: 'aviso',
  assigned: 'sucesso',
  in_progress: 'info',
  finished: 'sucesso',
  expired: 'perigo',
  cancelled: 'neutro',
}
