import sharp from 'sharp'
import { acaso } from './acaso.ts'

export interface OpcoesDaFoto {
  readonly semente?: number
  /** Degrees, clockwise. */
  readonly giro?: number
  /** Share by which the far side of the card looks smaller, 0 to 0.2. */
  readonly perspectiva?: number
  /** Sigma of the blur in pixels of the photo. */
  readonly desfoque?: number
  /** Amplitude of the sensor noise, in levels of 0 to 255. */
  readonly ruido?: number
  /** Loss of light from the brightest to the darkest corner, 0 to 1. */
  readonly sombra?: number
  /** A lamp's reflection: centre in shares of the photo, radius in shares of its width, 1 burns everything out. */
  readonly brilho?: { readonly x: number; readonly y: number; readonly raio: number; readonly forca: number }
  /** Width of the photo in pixels. */
  readonly largura?: number
  /** JPEG quality. */
  readonly qualidade?: number
  /** Colour of the table, 0 to 255 each. */
  readonly mesa?: readonly [number, number, number]
  /** Quarter turns of the camera, clockwise; not recorded in EXIF. */
  readonly quartos?: 0 | 1 | 2 | 3
}

/** Photos as people take them, and one nobody can read. */
export const fotos = {
  boa: { giro: 1.5, perspectiva: 0.02, desfoque: 0.5, ruido: 8, sombra: 0.2 },
  inclinada: { giro: -4, perspectiva: 0.04, desfoque: 0.7, ruido: 12, sombra: 0.3, qualidade: 75 },
  escura: { giro: 2, perspectiva: 0.03, desfoque: 0.7, ruido: 14, sombra: 0.6, qualidade: 75 },
  deitada: { giro: 1, perspectiva: 0.02, desfoque: 0.5, ruido: 8, sombra: 0.2, quartos: 1 },
  ilegivel: { giro: 7, perspectiva: 0.08, desfoque: 9, ruido: 40, sombra: 0.7, largura: 900, qualidade: 35 },
} satisfies Record<string, OpcoesDaFoto>

type Ponto = readonly [x: number, y: number]

/** The nine coefficients of the projective map from the quad (corners clockwise from top left) to the unit square. */
function paraQuadrado([a, b, c, d]: readonly [Ponto, Ponto, Ponto, Ponto]) {
  // The square → quad matrix in closed form (Heckbert 1989, §2.2.3), then its adjoint, which is the inverse up to
  // scale.
  const sx = a[0] - b[0] + c[0] - d[0]
  const sy = a[1] - b[1] + c[1] - d[1]
  const [dx1, dx2, dy1, dy2] = [b[0] - c[0], d[0] - c[0], b[1] - c[1], d[1] - c[1]]
  const den = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / den
  const h = (dx1 * sy - sx * dy1) / den
  const [m0, m1, m2] = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]]
  const [m3, m4, m5] = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]]
  return {
    u: [m4 - m5 * h, m2 * h - m1, m1 * m5 - m2 * m4],
    v: [m5 * g - m3, m0 - m2 * g, m2 * m3 - m0 * m5],
    w: [m3 * h - m4 * g, m1 * g - m0 * h, m0 * m4 - m1 * m3],
  } as const
}

function cantos(l: number, a: number, cartao: number, opcoes: OpcoesDaFoto): [Ponto, Ponto, Ponto, Ponto] {
  const meia = (l * 0.82) / 2
  const meiaAltura = meia * cartao
  const rad = ((opcoes.giro ?? 0) * Math.PI) / 180
  const p = opcoes.perspectiva ?? 0
  const gira = (x: number, y: number): Ponto => [
    l / 2 + x * Math.cos(rad) - y * Math.sin(rad),
    a / 2 + x * Math.sin(rad) + y * Math.cos(rad),
  ]
  return [
    gira(-meia * (1 - p), -meiaAltura * (1 - p / 2)),
    gira(meia * (1 - p), -meiaAltura * (1 + p / 2)),
    gira(meia, meiaAltura),
    gira(-meia, meiaAltura * (1 - p)),
  ]
}

