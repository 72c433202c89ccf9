import type { Armacao, Feicoes, Rosto } from '../rosto-partes.ts'
import type { Sorteio } from '../sorteio.ts'

/**
 * All that tells a selfie from the portrait of the same person, taken months or years before with another camera. What
 * stays is in `Rosto`: bones, eyes, nose, mouth, skin.
 */
export interface Tomada {
  readonly cabeca: Cabeca
  readonly feicoes: Feicoes
  readonly aparencia: Aparencia
  readonly luz: Luz
  readonly quadro: Quadro
  readonly fundo: Fundo
  readonly camera: Camera
  readonly semente: number
}

/** Radians; positive turns to the right of the picture, nods down, tilts clockwise. */
interface Cabeca {
  readonly giro: number
  readonly aceno: number
  readonly inclinacao: number
}

interface Aparencia {
  readonly penteado: Rosto['penteado']
  /** Width and length of the hair against the portrait's. */
  readonly volume: number
  readonly comprimento: number
  /** Strand over the forehead: pixels below the hairline, and the side it falls to. */
  readonly mecha: number
  readonly lado: -1 | 1
  readonly barba: Rosto['barba'] | 'nenhuma'
  /** Density of the beard, and of the stubble where the rest was shaved. */
  readonly densidade: number
  readonly porFazer: number
  readonly oculos: boolean
  readonly armacao: Armacao
  readonly roupa: string
  readonly gola: 'redonda' | 'v' | 'camisa' | 'capuz'
  /** Share of sun on the skin; negative is paler. */
  readonly bronze: number
  readonly batom: number
}

interface Luz {
  /** Towards the lamp: right, down, to the camera. */
  readonly direcao: readonly [number, number, number]
  /** Share of the light that comes from the lamp, the rest from all around. */
  readonly forca: number
  readonly lampada: Cor
  readonly ambiente: Cor
  /** Shine on the skin. */
  readonly brilho: number
}

interface Quadro {
  readonly largura: number
  readonly altura: number
  /** Width of the face in shares of the picture's. */
  readonly rosto: number
  /** Middle of the face in shares of the picture. */
  readonly x: number
  readonly y: number
  /** From the camera to the face, in units of the drawing: half a face is about 107. */
  readonly distancia: number
}

interface Fundo {
  readonly lugar: 'parede' | 'janela' | 'estante' | 'rua'
  readonly cor: string
  readonly desfoque: number
}

interface Camera {
  readonly ganho: Cor
  readonly contraste: number
  readonly saturacao: number
  readonly vinheta: number
  readonly ruido: number
  readonly desfoque: number
  readonly nitidez: number
  readonly qualidade: number
}

type Cor = readonly [number, number, number]

const ROUPAS = [
  '#1f2430',
  '#e9e6df',
  '#7d2f38',
  '#31577a',
  '#4d6b4a',
  '#b98a3c',
  '#8c6f9c',
  '#a9b4ba',
  '#c4685a',
]
const PAREDES = ['#e8e0cf', '#c9d3da', '#d8c8b8', '#b9c4b0', '#8f9aa6', '#efece6', '#a98f7a', '#6f7f86']
const LUZES: readonly Cor[] = [
  [1.08, 1, 0.86],
  [1.04, 1, 0.94],
  [1, 1, 1],
  [0.94, 1, 1.07],
]

export function sortearTomada(s: Sorteio, rosto: Rosto): Tomada {
  return {
    cabeca: { giro: s.entre(-0.11, 0.11), aceno: s.entre(-0.045, 0.045), inclinacao: s.entre(-0.09, 0.09) },
    feicoes: sortearFeicoes(s),
    aparencia: sortearAparencia(s, rosto),
    luz: {
      direcao: [s.entre(-0.8, 0.8), s.entre(-0.8, 0.1), s.entre(0.6, 1)],
      forca: s.entre(0.08, 0.2),
      lampada: s.um(LUZES),
      ambiente: s.um(LUZES),
      brilho: s.entre(0, 0.1),
    },
    quadro: sortearQuadro(s),
    fundo: {
      lugar: s.um(['parede', 'janela', 'estante', 'rua'] as const),
      cor: s.um(PAREDES),
      desfoque: s.entre(1.5, 9),
    },
    camera: {
      ganho: [s.entre(0.96, 1.06), s.entre(0.97, 1), s.entre(0.93, 1.05)],
      contraste: s.entre(0.95, 1.12),
      saturacao: s.entre(0.86, 1.2),
      vinheta: s.entre(0, 0.25),
      ruido: s.entre(3, 16),
      desfoque: s.entre(0.3, 1.1),
      nitidez: s.chance(0.5) ? s.entre(0.6, 1.2) : 0,
      qualidade: s.inteiro(62, 93),
    },
    semente: s.inteiro(1, 1e9),
  }
}

