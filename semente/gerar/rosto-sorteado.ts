import type { Rosto } from './rosto-partes.ts'
import type { Sorteio } from './sorteio.ts'

/** Skin, its shadow, and the lips that go with it. */
const PELES = [
  ['#f2d3bd', '#d09f86', '#b8695f'],
  ['#f0c9ac', '#cf9c7c', '#c25b62'],
  ['#e6b792', '#bd8a66', '#a86058'],
  ['#dcae8b', '#b28360', '#b0655c'],
  ['#c48a62', '#96633f', '#9c2f3d'],
  ['#b57d56', '#85553a', '#8f4f46'],
  ['#8a5a3c', '#5f3a24', '#7c3d38'],
  ['#5c3a28', '#3b2417', '#7d3a40'],
] as const
const CABELOS = ['#14100e', '#1d120d', '#3a2415', '#6e5433', '#a9752f', '#b5541f', '#5a1f16', '#8c8c8a']
const IRIS = ['#3a2415', '#2c1a10', '#4d7a94', '#5b6d55', '#3f7f5a', '#6a4a1c']
const ROUPAS = ['#35506e', '#555555', '#7c3a4a', '#2f3f36', '#c9822e', '#41586b', '#8a8f98', '#23706a']

/**
 * A drawn face nobody else has: every feature is drawn by itself, over the whole range that still looks like a face.
 */
export function sortearRosto(
  s: Sorteio,
  { sexo, idade }: { readonly sexo: 'F' | 'M'; readonly idade: number },
): Rosto {
  const [pele, sombra, labio] = s.um(PELES)
  const barba = sexo === 'M' && s.chance(0.5) ? s.um(['cheia', 'bigode', 'cavanhaque'] as const) : undefined
  return {
    pele,
    sombra,
    labio,
    cabelo: idade > 60 ? s.um(['#9a9a98', '#e4e2dc', '#c9c6bf']) : s.um(CABELOS),
    iris: s.um(IRIS),
    roupa: s.um(ROUPAS),
    penteado: s.um(
      sexo === 'F'
        ? (['longo', 'cacheado', 'coque', 'franja'] as const)
        : (['curto', 'cacheado', 'calvo'] as const),
    ),
    largura: s.entre(96, 118),
    altura: s.entre(132, 158),
    queixo: s.entre(0.15, 0.95),
    olho: {
      tamanho: s.entre(0.8, 1.18),
      distancia: s.entre(38, 50),
      altura: s.entre(-22, -8),
      inclinacao: s.entre(-6, 8),
    },
    nariz: { largura: s.entre(0.75, 1.5), comprimento: s.entre(0.6, 1.3) },
    boca: { largura: s.entre(32, 50), altura: s.entre(78, 98), espessura: s.entre(0.6, 1.5) },
    sobrancelha: { espessura: s.entre(3.5, 12), arco: s.entre(5, 20), inclinacao: s.entre(-6, 6) },
    ...(barba && { barba }),
    oculos: s.chance(0.15),
    rugas: idade > 50 ? s.entre(0.5, 1) : 0,
    sardas: s.chance(0.15),
  }
}
