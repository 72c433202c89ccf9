import { acima, algum, aPartirDe, type Condicao, forte, menorDe, tem, todos } from '../../condicao.ts'
import type { AchadoId } from '../../lexico.ts'
import type { Destino, Orientacao, Regra } from '../regra.ts'

/** A finding, the same said to be strong, or fever by word or by thermometer. */
type Sinal = AchadoId | `forte ${AchadoId}` | 'FEBRE'

/** One of each group has to be there. */
type Combinacao = readonly (readonly Sinal[])[]

/** A line of a table of clinical knowledge: what, told together, is dangerous, where it sends to, and who says so. */
export interface Linha {
  readonly id: string
  readonly sindrome: string
  /** an emergency room, where nothing else is said */
  readonly destino?: Destino
  readonly orientacao?: Orientacao
  /** the summary's sentence: what was reported, never what it might be */
  readonly frase: string
  readonly fonte: string
  /** years: from the first on, below the second */
  readonly idade?: readonly [de: number, ate: number]
  /** any of these combinations */
  readonly quando: readonly Combinacao[]
}

const FEBRE = algum(tem('febre', 'febre_alta', 'calafrios'), acima('temperatura', 37.8))
const FORTE = 'forte '

const ehForte = (sinal: Sinal): sinal is `forte ${AchadoId}` => sinal.startsWith(FORTE)

function condicaoDe(sinal: Sinal): Condicao {
  if (sinal === 'FEBRE') return FEBRE
  // The type says what follows the word; a slice of a string does not know.
  return ehForte(sinal) ? forte(sinal.slice(FORTE.length) as AchadoId) : tem(sinal)
}

/** The rules a table says. */
export const regrasDe = (linhas: readonly Linha[]): Regra[] =>
  linhas.map(({ destino = 'pronto_socorro', quando, idade, ...linha }) => {
    const juntos = algum(
      ...quando.map((grupos) => todos(...grupos.map((grupo) => algum(...grupo.map(condicaoDe))))),
    )
    return {
      ...linha,
      destino,
      se: idade ? todos(juntos, aPartirDe(idade[0]), menorDe(idade[1])) : juntos,
    }
  })
