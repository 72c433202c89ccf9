import type { StatusDoQuadro } from './saude.ts'

/** Thresholds from which a probe's figure is a warning, and an error. */

const MINUTO = 60_000

interface Limiar {
  readonly atencao: number
  readonly erro: number
}

/** `valor` at or above a threshold. */
export function pelo({ atencao, erro }: Limiar, valor: number): StatusDoQuadro {
  if (valor >= erro) return 'error'
  return valor >= atencao ? 'warning' : 'healthy'
}

export const LIMIARES = {
  /** Milliseconds a probe of the table or a bucket takes. */
  latencia: { atencao: 1000, erro: 3000 },
  /** Share of requests that failed in the last five minutes. */
  falhas: { atencao: 0.01, erro: 0.05 },
  /**
   * Milliseconds since somebody who waits last entered the queue: at 15 minutes the consultation should have expired
   * (estados §3).
   */
  espera: { atencao: 10 * MINUTO, erro: 16 * MINUTO },
  /** Milliseconds the longest-waiting patient waits where no doctor is online. */
  desatendida: { atencao: 0, erro: 5 * MINUTO },
  /** Milliseconds between a fact at the card provider and its notice being handled. */
  aviso: { atencao: MINUTO, erro: 5 * MINUTO },
  /** Number of scheduled runs that were missed. */
  rodadas: { atencao: 3, erro: 5 },
} as const satisfies Record<string, Limiar>

/** How long a probe is waited for before it counts as failed, in milliseconds. */
export const PRAZO_DA_SONDA = 5000
/** Milliseconds of metrics a probe looks back. */
export const JANELA_DA_SONDA = 5 * MINUTO
/** Milliseconds of the card provider's notices that are looked at. */
export const JANELA_DOS_AVISOS = 15 * MINUTO

const UNIDADE: Readonly<Record<string, number>> = { minute: MINUTO, hour: 60 * MINUTO, day: 24 * 60 * MINUTO }

/** Milliseconds of `rate(1 minute)`. @throws Error for another expression */
export function periodo(cada: string): number {
  const [, quantos, unidade] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(cada) ?? []
  const ms = Number(quantos) * (UNIDADE[unidade ?? ''] ?? Number.NaN)
  if (!(ms > 0)) throw new Error(`Unknown schedule ${cada}`)
  return ms
}
