import { comFnv1a, FNV1A } from '../../base/fnv1a.ts'
import { DE_PALAVRA, type Tracos } from './tracos.ts'

/**
 * What was learned of each feature: how rare it is, and its weight towards each answer (one column an answer). Whole
 * numbers, so that the order of the words cannot change a sum.
 */
export interface Tabela {
  /** `chaveDe` of each feature, in ascending order */
  readonly chaves: Uint32Array
  readonly raridades: Uint8Array
  /** row by row */
  readonly pesos: Int8Array
  /** of each column: the log-odds of nothing known, and those of one unit of weight */
  readonly colunas: readonly { readonly constante: number; readonly passo: number }[]
}

/**
 * What was learned: one table of urgency, one with a column for each specialty, in the order of D §9, and one with a
 * column for each question a story answers, in the order they are named.
 */
export interface Tabelas {
  readonly urgencia: Tabela
  readonly especialidade: Tabela
  readonly perguntas: Tabela
}

/** FNV-1a of the code units of a feature's name: `pesos.json` knows it by this. */
export function chaveDe(nome: string): number {
  let hash = FNV1A
  for (let i = 0; i < nome.length; i++) hash = comFnv1a(hash, nome.charCodeAt(i))
  return hash >>> 0
}

/** The row of a key, -1 when it was never learned. */
function linhaDe(chaves: Uint32Array, chave: number): number {
  let [de, ate] = [0, chaves.length - 1]
  while (de <= ate) {
    const meio = (de + ate) >>> 1
    const achada = chaves[meio] ?? 0
    if (achada === chave) return meio
    if (achada < chave) de = meio + 1
    else ate = meio - 1
  }
  return -1
}

/** A feature that was learned, and what it brought to each column, in log-odds. */
interface Parcela {
  readonly palavras: string
  readonly valores: readonly number[]
}

interface Pesagem {
  /** what the features add to the log-odds of each column; `undefined` when too little of it was learned */
  readonly somas: readonly number[] | undefined
  readonly parcelas: readonly Parcela[]
  /** how many words were learned */
  readonly conhecidas: number
  /** how much they count, 0..1: few words say less than many that point the same way */
  readonly parte: number
}

/** Length every report is brought to, so that a long one says no more than a short one. */
export const COMPRIMENTO = 5

const PALAVRAS_BASTANTES = 8

/** Weighs features: the rarer one is, the more it counts. */
export function pesar({ chaves, raridades, pesos, colunas }: Tabela, tracos: Tracos): Pesagem {
  const lidas: { linha: number; palavras: string }[] = []
  let conhecidas = 0
  let quadrados = 0
  for (const [nome, ditas] of tracos) {
    const linha = linhaDe(chaves, chaveDe(nome))
    if (linha < 0) continue
    lidas.push({ linha, palavras: ditas })
    quadrados += (raridades[linha] ?? 0) ** 2
    if (nome.startsWith(DE_PALAVRA)) conhecidas++
  }
  if (conhecidas === 0) return { somas: undefined, parcelas: [], conhecidas, parte: 0 }
  const parte = Math.min(1, conhecidas / PALAVRAS_BASTANTES)
  const escala = (COMPRIMENTO / Math.sqrt(quadrados)) * parte
  const inteiras = lidas.map(({ linha }) =>
    colunas.map((_, c) => (pesos[linha * colunas.length + c] ?? 0) * (raridades[linha] ?? 0)),
  )
  return {
    somas: colunas.map(
      ({ passo }, c) => passo * escala * inteiras.reduce((soma, linha) => soma + (linha[c] ?? 0), 0),
    ),
    parcelas: lidas.map((lida, i) => ({
      palavras: lida.palavras,
      valores: colunas.map(({ passo }, c) => passo * escala * (inteiras[i]?.[c] ?? 0)),
    })),
    conhecidas,
    parte,
  }
}
