/**
 * Whether the network between the two still carries pictures: what is measured once a second, and what follows of it.
 */

/** What a browser knows of the way between the two; null where it does not say. */
export interface MedidaDaRede {
  /** Of what was sent either way in the last second, how much did not arrive: 0 to 1. */
  readonly perda: number
  /** There and back, milliseconds. */
  readonly volta_ms: number | null
  /** What it believes can be sent, kbit/s; without pictures nothing tries how much more there is. */
  readonly saida_kbps: number | null
}

/** Voice needs some 40 kbit/s; beside a picture that is starved it breaks up. */
const FRACA = { perda: 0.1, volta_ms: 1_000, saida_kbps: 120 } as const
/** Well on this side of that, so that it does not go to and fro. */
const FIRME = { perda: 0.03, volta_ms: 500 } as const

/** Seconds in a row. */
const ATE_SO_AUDIO = 6
const ATE_VIDEO = 15
const MAIOR_ATE_VIDEO = 120

export interface RitmoDaRede {
  readonly so_audio: boolean
  /** Seconds in a row that speak for the other way. */
  readonly seguidos: number
  /** How many of them bring the picture back: more each time it had to be given up. */
  readonly ate_video: number
}

export const REDE_INICIAL: RitmoDaRede = { so_audio: false, seguidos: 0, ate_video: ATE_VIDEO }

/** One second later. */
export function seguirRede(ritmo: RitmoDaRede, medida: MedidaDaRede): RitmoDaRede {
  const { so_audio, ate_video } = ritmo
  const seguidos = (so_audio ? firme(medida) : fraca(medida)) ? ritmo.seguidos + 1 : 0
  if (!so_audio && seguidos >= ATE_SO_AUDIO) return { so_audio: true, seguidos: 0, ate_video }
  if (so_audio && seguidos >= ate_video)
    return { so_audio: false, seguidos: 0, ate_video: Math.min(2 * ate_video, MAIOR_ATE_VIDEO) }
  return { ...ritmo, seguidos }
}

const acima = (valor: number | null, limite: number): boolean => valor !== null && valor > limite

const fraca = ({ perda, volta_ms, saida_kbps }: MedidaDaRede): boolean =>
  perda > FRACA.perda ||
  acima(volta_ms, FRACA.volta_ms) ||
  (saida_kbps !== null && saida_kbps < FRACA.saida_kbps)

const firme = ({ perda, volta_ms }: MedidaDaRede): boolean =>
  perda <= FIRME.perda && !acima(volta_ms, FIRME.volta_ms)
