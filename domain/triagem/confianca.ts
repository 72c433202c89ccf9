import { type Achado, type Leitura, vale } from './leitura.ts'
import { LEXICO } from './lexico.ts'
import { emergencia, type RegraDisparada } from './regras.ts'
import { ID_APRENDIDA } from './aprendido/decidir.ts'
import type { Evidencia } from './aprendido/evidencia.ts'

/** What confidence is computed from. */
interface BaseDaConfianca {
  readonly leitura: Leitura
  readonly disparadas: readonly RegraDisparada[]
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

/** What kind of answer it is: how often each is right depends on other things. */
type Tipo =
  | 'regra_de_emergencia'
  | 'emergencia_aprendida'
  | 'regra_de_presencial'
  | 'presencial_aprendido'
  | 'video'

/**
 * Log-odds of being right: constant, evidence of an emergency, evidence of video, lead of the specialty. Fitted on
 * writers left out of the learning, but for `video`: as fitted, one ordinary complaint in three could not be booked.
 */
const AJUSTE: Readonly<Record<Tipo, readonly [number, number, number, number]>> = {
  regra_de_emergencia: [-0.41, 1.23, 0.49, 0],
  emergencia_aprendida: [-2.23, 1.35, 0.26, 0],
  regra_de_presencial: [-1.1, 0.15, -0.87, 0.9],
  presencial_aprendido: [-0.16, -0.04, -0.38, 0.74],
  video: [0.65, -0.2, 0.2, 0.65],
}
/** Evidence beyond it says no more. */
const LIMITE_DE_EVIDENCIA = 5

/** Fewer learned words than this, and no complaint read, are not enough to judge by. */
const PALAVRAS_BASTANTES = 8

const dentro = (valor: number): number => Math.max(-LIMITE_DE_EVIDENCIA, Math.min(LIMITE_DE_EVIDENCIA, valor))

function ajustada(tipo: Tipo, { evidencia, margem }: BaseDaConfianca): number {
  const [constante, e, v, m] = AJUSTE[tipo]
  const soma = constante + e * dentro(evidencia.emergencia) + v * dentro(evidencia.video) + m * margem
  return 1 / (1 + Math.exp(-soma))
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

function tipoDe({ disparadas: [primeira] }: BaseDaConfianca): Tipo {
  if (primeira === undefined) return 'video'
  if (emergencia(primeira.destino))
    return primeira.id === ID_APRENDIDA.emergencia ? 'emergencia_aprendida' : 'regra_de_emergencia'
  return primeira.id === ID_APRENDIDA.presencial ? 'presencial_aprendido' : 'regra_de_presencial'
}

function calculada(base: BaseDaConfianca): number {
  const { leitura, evidencia } = base
  const tipo = tipoDe(base)
  if (tipo !== 'video') return ajustada(tipo, base)
  const validos = leitura.achados.filter(vale)
  const contra = contradiz(leitura.achados) ? CONTRADICAO : 0
  const queixa = validos.some((a) => a.origem === 'texto' && LEXICO[a.id].classe === 'queixa')
  if (queixa || evidencia.conhecidas >= PALAVRAS_BASTANTES) return ajustada(tipo, base) - contra
  const alguma = validos.some(
    (a) => (a.origem === 'texto' && LEXICO[a.id].classe === 'vaga') || a.origem === 'guiada',
  )
  return entendido(base, alguma ? VAGA : 0) - contra
}

/**
 * `conf_ia` of the protocol: how sure it is, 0..1, that urgency and specialty stand, kept within 0.05..0.95.
 *
 * For each kind of answer (`Tipo`), 1 / (1 + e^−(c + e·E + v·V + m·M)), E and V the evidence of an emergency and of
 * video, M the lead of the specialty, the rest fitted on writers left out of the learning; less 0.15 for video when
 * the same finding is both affirmed and denied. Where no complaint was read and hardly a word is known, 0.42 +
 * Q·(0.35 + 0.15·M +
 * 0.10·D) − 0.20·(1 − C), Q = 0.4 for a vague complaint or a box alone, else 0; D half for a duration and half for a
 * strength or a measure; C the share of content words understood. Below 0.65 nothing can be booked (P §5).
 */
export function confianca(base: BaseDaConfianca): number {
  return Math.round(Math.min(MAXIMO, Math.max(MINIMO, calculada(base))) * 100) / 100
}
