/** What came of trying the way to the relays before a call (decision 050). */

/** How a relay was reached; null when none was. */
export type ViaDaRede = 'udp' | 'tcp'

export interface AchadoDaRede {
  readonly via: ViaDaRede | null
  /** Milliseconds until then. */
  readonly ms: number
}

export const RESULTADOS_DA_REDE = [
  'boa',
  'lenta',
  'estreita',
  'sem_caminho',
  /** Nobody said which relays there are. */
  'sem_servidores',
  'sem_internet',
  /** The stage has none: both are on one machine. */
  'direta',
] as const
export type ResultadoDaRede = (typeof RESULTADOS_DA_REDE)[number]

/** A relay answers within half a second where the network is well; every step of a call would wait as long. */
const LENTA_MS = 3_000

export function resultadoDaRede({ via, ms }: AchadoDaRede): ResultadoDaRede {
  if (via === null) return 'sem_caminho'
  if (ms > LENTA_MS) return 'lenta'
  return via === 'udp' ? 'boa' : 'estreita'
}
