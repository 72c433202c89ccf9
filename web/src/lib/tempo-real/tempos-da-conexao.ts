const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO

/** How long the live connection waits for what, in milliseconds. */
export const ESPERAS = {
  /** Ticket and handshake together. */
  abertura: 15 * SEGUNDO,
  /** Silence after which the line is tried: well under the gateway's 10 idle minutes. */
  ping: MINUTO,
  /** Without an answer for this long the line is dead, whatever the browser thinks. */
  pong: 10 * SEGUNDO,
  /** A new line before the gateway's 2 hours are over. */
  renovacao: 110 * MINUTO,
  /** The line outlives its last listener by this. */
  despedida: 30 * SEGUNDO,
  /** A line that gave way to newer tabs of the same person comes back when its tab is looked at, or after this. */
  cedida: 5 * MINUTO,
  /** First and longest pause before another try. */
  primeiroRecuo: 500,
  maiorRecuo: 30 * SEGUNDO,
} as const

/** Pause before another try: doubled each time up to the longest, the upper half of it by chance (0 to 1). */
export function recuo(tentativas: number, acaso: number): number {
  const teto = Math.min(ESPERAS.maiorRecuo, ESPERAS.primeiroRecuo * 2 ** Math.min(tentativas, 16))
  return teto / 2 + (teto / 2) * acaso
}
