import { prazoMs } from '../base/prazos.ts'

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
export function presencaDe(lastSeenAt: string | null | undefined, agora: Date): PresencaVista {
  const idade = idadeEmMs(lastSeenAt, agora)
  if (idade <= prazoMs('batimento') + prazoMs('tolerancia_de_rede')) return 'online'
  return idade <= prazoMs('ausente') ? 'ausente' : 'offline'
}

/**
 * Whether the doctor is in the room of this consultation, as it was last read: a place that has been silent for too
 * long since then is empty (`visto_na_sala`), though nobody said that they left.
 */
export const estaNaSala = (medico: MedicoVisto | null, agora: Date): boolean =>
  medico?.na_sala === true && idadeEmMs(medico.last_seen_at, agora) <= prazoMs('visto_na_sala')

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

function idadeEmMs(instante: string | null | undefined, agora: Date): number {
  const idade = agora.getTime() - new Date(instante ?? Number.NaN).getTime()
  return Number.isNaN(idade) ? Number.POSITIVE_INFINITY : idade
}
