import { type Achado, type Leitura, vale } from './leitura.ts'
import { LEXICO } from './lexico.ts'
import { emergencia, type RegraDisparada } from './regras.ts'
import { ID_APRENDIDA } from './sinais-aprendidos/decidir.ts'
import type { Evidencia } from './sinais-aprendidos/pesar.ts'

/** What confidence is computed from. */
interface BaseDaConfianca {
  readonly leitura: Leitura
  readonly disparadas: readonly RegraDisparada[]
  /** whether weak rules were set aside */
  readonly rebaixada: boolean
  readonly evidencia: Evidencia
  /** from `escolherEspecialidade`, 0..1 */
  readonly margem: number
}

const BASE = 0.42
const PESO_QUEIXA = 0.35
const PESO_MARGEM = 0.15
const PESO_DETALHE = 0.1
const PESO_OBSCURO = 0.2
const VAGA = 0.4
const CONTRADICAO = 0.15
const [MINIMO, MAXIMO] = [0.05, 0.95]
const REBAIXADA = 0.65

/** How often each kind of answer was right on batches left out of the learning, by the evidence of an emergency. */
type Degraus = readonly (readonly [desde: number, acerto: number])[]
const REGRA_DE_EMERGENCIA: Degraus = [
  [0, 0.95],
  [-1, 0.74],
  [-Infinity, 0.3],
]
const EMERGENCIA_APRENDIDA: Degraus = [
  [1.5, 0.95],
  [0.75, 0.74],
  [-Infinity, 0.46],
]
const REGRA_DE_PRESENCIAL: Degraus = [
  [-1, 0.85],
  [-Infinity, 0.93],
]
const PRESENCIAL_APRENDIDA = 0.77

const degrau = (degraus: Degraus, valor: number): number =>
  degraus.find(([desde]) => valor >= desde)?.[1] ?? MINIMO

/** Fitted on the same batches: video without a rule, where a complaint was read. */
function videoClaro({ emergencia: urgente, video }: Evidencia): number {
  const [v, e] = [Math.min(4, Math.max(-3, video)), Math.max(-4, urgente)]
  return 1 / (1 + Math.exp(-(0.71 + 0.54 * v - 0.26 * e)))
}

function contradiz(achados: readonly Achado[]): boolean {
  return achados.some(
    (a) =>
      vale(a) &&
      a.origem === 'texto' &&
      LEXICO[a.id].classe === 'queixa' &&
      achados.some((b) => b.id === a.id && !b.presente),
  )
}

/** Without a rule and without a clear complaint: how much of the report was understood at all. */
function entendido({ leitura, margem }: BaseDaConfianca, queixa: number): number {
  const doTexto = leitura.achados.filter((a) => vale(a) && a.origem === 'texto')
  const medida =
    Object.keys(leitura.medidas).length > 0 || doTexto.some((a) => LEXICO[a.id].classe === 'qualificador')
  const detalhe = (leitura.duracao_dias === undefined ? 0 : 0.5) + (medida ? 0.5 : 0)
  return (
    BASE +
    PESO_QUEIXA * queixa +
    PESO_MARGEM * margem * queixa +
    PESO_DETALHE * detalhe * queixa -
    PESO_OBSCURO * (1 - leitura.cobertura)
  )
}

function calculada(base: BaseDaConfianca): number {
  const { leitura, disparadas, evidencia } = base
  const primeira = disparadas[0]
  if (primeira !== undefined) {
    const aprendida =
      primeira.id === ID_APRENDIDA[primeira.destino === 'pronto_socorro' ? 'emergencia' : 'presencial']
    if (emergencia(primeira.destino))
      return degrau(aprendida ? EMERGENCIA_APRENDIDA : REGRA_DE_EMERGENCIA, evidencia.emergencia)
    return aprendida ? PRESENCIAL_APRENDIDA : degrau(REGRA_DE_PRESENCIAL, evidencia.emergencia)
  }
  if (base.rebaixada) return REBAIXADA
  const validos = leitura.achados.filter(vale)
  const doTexto = validos.filter((a) => a.origem === 'texto')
  const contra = contradiz(leitura.achados) ? CONTRADICAO : 0
  if (doTexto.some((a) => LEXICO[a.id].classe === 'queixa')) return videoClaro(evidencia) - contra
  const alguma =
    doTexto.some((a) => LEXICO[a.id].classe === 'vaga') || validos.some((a) => a.origem === 'guiada')
  return entendido(base, alguma ? VAGA : 0) - contra
}

/**
 * `conf_ia` of the protocol: how sure it is, 0..1, that urgency and specialty stand, kept within 0.05..0.95.
 *
 * Where a rule decided, how often such an answer was right on batches left out of the learning, by the learned evidence
 * of an emergency. Without a rule and with a clear complaint, 1 / (1 + e^−(0.71 + 0.54·V − 0.26·E)), V and E the
 * evidence of video and of emergency, less 0.15 when the same finding is both affirmed and denied. With no clear
 * complaint, 0.42 + Q·(0.35 + 0.15·M + 0.10·D) − 0.20·(1 − C), Q = 0.4 for a vague complaint or a box alone, else 0;
 * M how far the specialty leads; D half for a duration and half for a strength or a measure; C the share of content
 * words understood. Below 0.65 nothing can be booked (P §5).
 */
export function confianca(base: BaseDaConfianca): number {
  return Math.round(Math.min(MAXIMO, Math.max(MINIMO, calculada(base))) * 100) / 100
}
