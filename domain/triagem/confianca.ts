import { type Achado, type Leitura, vale } from './leitura.ts'
import { LEXICO } from './lexico.ts'
import { emergencia, type RegraDisparada } from './regras.ts'

/** What confidence is computed from. */
export interface BaseDaConfianca {
  readonly leitura: Leitura
  readonly disparadas: readonly RegraDisparada[]
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
const PISO_EMERGENCIA = 0.85
const PISO_PRESENCIAL = 0.75
const [MINIMO, MAXIMO] = [0.05, 0.95]

function contradiz(achados: readonly Achado[]): boolean {
  return achados.some(
    (a) =>
      vale(a) &&
      a.origem === 'texto' &&
      LEXICO[a.id].classe === 'queixa' &&
      achados.some((b) => b.id === a.id && !b.presente),
  )
}

/**
 * `conf_ia` of the protocol: how sure it is, 0..1, that it understood the complaint well enough for its
 * urgency and specialty to stand.
 *
 * 0.42 + Q·(0.35 + 0.15·M + 0.10·D) − 0.20·(1 − C) − 0.15·K, kept within 0.05..0.95, where
 * Q = 1 when a complaint was read in the text, 0.4 when only a vague one or only a box, else 0;
 * M = how far the specialty leads the next; D = half for a duration and half for a strength or a measure;
 * C = share of content words understood; K = 1 when the same finding is both affirmed and denied.
 * A rule that fired names its words, so a red flag is at least 0.85 and in-person care at least 0.75.
 * Below 0.65 nothing can be booked (P §5).
 */
export function confianca({ leitura, disparadas, margem }: BaseDaConfianca): number {
  const validos = leitura.achados.filter(vale)
  const doTexto = validos.filter((a) => a.origem === 'texto')
  const clara = doTexto.some((a) => LEXICO[a.id].classe === 'queixa')
  const alguma =
    doTexto.some((a) => LEXICO[a.id].classe === 'vaga') || validos.some((a) => a.origem === 'guiada')
  const queixa = clara ? 1 : alguma ? VAGA : 0
  const medida =
    Object.keys(leitura.medidas).length > 0 || doTexto.some((a) => LEXICO[a.id].classe === 'qualificador')
  const detalhe = (leitura.duracao_dias === undefined ? 0 : 0.5) + (medida ? 0.5 : 0)
  const calculada =
    BASE +
    PESO_QUEIXA * queixa +
    PESO_MARGEM * margem * queixa +
    PESO_DETALHE * detalhe * queixa -
    PESO_OBSCURO * (1 - leitura.cobertura) -
    (contradiz(leitura.achados) ? CONTRADICAO : 0)
  const primeira = disparadas[0]
  const piso =
    primeira === undefined ? MINIMO : emergencia(primeira.destino) ? PISO_EMERGENCIA : PISO_PRESENCIAL
  return Math.round(Math.min(MAXIMO, Math.max(calculada, piso)) * 100) / 100
}
