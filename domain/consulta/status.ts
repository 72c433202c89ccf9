import { consultaMachine, type ConsultaStatus } from './machine.ts'
import { isStatus } from '../maquina.ts'

/** Other spellings of a status, wherever they may stand (readings, 'Consultation status'). */
const SINONIMOS: Readonly<Record<string, ConsultaStatus>> = {
  accepted: 'assigned',
  in_call: 'in_progress',
  completed: 'finished',
  canceled: 'cancelled',
}

/** The canonical status of a stored or received value; null when it is none. */
export function statusCanonico(valor: string): ConsultaStatus | null {
  if (isStatus(consultaMachine, valor)) return valor
  return Object.hasOwn(SINONIMOS, valor) ? (SINONIMOS[valor] ?? null) : null
}

type Rotulos = Readonly<Record<ConsultaStatus, string>>

/** Reading 1: request and status page (P §4.1). */
export const ROTULOS_DO_PACIENTE: Rotulos = {
  pending: 'Aguardando Pagamento',
  queued: 'Na Fila',
  assigned: 'Médico Encontrado',
  in_progress: 'Em Andamento',
  finished: 'Finalizada',
  expired: 'Expirada',
  cancelled: 'Cancelada',
}

/** Reading 2: list and video room (P §4.1). */
export const ROTULOS_DA_LISTA: Rotulos = {
  pending: 'Aguardando',
  queued: 'Na Fila',
  assigned: 'Médico Encontrado',
  in_progress: 'Em andamento',
  finished: 'Finalizada',
  expired: 'Expirada',
  cancelled: 'Cancelada',
}

/** Reading 3: doctor side (P §4.1, D §2.9). */
export const ROTULOS_DO_MEDICO: Rotulos = {
  pending: 'Aguardando pagamento',
  queued: 'Na fila',
  assigned: 'Aceita',
  in_progress: 'Em andamento',
  finished: 'Finalizada',
  expired: 'Expirada',
  cancelled: 'Cancelada',
}

/** Reading 1: an unknown value displays as pending. */
export const rotuloDoPaciente = (valor: string): string =>
  ROTULOS_DO_PACIENTE[statusCanonico(valor) ?? 'pending']

/** Reading 2: an unknown value shows itself. */
export function rotuloDaLista(valor: string): string {
  const status = statusCanonico(valor)
  return status ? ROTULOS_DA_LISTA[status] : valor
}

/** Reading 3: an unknown value has no badge. */
export function rotuloDoMedico(valor: string): string | null {
  const status = statusCanonico(valor)
  return status && ROTULOS_DO_MEDICO[status]
}

/** Live toasts on a status change (P §4.1). */
export const AVISOS_DE_STATUS = {
  assigned: 'Médico encontrado! Consulta iniciando...',
  in_progress: 'Consulta em andamento',
  finished: 'Consulta finalizada',
  expired: 'Consulta expirou - tente novamente',
} as const satisfies Partial<Rotulos>

const AVISOS: Partial<Rotulos> = AVISOS_DE_STATUS

/** The toast of a status change; null when nothing changed, or nothing is said about it. */
export function avisoDeStatus(antes: string, depois: string): string | null {
  const status = statusCanonico(depois)
  if (!status || status === statusCanonico(antes)) return null
  return AVISOS[status] ?? null
}

/** Whether opening the room asks the server to start: assigned (or accepted) and never started (P §2.15). */
export const pedeInicio = (consulta: {
  readonly status: string
  readonly started_at?: string | null
}): boolean => !consulta.started_at && statusCanonico(consulta.status) === 'assigned'

/** Whether the room shows '● Em andamento' (P §2.15: in_progress or in_call). */
export const emAndamento = (valor: string): boolean => statusCanonico(valor) === 'in_progress'
