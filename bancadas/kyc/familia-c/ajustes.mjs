import { cabe } from './camera.mjs'
import { SUPERFICIES } from './superficies.mjs'

/**
 * How a photo is taken, drawn before it is. Lengths (`desfoque`, `tremor`) are pixels of a photo 1500 px wide.
 * Whether a photo is readable is said here and by nothing that was read: the smallest letters at least 15 px high, blur
 * within 7 % of that height, shadow within half the light, a reflection that pales and does not burn, JPEG from 50.
 */
export const GRAUS = ['easy', 'normal', 'hard']

const FAIXAS = {
  easy: {
    largura: [1500, 2400],
    inclinacao: 2.5,
    perspectiva: 0.008,
    desfoque: [0, 0.5],
    grao: [1, 4],
    sombra: [0, 0.15],
    jpeg: [84, 95],
    brilho: 0,
    quartos: 0,
    exif: 0.1,
    ocupa: [0.86, 0.96],
  },
  normal: {
    largura: [1300, 2400],
    inclinacao: 6,
    perspectiva: 0.022,
    desfoque: [0, 0.8],
    grao: [2, 8],
    sombra: [0, 0.35],
    jpeg: [68, 92],
    brilho: 0.35,
    quartos: 0.1,
    exif: 0.15,
    ocupa: [0.8, 0.94],
  },
  hard: {
    largura: [1200, 2000],
    inclinacao: 10,
    perspectiva: 0.04,
    desfoque: [0.4, 1.1],
    grao: [5, 13],
    sombra: [0.1, 0.5],
    jpeg: [52, 80],
    brilho: 0.6,
    quartos: 0.2,
    exif: 0.2,
    ocupa: [0.78, 0.92],
  },
}

export function ajustar(s, grau) {
  const faixa = FAIXAS[grau]
  return {
    grau,
    largura: Math.round(s.entre(...faixa.largura)),
    inclinacao: s.entre(-faixa.inclinacao, faixa.inclinacao),
    perspectiva: s.entre(0, faixa.perspectiva),
    lente: s.entre(-0.03, 0.05),
    desfoque: s.entre(...faixa.desfoque),
    grao: s.entre(...faixa.grao),
    sombra: s.entre(...faixa.sombra),
    brilho: s.chance(0.4) ? s.entre(0, faixa.brilho) : 0,
    jpeg: s.inteiro(...faixa.jpeg),
    luz: s.entre(0.86, 1.06),
    tom: [s.entre(0.95, 1.05), 1, s.entre(0.92, 1.05)],
    quartos: s.chance(faixa.quartos) ? s.um([1, 2, 3]) : 0,
    exif: s.chance(faixa.exif),
    ocupa: s.entre(...faixa.ocupa),
    mesa: s.um(SUPERFICIES),
  }
}

/** `menorLetra` in thousandths of the card's width. */
export function legivel(a, menorLetra, proporcao) {
  const H = Math.max(0.72, Math.min(1.3, proporcao * 1.12))
  const cartao = a.largura * Math.min(a.ocupa, cabe(a, proporcao, H))
  const letra = (menorLetra * cartao) / 1000
  return (
    letra >= 15 &&
    (a.desfoque * a.largura) / 1500 <= letra * 0.07 &&
    a.sombra <= 0.5 &&
    a.brilho <= 0.6 &&
    a.jpeg >= 50
  )
}

export const DEFEITOS = [
  'desfocado',
  'tremido',
  'minusculo',
  'escuro',
  'reflexo',
  'cortado',
  'jpeg_destruido',
  'dedos',
]
const PELES = ['#d9a784', '#8a5a40', '#ecc4a4', '#5c3a26']

/** Spoiled so far that nobody can read the values: one fault, far past the bounds above. */
export function estragar(s, defeito) {
  const a = { ...ajustar(s, 'normal'), exif: false, defeito }
  const mudanca = {
    desfocado: () => ({ desfoque: s.entre(8, 12) }),
    tremido: () => ({ tremor: s.entre(26, 40), desfoque: 2.5 }),
    minusculo: () => ({ largura: s.inteiro(230, 300), desfoque: 5, jpeg: 60, ocupa: 0.75 }),
    escuro: () => ({ luz: s.entre(0.035, 0.06), grao: s.entre(14, 20), sombra: 0.6, jpeg: 55 }),
    reflexo: () => ({ brilho: s.entre(3.5, 5) }),
    cortado: () => ({
      ocupa: s.entre(1.7, 2.1),
      desvio: [s.um([-1, 1]) * s.entre(0.6, 0.75), s.um([-1, 1]) * s.entre(0.35, 0.5)],
      quartos: 0,
      inclinacao: s.entre(-3, 3),
    }),
    jpeg_destruido: () => ({ largura: s.inteiro(330, 410), jpeg: s.inteiro(2, 4), desfoque: 4, ocupa: 0.8 }),
    dedos: () => {
      const pele = s.um(PELES)
      return {
        inclinacao: s.entre(-3, 3),
        ocupa: 0.92,
        quartos: 0,
        dedos: [
          [0.3, 0.3, 0.13, pele],
          [0.5, 0.4, 0.14, pele],
          [0.7, 0.3, 0.13, pele],
          [0.42, 0.75, 0.15, pele],
          [0.75, 0.72, 0.15, pele],
          [0.15, 0.7, 0.12, pele],
        ],
      }
    },
  }[defeito]()
  return { ...a, ...mudanca }
}