/**
 * A card (PNG or JPEG) as photographed on a table: perspective, turn, uneven light, a reflection, blur, noise, JPEG.
 * The same card, options and seed give the same bytes.
 */
export async function fotografar(cartao: Buffer, opcoes: OpcoesDaFoto = {}): Promise<Buffer> {
  const { data, info } = await sharp(cartao)
    .flatten({ background: '#6b5544' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const largura = opcoes.largura ?? 1560
  const altura = Math.round((largura * 0.82 * info.height) / info.width + largura * 0.14)
  const foto = revelar(
    { pixels: data, largura: info.width, altura: info.height },
    { largura, altura, quadro: cantos(largura, altura, info.height / info.width, opcoes) },
    opcoes,
  )
  const imagem = sharp(foto, { raw: { width: largura, height: altura, channels: 3 } }).rotate(
    (opcoes.quartos ?? 0) * 90,
  )
  const desfocada = opcoes.desfoque ? imagem.blur(opcoes.desfoque) : imagem
  return desfocada.jpeg({ quality: opcoes.qualidade ?? 85 }).toBuffer()
}

interface Cartao {
  readonly pixels: Buffer
  readonly largura: number
  readonly altura: number
}

interface Moldura {
  readonly largura: number
  readonly altura: number
  readonly quadro: readonly [Ponto, Ponto, Ponto, Ponto]
}

/** Samples the card through the lens, pixel by pixel: written for speed, nothing is allocated inside the loop. */
function revelar(cartao: Cartao, { largura, altura, quadro }: Moldura, opcoes: OpcoesDaFoto) {
  const { u: mu, v: mv, w: mw } = paraQuadrado(quadro)
  const { pixels } = cartao
  const proximo = acaso(opcoes.semente ?? 42)
  const mesa = opcoes.mesa ?? [107, 85, 68]
  const ruido = (opcoes.ruido ?? 0) * 1.4
  const sombra = opcoes.sombra ?? 0
  const brilho = opcoes.brilho && {
    x: opcoes.brilho.x * largura,
    y: opcoes.brilho.y * altura,
    raio2: (opcoes.brilho.raio * largura) ** 2,
    forca: opcoes.brilho.forca * 255,
  }
  const foto = new Uint8ClampedArray(largura * altura * 3)
  for (let y = 0, i = 0; y < altura; y++)
    for (let x = 0; x < largura; x++, i += 3) {
      const w = mw[0] * x + mw[1] * y + mw[2]
      const px = ((mu[0] * x + mu[1] * y + mu[2]) / w) * (cartao.largura - 1)
      const py = ((mv[0] * x + mv[1] * y + mv[2]) / w) * (cartao.altura - 1)
      const dentro = px >= 0 && py >= 0 && px < cartao.largura - 1 && py < cartao.altura - 1
      const luz = 1 - sombra * ((x / largura) * 0.6 + (y / altura) * 0.4)
      const reflexo = brilho
        ? brilho.forca * Math.exp(-((x - brilho.x) ** 2 + (y - brilho.y) ** 2) / brilho.raio2)
        : 0
      const x0 = Math.floor(px)
      const y0 = Math.floor(py)
      const fx = px - x0
      const fy = py - y0
      const acima = (y0 * cartao.largura + x0) * 3
      const abaixo = acima + cartao.largura * 3
      for (let canal = 0; canal < 3; canal++) {
        const cor = dentro
          ? ((pixels[acima + canal] ?? 0) * (1 - fx) + (pixels[acima + canal + 3] ?? 0) * fx) * (1 - fy) +
            ((pixels[abaixo + canal] ?? 0) * (1 - fx) + (pixels[abaixo + canal + 3] ?? 0) * fx) * fy
          : (mesa[canal] ?? 0)
        foto[i + canal] = cor * luz + reflexo + (proximo() + proximo() + proximo() - 1.5) * ruido
      }
    }
  return foto
}
