import {
  CENTRO,
  LADO_DO_ROSTO,
  movida,
  OLHO_A_OLHO,
  type Pose,
  posesDe,
  type RostoEmCinza,
  type Tela,
  telaDe,
} from './alinhamento.ts'

/**
 * Whether a selfie is a picture of the document's own portrait. Two photos of one person differ in pose, expression,
 * light and hair; a photo of a photo has them all the same.
 */

/** How well two pictures of a face agree point by point, -1 to 1; null where too little of it is in both. */
export interface Coincidencia {
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

/** Pearson's: neither brightness nor contrast counts. */
function correlacao(a: Tela, b: Tela, onde: readonly number[]): number | null {
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0]
  for (const i of onde) {
    const [x, y] = [a[i] ?? Number.NaN, b[i] ?? Number.NaN]
    if (Number.isNaN(x + y)) continue
    n++
    sa += x
    sb += y
    saa += x * x
    sbb += y * y
    sab += x * y
  }
  if (2 * n < onde.length) return null
  const [va, vb] = [n * saa - sa * sa, n * sbb - sb * sb]
  // A plain surface agrees with everything and says nothing.
  return Math.min(va, vb) < n * n ? 0 : (n * sab - sa * sb) / Math.sqrt(va * vb)
}

/** Points, radians and shares by which the landmarks of two pictures may lie apart, tried one by one, ever finer. */
const PASSOS = [1, 0.5, 0.25]
const RODADAS = 6
const MUDANCAS = [
  [1, 0, 0, 0],
  [-1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, -1, 0, 0],
  [0, 0, 0.04, 0],
  [0, 0, -0.04, 0],
  [0, 0, 0, 0.04],
  [0, 0, 0, -0.04],
] as const

/** The selfie's face over the portrait's, laid where they agree best near their landmarks. */
export function coincidencia(selfie: RostoEmCinza, retrato: RostoEmCinza): Coincidencia {
  const [daSelfie, inicial] = posesDe(selfie.marcos, retrato.marcos)
  const tela = telaDe(selfie.imagem, daSelfie)
  const medir = (pose: Pose) => {
    const outra = telaDe(retrato.imagem, pose)
    return { pose, outra, nota: correlacao(tela, outra, DE_TUDO) ?? -1 }
  }
  let melhor = medir(inicial)
  for (const passo of PASSOS)
    for (let rodada = 0; rodada < RODADAS; rodada++) {
      const antes = melhor.nota
      for (const [dx, dy, giro, escala] of MUDANCAS) {
        const outra = medir(movida(melhor.pose, [dx * passo, dy * passo, giro * passo, escala * passo]))
        if (outra.nota > melhor.nota) melhor = outra
      }
      if (melhor.nota === antes) break
    }
  return {
    anel: correlacao(tela, melhor.outra, DO_ANEL),
    rosto: correlacao(tela, melhor.outra, DO_ROSTO),
  }
}

/** Around the face and in it: two photos of one person never agree so much in both at once. */
const CERTA = 0.965
/** Hardly any two do; pictures of a portrait begin at 0.973. */
const EM_DUVIDA = 0.955

/** What that says of the selfie; null when it says nothing. A face cut out tightly is judged alone, and then by a person. */
export function juizoDaCopia({ anel, rosto }: Coincidencia): 'copia' | 'duvida' | null {
  if (rosto === null) return null
  if (anel === null) return rosto >= EM_DUVIDA ? 'duvida' : null
  const menor = Math.min(anel, rosto)
  return menor >= CERTA ? 'copia' : menor >= EM_DUVIDA ? 'duvida' : null
}

/** Two faces of different people agree less than this, and a card's faint ghost image with its portrait more. */
const MESMO_RETRATO = 0.87

/** Whether two faces of one picture are the same portrait, printed twice: what is around them is not. */
export const mesmoRetrato = ({ rosto }: Coincidencia): boolean => rosto !== null && rosto >= MESMO_RETRATO
