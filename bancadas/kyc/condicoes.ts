import type { OpcoesDaFoto } from '#semente/gerar/foto.ts'
import type { Sorteio } from '#semente/gerar/sorteio.ts'

/**
 * How a photo is taken. Whether it is readable is said here, by the settings alone and before anything was read:
 * letters at least 18 px high (the em of a value on the photo), blur within 6 % of that, shadow within half the light,
 * reflections that only pale the print, noise and compression of an ordinary phone.
 */
export type Legibilidade = 'legivel' | 'limitrofe' | 'ilegivel'
/** What makes a photo unreadable. */
const DEFEITOS = ['tremida', 'reflexo', 'escura', 'minuscula'] as const
type Defeito = (typeof DEFEITOS)[number]

/** Em of a printed value in pixels of the photo: 27 of 1280 units of a card that fills 82 % of the width. */
const letra = (largura: number): number => (27 * 0.82 * largura) / 1280
/** Blur below this is none. */
const DESFOQUE_MINIMO = 0.3

const comum = (s: Sorteio): OpcoesDaFoto => ({
  semente: s.inteiro(1, 1e9),
  giro: s.entre(-8, 8),
  perspectiva: s.entre(0, 0.06),
  quartos: s.chance(0.2) ? s.um([1, 2, 3] as const) : 0,
  mesa: s.um([
    [107, 85, 68],
    [52, 54, 60],
    [196, 188, 176],
    [70, 88, 76],
  ] as const),
})

const desfoque = (largura: number, parte: number): { desfoque?: number } => {
  const sigma = letra(largura) * parte
  return sigma < DESFOQUE_MINIMO ? {} : { desfoque: sigma }
}

export function sortearFoto(s: Sorteio, legibilidade: Legibilidade): OpcoesDaFoto {
  if (legibilidade === 'ilegivel') return ilegivel(s, s.um(DEFEITOS))
  const boa = legibilidade === 'legivel'
  // Most phones upload between 1200 and 2400 px; the largest are a few.
  const largura = boa ? (s.chance(0.1) ? s.inteiro(2400, 3600) : s.inteiro(1050, 2400)) : s.inteiro(620, 1050)
  return {
    ...comum(s),
    largura,
    ...desfoque(largura, boa ? s.entre(0, 0.06) : s.entre(0.06, 0.1)),
    ruido: boa ? s.entre(0, 12) : s.entre(8, 20),
    sombra: boa ? s.entre(0, 0.5) : s.entre(0.4, 0.75),
    qualidade: boa ? s.inteiro(55, 95) : s.inteiro(40, 55),
    ...(s.chance(0.3) && {
      brilho: {
        x: s.entre(0.1, 0.9),
        y: s.entre(0.1, 0.9),
        raio: s.entre(0.05, 0.2),
        forca: boa ? s.entre(0.05, 0.25) : s.entre(0.25, 0.5),
      },
    }),
  }
}

function ilegivel(s: Sorteio, defeito: Defeito): OpcoesDaFoto {
  const largura = s.inteiro(1000, 2000)
  const base = { ...comum(s), largura, ruido: s.entre(2, 12), qualidade: s.inteiro(40, 80) }
  if (defeito === 'tremida') return { ...base, ...desfoque(largura, s.entre(0.35, 0.7)) }
  if (defeito === 'reflexo')
    return {
      ...base,
      brilho: { x: s.entre(0.4, 0.6), y: s.entre(0.4, 0.6), raio: s.entre(0.5, 0.7), forca: s.entre(2.5, 4) },
    }
  if (defeito === 'escura') return { ...base, sombra: s.entre(0.93, 0.99), ruido: s.entre(90, 130) }
  return { ...base, largura: 600, ...desfoque(600, s.entre(0.3, 0.4)), qualidade: 40 }
}
