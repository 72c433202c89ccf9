/** The statuses of a consultation, separate from its machine, because most readers never change one. */
export const CONSULTA_STATUS = [
  'pending',
  'queued',
  'assigned',
  'in_progress',
  'finished',
  'expired',
  'cancelled',
] as const

export type ConsultaStatus = (typeof CONSULTA_STATUS)[number]

/** Statuses in which a consultation is open: the one a patient may have, and what forbids a change of identity. */
export const CONSULTA_ABERTA = [
  'pending',
  'queued',
  'assigned',
  'in_progress',
] as const satisfies readonly ConsultaStatus[]

/** Statuses in which a doctor is taken. */
export const MEDICO_OCUPADO = ['assigned', 'in_progress'] as const satisfies readonly ConsultaStatus[]

/** Other spellings of a status that may be stored (leituras §2). */
const SINONIMOS: Readonly<Record<string, ConsultaStatus>> = {
  accepted: 'assigned',
  in_call: 'in_progress',
  completed: 'finished',
  canceled: 'cancelled',
}

/** The canonical status of a stored or received value; null when it is none. */
export function statusCanonico(valor: string): ConsultaStatus | null {
  const canonico = CONSULTA_STATUS.find((status) => status === valor)
  if (canonico) return canonico
  return Object.hasOwn(SINONIMOS, valor) ? (SINONIMOS[valor] ?? null) : null
}

/** Every spelling in which a status may be stored: the condition of a write. */
export const grafiasDe = (status: ConsultaStatus): readonly string[] => [
  status,
  ...Object.keys(SINONIMOS).filter((sinonimo) => SINONIMOS[sinonimo] === status),
]

export type Guardada = Readonly<Record<string, unknown>>

/** A stored consultation with its status in canonical spelling; an unknown status is left unchanged. */
export const comStatusCanonico = (guardada: Guardada): Guardada =>
  typeof guardada['status'] === 'string'
    ? { ...guardada, status: statusCanonico(guardada['status']) ?? guardada['status'] }
    : guardada

/**
 * The same for display: an unknown status reads as pending, which no act accepts, with the stored value beside it (P
 * §4.1).
 */
export function comStatusLido(guardada: Guardada): Guardada {
  const lida = comStatusCanonico(guardada)
  return typeof lida['status'] !== 'string' || statusCanonico(lida['status']) !== null
    ? lida
    : { ...lida, status: 'pending', status_gravado: lida['status'] }
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
  const era = statusCanonico(antes)
  if (!status || status === era) return null
  // The doctor's page starts what it accepts: to whoever waited it is the acceptance.
  return (era === 'queued' && status === 'in_progress' ? AVISOS.assigned : AVISOS[status]) ?? null
}

/** Whether opening the room asks the server to start: assigned (or accepted) and never started (P §2.15). */
export const pedeInicio = (consulta: {
  readonly status: string
  readonly started_at?: string | null
}): boolean => !consulta.started_at && statusCanonico(consulta.status) === 'assigned'