function sortearFeicoes(s: Sorteio): Feicoes {
  const comuns = { olhos: s.entre(0.94, 1.05), sobrancelhas: s.entre(-2, 4) }
  const jeito = s.um(['neutra', 'séria', 'sorriso', 'sorriso', 'riso'] as const)
  if (jeito === 'neutra') return { ...comuns, boca: s.entre(0.95, 1.04), cantos: s.entre(-2, 2), abertura: 0 }
  if (jeito === 'séria') return { ...comuns, boca: s.entre(0.9, 0.98), cantos: s.entre(1, 3), abertura: 0 }
  if (jeito === 'sorriso')
    return { ...comuns, boca: s.entre(1.05, 1.14), cantos: s.entre(-8, -3), abertura: 0 }
  return {
    ...comuns,
    olhos: s.entre(0.91, 0.97),
    boca: s.entre(1.06, 1.14),
    cantos: s.entre(-7, -4),
    abertura: s.entre(1, 2.5),
  }
}

function sortearAparencia(s: Sorteio, rosto: Rosto): Aparencia {
  const barbeado = rosto.barba !== undefined && s.chance(0.12)
  const homem = rosto.barba !== undefined || rosto.penteado === 'curto' || rosto.penteado === 'calvo'
  return {
    penteado: s.um(PENTEADOS[rosto.penteado]),
    volume: s.entre(0.96, 1.1),
    comprimento: s.entre(0.72, 1.2),
    mecha: s.chance(0.5) ? s.entre(4, 14) : 0,
    lado: s.um([-1, 1] as const),
    barba: barbeado ? s.um(BARBAS[rosto.barba ?? 'bigode']) : rosto.barba,
    densidade: s.entre(0.75, 1),
    porFazer: homem && s.chance(0.4) ? s.entre(0.05, 0.12) : 0,
    oculos: rosto.oculos ? s.chance(0.93) : s.chance(0.02),
    armacao: {
      cor: s.um(['#1d1d22', '#4a3020', '#70757c', '#2c3c5c']),
      traco: s.entre(2.5, 5),
      raio: s.um([8, 14, 22]),
    },
    roupa: s.um(ROUPAS),
    gola: s.um(['redonda', 'v', 'camisa', 'capuz'] as const),
    bronze: s.entre(-0.06, 0.08),
    batom: homem ? 0 : s.entre(0, 0.35),
  }
}

/** What a person wears on the head years later: mostly the same. */
const PENTEADOS: Record<Rosto['penteado'], readonly Rosto['penteado'][]> = {
  longo: ['longo', 'longo', 'longo', 'franja', 'coque'],
  franja: ['franja', 'franja', 'franja', 'longo', 'coque'],
  coque: ['coque', 'coque', 'coque', 'longo'],
  cacheado: ['cacheado'],
  curto: ['curto'],
  calvo: ['calvo'],
}

const BARBAS: Record<NonNullable<Rosto['barba']>, readonly Aparencia['barba'][]> = {
  cheia: ['cavanhaque', 'nenhuma'],
  cavanhaque: ['bigode', 'nenhuma'],
  bigode: ['cavanhaque', 'nenhuma'],
}

function sortearQuadro(s: Sorteio): Quadro {
  const largura = s.um([720, 768, 900, 960])
  const rosto = s.entre(0.3, 0.47)
  return {
    largura,
    altura: Math.round(largura * s.um([4 / 3, 4 / 3, 1.25])),
    rosto,
    x: s.entre(0.42, 0.58),
    y: s.entre(0.42, 0.52),
    // Whoever fills the frame holds the phone near.
    distancia: 215 / rosto + s.entre(200, 900),
  }
}
