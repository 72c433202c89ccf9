import type { Cinza } from './indicios.ts'

/**
 * Regular patterns in a picture, by its spectrum: screens and printed paper repeat themselves, faces and walls do
 * not.
 */

/** Side of the square analysed, in pixels of the picture as sent, because scaling destroys patterns. */
export const LADO_DO_ESPECTRO = 256

export interface Pico {
  /** How far the strongest repetition stands out: its magnitude in medians of all. */
  readonly forca: number
  /** Degrees from the nearest of the picture's own axes, 0 to 45. */
  readonly giro: number
}

/** Cycles a square: what is slower is drawing, not pattern. */
const MAIS_LENTO = 20
/** JPEG's own blocks repeat every 8 pixels and leave peaks at multiples of this. */
const BLOCO_JPEG = LADO_DO_ESPECTRO / 8

/** Median of a picture with the faintest noise: below it there is nothing but drawing, and any edge would stand out. */
const SEM_RUIDO = 100

/** How strong each repetition is in a square, in medians of all of them; what is no pattern is left 0. */
export type Espectro = Float64Array

/** The spectrum of a 256×256 square. */
export function espectroDe({ pixels, largura }: Cinza): Espectro {
  const n = LADO_DO_ESPECTRO
  const residuos = new Float64Array(n * n)
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++)
      residuos[y * n + x] = residuo(pixels, largura, x, y) * (JANELA[x] ?? 0) * (JANELA[y] ?? 0)
  return emMedianas(transformar(residuos))
}

/** Half of a spectrum, frequency by frequency along x: the other half of a real picture's mirrors it. */
interface Transformada {
  readonly re: Float64Array
  readonly im: Float64Array
}

/** What a pixel has that its neighbours have not. */
function residuo(pixels: Uint8Array, largura: number, x: number, y: number): number {
  const acima = y > 0 ? y - 1 : 0
  const abaixo = y < ULTIMO ? y + 1 : ULTIMO
  const antes = x > 0 ? x - 1 : 0
  const depois = x < ULTIMO ? x + 1 : ULTIMO
  const volta =
    (pixels[y * largura + Math.max(0, x - 2)] ?? 0) +
    (pixels[y * largura + Math.min(ULTIMO, x + 2)] ?? 0) +
    (pixels[Math.max(0, y - 2) * largura + x] ?? 0) +
    (pixels[Math.min(ULTIMO, y + 2) * largura + x] ?? 0) +
    (pixels[acima * largura + antes] ?? 0) +
    (pixels[abaixo * largura + depois] ?? 0) +
    (pixels[abaixo * largura + antes] ?? 0) +
    (pixels[acima * largura + depois] ?? 0)
  // Edges are far stronger than any pattern, so differences are capped.
  return Math.max(-12, Math.min(12, (pixels[y * largura + x] ?? 0) - volta / 8))
}

const ULTIMO = LADO_DO_ESPECTRO - 1

/** Hann's window: the edges of the square are no edges of the picture. */
const JANELA = Float64Array.from(
  { length: LADO_DO_ESPECTRO },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / ULTIMO),
)

function emMedianas({ re, im }: Transformada): Espectro {
  const espectro = new Float64Array(re.length)
  const magnitudes = new Float64Array(re.length)
  let quantas = 0
  for (let i = 0; i < re.length; i++) {
    if (SEM_PADRAO[i]) continue
    const [a, b] = [re[i] ?? 0, im[i] ?? 0]
    magnitudes[quantas++] = espectro[i] = Math.sqrt(a * a + b * b)
  }
  const unidade = Math.max(medianaDe(magnitudes.subarray(0, quantas)), SEM_RUIDO)
  for (let i = 0; i < espectro.length; i++) espectro[i] = (espectro[i] ?? 0) / unidade
  return espectro
}

/**
 * The upper median, found by dividing as often as it takes (Hoare) and not by sorting all; reorders what it is given.
 */
function medianaDe(valores: Float64Array): number {
  const meio = valores.length >> 1
  let [de, ate] = [0, valores.length - 1]
  while (de < ate) {
    const corte = valores[(de + ate) >> 1] ?? 0
    let [i, j] = [de, ate]
    while (i <= j) {
      while ((valores[i] ?? 0) < corte) i++
      while ((valores[j] ?? 0) > corte) j--
      if (i <= j) {
        ;[valores[i], valores[j]] = [valores[j] ?? 0, valores[i] ?? 0]
        i++
        j--
      }
    }
    if (meio <= j) ate = j
    else if (meio >= i) de = i
    else break
  }
  return valores[meio] ?? 0
}

/** The strongest repetition of a square. */
export function maisForte(espectro: Espectro): Pico {
  const lugar = lugarMaisForte(espectro)
  const [fx, fy] = frequencia(lugar)
  const angulo = (Math.atan2(Math.abs(fy), Math.abs(fx)) * 180) / Math.PI
  return { forca: espectro[lugar] ?? 0, giro: Math.min(angulo, 90 - angulo) }
}

function lugarMaisForte(espectro: Espectro): number {
  let lugar = 0
  for (let i = 1; i < espectro.length; i++) if ((espectro[i] ?? 0) > (espectro[lugar] ?? 0)) lugar = i
  return lugar
}

/**
 * How strong a grid of at least so many cycles is that lies over all of these squares of one picture: what their mean
 * has of it, and every one of them. A grid repeats as fast at right angles: what does so in one direction alone is
 * lines, or their overtones.
 */
