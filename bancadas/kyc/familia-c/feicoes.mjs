import { Sorteio } from './sorteio.mjs'

/** What makes a drawn head one person's: proportions, colours, hair. Everything else belongs to the picture. */

const PELES = ['#f3d3bd', '#e8bd9c', '#dba983', '#c98f66', '#b07a52', '#8f5d3c', '#6e4429', '#53321f']
const CABELOS = ['#1c1512', '#2b1d16', '#4a3020', '#6b4526', '#8f6a3a', '#b98d4f', '#6d2f1c']
const IRIS = ['#3a2414', '#5b3a1e', '#6d5a2a', '#4d6b4a', '#4a6b86']
const PENTEADOS = {
  true: ['longo', 'ondas', 'coque', 'chanel', 'crespo', 'franja'],
  false: ['curto', 'lado', 'maquina', 'calvo', 'topete', 'cachos'],
}
const BARBAS = ['', '', '', 'sombra', 'cheia', 'bigode', 'cavanhaque']

/** Proportions, each between -1 and 1 around an ordinary face. */
const MEDIDAS = [
  'largura',
  'maxilar',
  'queixo',
  'testa',
  'distancia',
  'olho',
  'abertura',
  'inclinacao',
  'sobrancelha',
  'arco',
  'nariz',
  'narinas',
  'ponte',
  'boca',
  'labio',
  'bocaY',
  'macas',
]

export function sortearFeicoes(nome, { mulher, velho = false, jovem = false }) {
  const s = new Sorteio(`feicoes:${nome}`)
  // Far from the middle on purpose: drawn faces have less to tell them apart than true ones.
  const medidas = Object.fromEntries(
    MEDIDAS.map((medida) => [medida, (s.chance(0.5) ? 1 : -1) * Math.sqrt(s.proximo())]),
  )
  const idade = velho ? s.entre(0.75, 1) : jovem ? 0 : s.proximo() ** 1.4 * 0.8
  const pele = s.inteiro(0, PELES.length - 1)
  const cor =
    idade > 0.6
      ? s.um(['#8d8a86', '#b9b5af', '#5d5854'])
      : s.um(CABELOS.slice(0, pele > 4 ? 3 : CABELOS.length))
  return {
    nome,
    mulher,
    ...medidas,
    idade,
    pele,
    cabelo: cor,
    iris: s.um(IRIS),
    penteado: s.um(PENTEADOS[mulher]),
    barba: mulher || jovem ? '' : s.um(BARBAS),
    oculos: s.chance(0.3) ? s.um(['redondo', 'quadrado', 'fino']) : '',
    pintas: Array.from({ length: s.inteiro(0, 3) }, () => [
      s.entre(-0.5, 0.5),
      s.entre(-0.1, 0.75),
      s.entre(0.014, 0.03),
    ]),
    sardas: s.chance(0.12),
    brincos: mulher && s.chance(0.5),
  }
}

export const corDaPele = ({ pele }) => PELES[pele]

/** How far apart two heads are: proportions, skin and what covers them. */
export function distancia(a, b) {
  const proporcoes = MEDIDAS.reduce((soma, medida) => soma + (a[medida] - b[medida]) ** 2, 0)
  const resto =
    ((a.pele - b.pele) / 2) ** 2 +
    (a.idade - b.idade) ** 2 * 6 +
    (a.penteado === b.penteado ? 0 : 2.5) +
    (a.barba === b.barba ? 0 : 2) +
    (a.cabelo === b.cabelo ? 0 : 1)
  return Math.sqrt(proporcoes + resto)
}
