import tabela from './tabela.json' with { type: 'json' }

/**
 * The categories and subcategories of the CID-10, as DATASUS published them in 2008 (docs/decisions/037). It is a
 * megabyte: whoever imports this does so when a code is needed, and not before.
 */
export const LINHAS: readonly string[] = tabela.linhas.split('\n')

let descricoes: ReadonlyMap<string, string> | undefined

/** What a code means, in the official words; undefined when there is no such code. */
export function descricaoDe(codigo: string): string | undefined {
  descricoes ??= new Map(LINHAS.map((linha) => cortar(linha)))
  return descricoes.get(codigo)
}

/** A line of the table: a code, a space, and what it means. */
export function cortar(linha: string): readonly [codigo: string, descricao: string] {
  const espaco = linha.indexOf(' ')
  return [linha.slice(0, espaco), linha.slice(espaco + 1)]
}