export function gradeFina(espectros: readonly Espectro[], ciclos: number): number {
  const media = new Float64Array(CICLOS.length)
  for (const espectro of espectros)
    for (let i = 0; i < media.length; i++) media[i] = (media[i] ?? 0) + (espectro[i] ?? 0) / espectros.length
  let [forca, lugar] = [0, 0]
  for (let i = 0; i < media.length; i++) {
    const esta = media[i] ?? 0
    if (esta <= forca || (CICLOS[i] ?? 0) < ciclos) continue
    const grade = Math.min(esta, emAngulo(media, i))
    if (grade > forca) [forca, lugar] = [grade, i]
  }
  return Math.min(forca, ...espectros.map((espectro) => emVolta(espectro, ...frequencia(lugar))))
}

/** What repeats at right angles to a place of the spectrum; the half that is not kept mirrors the one that is. */
function emAngulo(espectro: Espectro, i: number): number {
  const [fx, fy] = frequencia(i)
  return fy < 0 ? emVolta(espectro, -fy, fx) : emVolta(espectro, fy, -fx)
}

/** How far a turned grid's places are off, by perspective and rounding. */
const FOLGA = 2

/** The strongest of the places around these cycles. */
function emVolta(espectro: Espectro, fx: number, fy: number): number {
  const n = LADO_DO_ESPECTRO
  let maior = 0
  for (let u = Math.max(0, fx - FOLGA); u <= Math.min(n / 2, fx + FOLGA); u++)
    for (let v = fy - FOLGA; v <= fy + FOLGA; v++)
      maior = Math.max(maior, espectro[u * n + ((v + n) % n)] ?? 0)
  return maior
}

/** Cycles a square along x and y of a spectrum's place. */
function frequencia(i: number): readonly [fx: number, fy: number] {
  const n = LADO_DO_ESPECTRO
  const v = i % n
  return [(i - v) / n, v > n / 2 ? v - n : v]
}

const doJpeg = (fx: number, fy: number): boolean => perto(fx) && perto(fy)
const perto = (f: number): boolean => {
  const resto = Math.abs(f) % BLOCO_JPEG
  return Math.min(resto, BLOCO_JPEG - resto) <= 2
}

const LUGARES = Array.from({ length: LADO_DO_ESPECTRO * (LADO_DO_ESPECTRO / 2 + 1) }, (_, i) => frequencia(i))
const CICLOS = Float64Array.from(LUGARES, ([fx, fy]) => Math.hypot(fx, fy))
const SEM_PADRAO = LUGARES.map(([fx, fy]) => Math.hypot(fx, fy) < MAIS_LENTO || doJpeg(fx, fy))

/** Fourier transform of rows, two real ones as one complex, then of columns; works in what it is given. */
function transformar(residuos: Float64Array): Transformada {
  const n = LADO_DO_ESPECTRO
  const re = new Float64Array(n * (n / 2 + 1))
  const im = new Float64Array(re.length)
  for (let y = 0; y < n; y += 2) {
    const [a, b] = [residuos.subarray(y * n, (y + 1) * n), residuos.subarray((y + 1) * n, (y + 2) * n)]
    fft(a, b)
    for (let u = 0; u <= n / 2; u++) {
      const oposta = (n - u) % n
      const [aqui, la] = [u * n + y, u * n + y + 1]
      const [ra, rb, ia, ib] = [a[u] ?? 0, a[oposta] ?? 0, b[u] ?? 0, b[oposta] ?? 0]
      re[aqui] = (ra + rb) / 2
      im[aqui] = (ia - ib) / 2
      re[la] = (ia + ib) / 2
      im[la] = (rb - ra) / 2
    }
  }
  for (let u = 0; u <= n / 2; u++) fft(re.subarray(u * n, (u + 1) * n), im.subarray(u * n, (u + 1) * n))
  return { re, im }
}

const VOLTA = Float64Array.from(
  { length: LADO_DO_ESPECTRO / 2 },
  (_, k) => (-2 * Math.PI * k) / LADO_DO_ESPECTRO,
)
const COS = VOLTA.map(Math.cos)
const SEN = VOLTA.map(Math.sin)

/** Each place's number with its eight binary digits read from behind. */
const AO_CONTRARIO = Uint8Array.from({ length: LADO_DO_ESPECTRO }, (_, i) =>
  Number.parseInt(i.toString(2).padStart(8, '0').split('').toReversed().join(''), 2),
)

/** Cooley and Tukey's, radix 2, of one row or column, in place. */
function fft(re: Float64Array, im: Float64Array): void {
  const n = re.length
  for (let i = 1; i < n; i++) {
    const j = AO_CONTRARIO[i] ?? 0
    if (i < j) {
      ;[re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0]
      ;[im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0]
    }
  }
  for (let meia = 1; meia < n; meia <<= 1) {
    const salto = n / (2 * meia)
    for (let i = 0; i < n; i += 2 * meia)
      for (let k = 0, volta = 0; k < meia; k++, volta += salto) {
        const c = COS[volta] ?? 0
        const s = SEN[volta] ?? 0
        const a = i + k
        const b = a + meia
        const bRe = re[b] ?? 0
        const bIm = im[b] ?? 0
        const tRe = bRe * c - bIm * s
        const tIm = bRe * s + bIm * c
        re[b] = (re[a] ?? 0) - tRe
        im[b] = (im[a] ?? 0) - tIm
        re[a] = (re[a] ?? 0) + tRe
        im[a] = (im[a] ?? 0) + tIm
      }
  }
}
