import type { Cinza } from '../imagem/indicios.ts'
import type { Marcos, Ponto } from './marcos.ts'

/** Faces of two pictures laid over each other by eyes and mouth, to be compared point by point as pictures. */

/** Side of the square a face is laid into, in points. */
export const LADO_DO_ROSTO = 48
/** Eye to eye, in points of that square. */
export const OLHO_A_OLHO = 11

/** A face in a picture, in its own pixels. */
export interface RostoEmCinza {
  readonly imagem: Cinza
  /** In pixels of that picture. */
  readonly marcos: Marcos
}

/** How the square lies in a picture, or in itself, moved: x' = xx x + xy y + tx, y' = yx x + yy y + ty. */
export interface Pose {
  readonly xx: number
  readonly xy: number
  readonly yx: number
  readonly yy: number
  readonly tx: number
  readonly ty: number
}

/** Grey levels over the square; NaN beyond the picture's edge. */
export type Tela = Float64Array

const MEIO = LADO_DO_ROSTO / 2
const LINHA_DOS_OLHOS = 19
/** The landmarks of an average face: where a face deviates from it, it does so in both of its pictures. */
const MODELO: readonly Ponto[] = [
  [MEIO - OLHO_A_OLHO / 2, LINHA_DOS_OLHOS],
  [MEIO + OLHO_A_OLHO / 2, LINHA_DOS_OLHOS],
  [MEIO - 0.4 * OLHO_A_OLHO, LINHA_DOS_OLHOS + 1.05 * OLHO_A_OLHO],
  [MEIO + 0.4 * OLHO_A_OLHO, LINHA_DOS_OLHOS + 1.05 * OLHO_A_OLHO],
]
/** Between eyes and mouth: about it a face is turned and scaled. */
export const CENTRO: Ponto = [MEIO, LINHA_DOS_OLHOS + 0.45 * OLHO_A_OLHO]

const pontos = ({ olho_esquerdo, olho_direito, boca_esquerda, boca_direita }: Marcos): readonly Ponto[] => [
  olho_esquerdo,
  olho_direito,
  boca_esquerda,
  boca_direita,
]

/** The turn, size and shift that bring the points `de` closest to the points `para` (least squares). */
function poseEntre(de: readonly Ponto[], para: readonly Ponto[]): Pose {
  const [mx, my] = media(de)
  const [ux, uy] = media(para)
  let [tamanho, a, b] = [0, 0, 0]
  for (const [i, [px, py]] of de.entries()) {
    const [qx, qy] = para[i] ?? [0, 0]
    const [x, y, u, v] = [px - mx, py - my, qx - ux, qy - uy]
    tamanho += x * x + y * y
    a += x * u + y * v
    b += x * v - y * u
  }
  a /= tamanho
  b /= tamanho
  return { xx: a, xy: -b, yx: b, yy: a, tx: ux - a * mx + b * my, ty: uy - b * mx - a * my }
}

const media = (lista: readonly Ponto[]): Ponto => [
  lista.reduce((soma, [x]) => soma + x, 0) / lista.length,
  lista.reduce((soma, [, y]) => soma + y, 0) / lista.length,
]

/** Where a point of a picture lies in the square. */
function deVolta({ xx, xy, yx, yy, tx, ty }: Pose, [px, py]: Ponto): Ponto {
  const [x, y, n] = [px - tx, py - ty, xx * yy - xy * yx]
  return [(yy * x - xy * y) / n, (xx * y - yx * x) / n]
}

/** How high a face is from its mouth to its eyes, in distances from eye to eye. */
export function proporcao({ olho_esquerdo, olho_direito, boca_esquerda, boca_direita }: Marcos): number {
  const [dx, dy] = [olho_direito[0] - olho_esquerdo[0], olho_direito[1] - olho_esquerdo[1]]
  const [ox, oy] = media([olho_esquerdo, olho_direito])
  const [bx, by] = media([boca_esquerda, boca_direita])
  return Math.hypot(bx - ox, by - oy) / Math.hypot(dx, dy)
}

/** The poses of two faces over the same square, the second as the landmarks of the first have it. */
export function posesDe(primeiro: Marcos, segundo: Marcos): readonly [Pose, Pose] {
  const pose = poseEntre(MODELO, pontos(primeiro))
  const noQuadrado = pontos(primeiro).map((ponto) => deVolta(pose, ponto))
  return [pose, poseEntre(noQuadrado, pontos(segundo))]
}

/** The pose of what has been moved within the square before. */
export const movida = (pose: Pose, antes: Pose): Pose => ({
  xx: pose.xx * antes.xx + pose.xy * antes.yx,
  xy: pose.xx * antes.xy + pose.xy * antes.yy,
  yx: pose.yx * antes.xx + pose.yy * antes.yx,
  yy: pose.yx * antes.xy + pose.yy * antes.yy,
  tx: pose.xx * antes.tx + pose.xy * antes.ty + pose.tx,
  ty: pose.yx * antes.tx + pose.yy * antes.ty + pose.ty,
})

/** What a picture shows in the square, between its pixels by straight lines. */
export function telaDe({ pixels, largura, altura }: Cinza, { xx, xy, yx, yy, tx, ty }: Pose): Tela {
  const tela = new Float64Array(LADO_DO_ROSTO * LADO_DO_ROSTO).fill(Number.NaN)
  for (let y = 0; y < LADO_DO_ROSTO; y++)
    for (let x = 0; x < LADO_DO_ROSTO; x++) {
      const [px, py] = [xx * x + xy * y + tx, yx * x + yy * y + ty]
      const [x0, y0] = [Math.floor(px), Math.floor(py)]
      if (x0 < 0 || y0 < 0 || x0 + 1 >= largura || y0 + 1 >= altura) continue
      const [fx, fy, i] = [px - x0, py - y0, y0 * largura + x0]
      const acima = (pixels[i] ?? 0) * (1 - fx) + (pixels[i + 1] ?? 0) * fx
      const abaixo = (pixels[i + largura] ?? 0) * (1 - fx) + (pixels[i + largura + 1] ?? 0) * fx
      tela[y * LADO_DO_ROSTO + x] = acima * (1 - fy) + abaixo * fy
    }
  return tela
}
