import { prazoMs, type PrazosDoEstagio } from '../base/prazos.ts'

/** A doctor as the patient sees it (P §4.7). */
export type PresencaVista = 'online' | 'ausente' | 'offline'

/** Badge texts, in the specification's letters (P §2.14). */
export const ROTULOS_DE_PRESENCA: Readonly<Record<PresencaVista, string>> = {
  online: 'online',
  ausente: 'Ausente',
  offline: 'offline',
}

/**
 * Presence from the last beat: online up to 30 s plus 2 s of grace for the network, away up to 120 s (estados §2).
 * A beat slightly in the future (two clocks) is a beat of now.
 */
export function presencaDe(
  lastSeenAt: string | null | undefined,
  agora: Date,
  estagio: PrazosDoEstagio = {},
): PresencaVista {
  const idade = idadeEmMs(lastSeenAt, agora)
  if (idade <= prazoMs('batimento', estagio) + prazoMs('tolerancia_de_rede', estagio)) return 'online'
  return idade <= prazoMs('ausente', estagio) ? 'ausente' : 'offline'
}

/**
 * Whether the doctor is in the room of this consultation, as it was last read: a place that has been silent for too long
 * since then is empty (`visto_na_sala`), though nobody said that they left.
 */
export const estaNaSala = (medico: MedicoVisto | null, agora: Date, estagio: PrazosDoEstagio = {}): boolean =>
  medico?.na_sala === true && idadeEmMs(medico.last_seen_at, agora) <= prazoMs('visto_na_sala', estagio)

interface MedicoVisto {
  readonly na_sala?: boolean | undefined
  readonly last_seen_at: string | null
}

/** The newest of several heartbeats (ISO instants), from wherever they came; undefined for none. */
export const ultimoSinal = (...sinais: readonly (string | undefined)[]): string | null =>
  sinais
    .filter((sinal) => sinal !== undefined)
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1) ?? null

/** Estimated wait in whole minutes, ceil(15 / online); null when nobody is online, for then there is no estimate. */
export const esperaEstimada = (online: number): number | null => (online > 0 ? Math.ceil(15 / online) : null)

/** With fewer acceptances than this, no prediction is made. */
const AMOSTRA_MINIMA = 5

interface EsperaMedida {
  /** Half waited at most this long, in whole seconds. */
  readonly p50_segundos: number
  /** Nine in ten waited at most this long. */
  readonly p90_segundos: number
  readonly amostras: number
}

/** Percentiles (nearest rank) of measured waits in milliseconds; null when there are too few. */
export function esperaMedida(esperas: readonly number[]): EsperaMedida | null {
  if (esperas.length < AMOSTRA_MINIMA) return null
  const ordem = esperas.toSorted((a, b) => a - b)
  const rank = (parte: number) => ordem[Math.ceil(parte * ordem.length) - 1] ?? 0
  return {
    p50_segundos: Math.round(rank(0.5) / 1000),
    p90_segundos: Math.round(rank(0.9) / 1000),
    amostras: ordem.length,
  }
}

interface NaFila {
  readonly id: string
  readonly queued_at: string
}

/** Queue order: oldest first; equal times are ordered by id, so that every reader sees the same order. */
export const ordemDaFila = (a: NaFila, b: NaFila): number =>
  compara(a.queued_at, b.queued_at) || compara(a.id, b.id)

/** Place in the queue, from 1; null when it is not in it. */
export function lugarNaFila(fila: readonly NaFila[], id: string): number | null {
  const indice = fila.toSorted(ordemDaFila).findIndex((c) => c.id === id)
  return indice < 0 ? null : indice + 1
}

const compara = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function idadeEmMs(instante: string | null | undefined, agora: Date): number {
  const idade = agora.getTime() - new Date(instante ?? Number.NaN).getTime()
  return Number.isNaN(idade) ? Number.POSITIVE_INFINITY : idade
}
