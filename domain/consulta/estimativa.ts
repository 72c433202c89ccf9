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
