import { normalizar } from '../../base/palavras.ts'
import type { Item } from './item.ts'

interface Sugestoes {
  readonly via?: NonNullable<Item['via']>
  readonly doses: readonly string[]
  readonly quantidades: readonly string[]
}

const caixas = (unidade: string): readonly string[] => [
  '1 caixa',
  ...[10, 14, 20, 30, 60].map((quantos) => `${quantos} ${unidade}`),
]
const VIDRO = ['1 frasco', '2 frascos']
const LIQUIDO = { via: 'oral', doses: ['2,5 mL', '5 mL', '10 mL', '15 mL'], quantidades: VIDRO } as const
const PELE = { via: 'tópica', doses: ['camada fina'], quantidades: ['1 bisnaga', '2 bisnagas'] } as const

/**
 * By the form in which a medicine comes, the first that its presentation names. What is picked is still the doctor's.
 */
const POR_FORMA: readonly (readonly [forma: string, Sugestoes])[] = [
  ['vaginal', { via: 'vaginal', doses: ['1 aplicador'], quantidades: ['1 bisnaga'] }],
  ['nasal', { via: 'nasal', doses: ['1 jato em cada narina', '2 jatos em cada narina'], quantidades: VIDRO }],
  [
    'colirio',
    { via: 'oftálmica', doses: ['1 gota em cada olho', '1 gota no olho afetado'], quantidades: VIDRO },
  ],
  [
    'inala',
    { via: 'inalatória', doses: ['1 jato', '2 jatos', '1 inalação'], quantidades: ['1 frasco', '1 caixa'] },
  ],
  ['sublingual', { via: 'sublingual', doses: ['1 comprimido'], quantidades: caixas('comprimidos') }],
  [
    'comprimido',
    {
      via: 'oral',
      doses: ['1 comprimido', '2 comprimidos', '1/2 comprimido'],
      quantidades: caixas('comprimidos'),
    },
  ],
  ['capsula', { via: 'oral', doses: ['1 cápsula', '2 cápsulas'], quantidades: caixas('cápsulas') }],
  ['envelope', { via: 'oral', doses: ['1 envelope diluído em água'], quantidades: caixas('envelopes') }],
  ['gotas', { via: 'oral', doses: ['10 gotas', '20 gotas', '30 gotas', '40 gotas'], quantidades: VIDRO }],
  ['xarope', LIQUIDO],
  ['elixir', LIQUIDO],
  ['oral', LIQUIDO],
  ['creme', PELE],
  ['pomada', PELE],
  ['gel', PELE],
  ['locao', { ...PELE, quantidades: VIDRO }],
  ['xampu', { ...PELE, quantidades: VIDRO }],
]

export const FREQUENCIAS = [
  'de 4 em 4 horas',
  'de 6 em 6 horas',
  'de 8 em 8 horas',
  'de 12 em 12 horas',
  '1 vez ao dia',
  '2 vezes ao dia',
  '3 vezes ao dia',
  'pela manhã, em jejum',
  'à noite, ao deitar',
  'dose única',
] as const

export const DURACOES = [
  'por 3 dias',
  'por 5 dias',
  'por 7 dias',
  'por 10 dias',
  'por 14 dias',
  'por 30 dias',
  'uso contínuo',
] as const

export const ORIENTACOES = [
  'se dor ou febre',
  'se náusea ou vômito',
  'após as refeições',
  'em jejum',
  'evitar dirigir',
] as const

export function sugestoesDe(apresentacao: string): Sugestoes {
  const dita = normalizar(apresentacao)
  const achada = POR_FORMA.find(([forma]) => dita.includes(forma))
  return achada ? achada[1] : { doses: [], quantidades: [] }
}
