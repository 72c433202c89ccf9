import { emPalavras, normalizar } from '../../base/palavras.ts'
import type { Hipotese } from '../registro.ts'
import { cortar } from './tabela.ts'

/** A line of the table, ready to be searched. */
interface Entrada extends Hipotese {
  /** Lower case without diacritics, its words between single spaces. */
  readonly palavras: string
}

export const indiceDe = (linhas: readonly string[]): readonly Entrada[] =>
  linhas.map((linha) => {
    const [codigo, descricao] = cortar(linha)
    return { codigo, descricao, palavras: ` ${emPalavras(descricao).join(' ')} ` }
  })

/** Most that is offered at once: what is not among them is found by one more word. */
const LIMITE_DA_BUSCA = 12

/**
 * What a doctor may mean by this text: by code ('j03.9', 'J03') or by the beginnings of words in any order, with or
 * without accents. Whole words come before beginnings, short descriptions before long ones.
 */
export function buscar(indice: readonly Entrada[], texto: string, limite = LIMITE_DA_BUSCA): Hipotese[] {
  const codigo = normalizar(texto).toUpperCase().replaceAll(/[\s.]/g, '')
  const termos = emPalavras(texto)
  if (termos.length === 0) return []
  const achadas = /^[A-Z]\d/.test(codigo)
    ? indice.filter((entrada) => entrada.codigo.startsWith(codigo)).map((entrada) => ({ entrada, peso: 0 }))
    : indice.flatMap((entrada) => {
        if (!termos.every((termo) => entrada.palavras.includes(` ${termo}`))) return []
        return [{ entrada, peso: pesoDe(entrada, termos) }]
      })
  return achadas
    .toSorted((a, b) => a.peso - b.peso || a.entrada.codigo.localeCompare(b.entrada.codigo))
    .slice(0, limite)
    .map(({ entrada: { codigo: achado, descricao } }) => ({ codigo: achado, descricao }))
}

/** A beginning of a word counts more than any length: the lighter comes first. */
function pesoDe({ palavras }: Entrada, termos: readonly string[]): number {
  const comecos = termos.filter((termo) => !palavras.includes(` ${termo} `)).length
  const fora = palavras.startsWith(` ${termos[0]}`) ? 0 : 1
  return comecos * 2000 + fora * 1000 + palavras.length
}
