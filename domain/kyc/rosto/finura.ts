import type { RostoEmCinza } from './alinhamento.ts'
import type { Ponto } from './marcos.ts'

/**
 * How fine the detail of a face is. A print of two centimetres has none finer than its ink, however large it is
 * photographed; a face has.
 */

/** Eye to eye, in pixels of the picture this is measured in. */
export const ENTRE_OLHOS_DA_FINURA = 88

/** Pixels from the middle of the eyes to what is looked at: the face, from the forehead to below the mouth. */
const LARGURA = 60
const ACIMA = 30
const ABAIXO = 120
const DE_QUANTO_EM_QUANTO = 3

/**
 * Decimal logarithm of how much there is between means of 3 and of 5 pixels, in shares of what there is between means
 * of 9 and of 17: about -0.5 for a photo of a face, -0.8 and less for a photo of its print.
 */
export function finura({ imagem, marcos }: RostoEmCinza): number {
  const [meio, alto] = emMeio(marcos.olho_esquerdo, marcos.olho_direito)
  let [fino, grosso] = [0, 0]
  for (let y = Math.round(alto) - ACIMA; y <= alto + ABAIXO; y += DE_QUANTO_EM_QUANTO)
    for (let x = Math.round(meio) - LARGURA; x <= meio + LARGURA; x += DE_QUANTO_EM_QUANTO) {
      if (x < 0 || y < 0 || x >= imagem.largura || y >= imagem.altura) continue
      const media = (ate: number) => mediaEm(imagem, x, y, ate)
      fino += (media(1) - media(2)) ** 2
      grosso += (media(4) - media(8)) ** 2
    }
  return Math.log10(fino / grosso)
}

const emMeio = (a: Ponto, b: Ponto): Ponto => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Mean of the pixels up to so many away; those at the edge stand for what is beyond it. */
function mediaEm(
  { pixels, largura, altura }: RostoEmCinza['imagem'],
  x: number,
  y: number,
  ate: number,
): number {
  let soma = 0
  for (let v = y - ate; v <= y + ate; v++)
    for (let u = x - ate; u <= x + ate; u++)
      soma +=
        pixels[Math.max(0, Math.min(altura - 1, v)) * largura + Math.max(0, Math.min(largura - 1, u))] ?? 0
  return soma / (2 * ate + 1) ** 2
}
