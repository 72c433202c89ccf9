import { type Espectro, espectroDe, LADO_DO_ESPECTRO, maisForte, type Pico, gradeFina } from './espectro.ts'
import type { Cinza, Indicio } from './indicios.ts'

/**
 * The regular pattern of a photo of a screen or of a print: it lies over the whole picture, a drawing's own lines do
 * not.
 */

/** Middles of the squares that are looked at, in shares of the picture. */
const LUGARES = [
  [0.5, 0.5],
  [0.3, 0.7],
  [0.7, 0.3],
  [0.3, 0.3],
  [0.7, 0.7],
] as const

/** Most of a screen's squares reach 140 and more, most of a drawn card's 76 at the most. */
const PICO_DE_PADRAO = 100
/** Far below it in the first two, there is none. */
const NADA = 40
/** A print's dots lie on a turned grid; a screen's on its own axes, give or take how it is held. */
const GIRO_DE_IMPRESSAO = 15

/**
 * Cycles a square from which on nothing that is printed on a card repeats: a line every four pixels. A screen's grid
 * does, and over all of the picture.
 */
const FINO = 66
/**
 * Of 1,710 photos of drawn cards and faces none passed 13.2; each of 22 photographed screens has a side of 21 or
 * more.
 */
const GRADE = 17

type Padrao = Extract<Indicio, 'grade_de_tela' | 'padrao_de_tela' | 'padrao_de_impressao'>

/** What the pattern of the picture, or of most squares of it, comes from; null when there is none. */
export function padraoEm(cinza: Cinza): Padrao | null {
  const espectros: Espectro[] = []
  const picos: Pico[] = []
  for (const lugar of LUGARES) {
    const espectro = espectroDe(quadrado(cinza, lugar))
    espectros.push(espectro)
    picos.push(maisForte(espectro))
    if (picos.length === 2 && picos.every(({ forca }) => forca < NADA)) return null
  }
  if (gradeFina(espectros, FINO) >= GRADE) return 'grade_de_tela'
  const maioria = (LUGARES.length + 1) / 2
  const fortes = picos.filter(({ forca }) => forca >= PICO_DE_PADRAO)
  if (fortes.length < maioria) return null
  const girados = fortes.filter(({ giro }) => giro >= GIRO_DE_IMPRESSAO)
  return girados.length >= maioria ? 'padrao_de_impressao' : 'padrao_de_tela'
}

/** A square of the picture in its own pixels; what lies beyond its edge is black, which repeats nothing. */
function quadrado({ pixels, largura, altura }: Cinza, [meioX, meioY]: readonly [number, number]): Cinza {
  const lado = LADO_DO_ESPECTRO
  const [x0, y0] = [Math.round(meioX * largura - lado / 2), Math.round(meioY * altura - lado / 2)]
  const recorte = new Uint8Array(lado * lado)
  for (let y = Math.max(0, -y0); y < Math.min(lado, altura - y0); y++)
    for (let x = Math.max(0, -x0); x < Math.min(lado, largura - x0); x++)
      recorte[y * lado + x] = pixels[(y0 + y) * largura + x0 + x] ?? 0
  return { pixels: recorte, largura: lado, altura: lado }
}
