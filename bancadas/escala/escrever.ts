import type { Tabelas } from './tabelas.ts'

/**
 * A document with its tables in place: each stands between `<!-- tabela:nome -->` and `<!-- fim -->`.
 * @throws Error naming a table the document has no place for
 */
export function escrever(documento: string, tabelas: Tabelas): string {
  return Object.entries(tabelas).reduce((texto, [nome, tabela]) => {
    const lugar = new RegExp(`(<!-- tabela:${nome} -->)[\\s\\S]*?(<!-- fim -->)`)
    if (!lugar.test(texto)) throw new Error(`O documento não tem lugar para a tabela "${nome}".`)
    return texto.replace(lugar, (_, antes: string, depois: string) => `${antes}\n\n${tabela}\n\n${depois}`)
  }, documento)
}
