import {
  CENTRO,
  LADO_DO_ROSTO,
  OLHO_A_OLHO,
  posesDe,
  proporcao,
  type RostoEmCinza,
  telaDe,
} from './alinhamento.ts'
import { correlacao, semLuz, sobrepor } from './sobreposicao.ts'

/**
 * Whether a selfie is a picture of the document's own portrait. Two photos of one person differ in pose, expression,
 * light and hair; a photo of a photo has them all the same.
 */

/** How well two pictures of a face agree point by point, -1 to 1; null where they could not be compared. */
interface Coincidencia {
  /** Hair, neck and the edge of the background, in a ring around the face. */
  readonly anel: number | null
  /** Eyes, nose, mouth and the light on them. */
  readonly rosto: number | null
}

/** Distance from the face's middle, in shares of its size: an oval, higher than wide. */
const raio = (x: number, y: number): number =>
  Math.hypot((x - CENTRO[0]) / OLHO_A_OLHO, (y - CENTRO[1]) / (1.35 * OLHO_A_OLHO))

const ANEL = 1.55

const lugares = (de: number, ate: number): readonly number[] =>
  Array.from({ length: LADO_DO_ROSTO ** 2 }, (_, i) => i).filter((i) => {
    const r = raio(i % LADO_DO_ROSTO, Math.floor(i / LADO_DO_ROSTO))
    return r >= de && r < ate
  })
const DO_ROSTO = lugares(0, 1)
const DO_ANEL = lugares(1, ANEL)
const DE_TUDO = [...DO_ROSTO, ...DO_ANEL]

/** Landmarks whose proportions differ by more are not those of the same face: one of the two was misplaced. */
const OUTRA_PROPORCAO = 1.28

/** The selfie's face over the portrait's, laid where they agree best near their landmarks. */
export function coincidencia(selfie: RostoEmCinza, retrato: RostoEmCinza): Coincidencia {
  const proporcoes = [proporcao(selfie.marcos), proporcao(retrato.marcos)]
  if (Math.max(...proporcoes) > OUTRA_PROPORCAO * Math.min(...proporcoes)) return { anel: null, rosto: null }
  const [daSelfie, doRetrato] = posesDe(selfie.marcos, retrato.marcos)
  const tela = telaDe(selfie.imagem, daSelfie)
  const [a, b] = [semLuz(tela), semLuz(sobrepor(tela, retrato, doRetrato, DE_TUDO))]
  return { anel: correlacao(a, b, DO_ANEL), rosto: correlacao(a, b, DO_ROSTO) }
}

/** Around the face and in it: two photos of one person never agree so much in both at once. */
const CERTA = 0.985
/** Hardly any two do. */
const EM_DUVIDA = 0.955
/** So much of one alone: a reflection lies on the other. */
const ANEL_IGUAL = 0.992
const ROSTO_IGUAL = 0.98
/** A print of the portrait, badly photographed: the less detail a selfie has, the less it has to agree. */
const SEM_DETALHE = { finura: -0.87, coincidencia: 0.72 }
const POUCO_DETALHE = { finura: -0.81, coincidencia: 0.9 }

/**
 * How much is too much of a selfie with detail so fine: along the straight line through the two, which soon passes what
 * any selfie may not reach.
 */
function demaisParaImpresso(fina: number): number {
  const inclinacao =
    (POUCO_DETALHE.coincidencia - SEM_DETALHE.coincidencia) / (POUCO_DETALHE.finura - SEM_DETALHE.finura)
  return SEM_DETALHE.coincidencia + Math.max(0, fina - SEM_DETALHE.finura) * inclinacao
}

/**
 * What that says of a selfie with detail so fine; null when it says nothing. A face cut out tightly is judged alone,
 * and then by a person, as is one that could not be laid over the portrait at all.
 */
export function juizoDaCopia(
  { anel, rosto }: Coincidencia,
  fina = Number.POSITIVE_INFINITY,
): 'copia' | 'duvida' | null {
  if (rosto === null) return 'duvida'
  const menor = Math.min(anel ?? rosto, rosto)
  if (menor >= CERTA && anel !== null) return 'copia'
  const igual = rosto >= ROSTO_IGUAL || (anel !== null && anel >= ANEL_IGUAL)
  return menor >= EM_DUVIDA || igual || menor >= demaisParaImpresso(fina) ? 'duvida' : null
}

/**
 * A card's faint ghost image agrees more with its portrait; of two different people's faces 3 drawn pairs in 1,100
 * do.
 */
const MESMO_RETRATO = 0.87

/** Whether two faces of one picture are the same portrait, printed twice: what is around them is not. */
export const mesmoRetrato = ({ rosto }: Coincidencia): boolean => rosto !== null && rosto >= MESMO_RETRATO
