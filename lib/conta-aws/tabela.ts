import type { Exigencia } from './exigencias.ts'

const INICIO = '<!-- conta -->'
const FIM = '<!-- fim da conta -->'

/** What docs/implantacao.md says of the account: one row for each thing it must have. */
const tabela = (todas: readonly Exigencia[]): string => {
  const linhas = todas.map(({ nome, quando, regiao, porque, faca }) => [nome, quando, regiao, porque, faca])
  const colunas = [['O que a conta precisa', 'Quando', 'Região', 'Por quê', 'Se faltar'], ...linhas]
  const larguras = (colunas[0] ?? []).map((_, i) =>
    Math.max(...colunas.map((linha) => (linha[i] ?? '').length)),
  )
  const escrita = (linha: readonly string[]) =>
    `| ${linha.map((celula, i) => celula.padEnd(larguras[i] ?? 0)).join(' | ')} |`
  const [titulo = [], ...resto] = colunas
  return [
    escrita(titulo),
    `| ${larguras.map((n) => '-'.repeat(n)).join(' | ')} |`,
    ...resto.map(escrita),
  ].join('\n')
}

/** The document with its table as the list has it. @throws Error where the document has no place for it */
export function comTabela(documento: string, todas: readonly Exigencia[]): string {
  const [antes, depois] = [documento.indexOf(INICIO), documento.indexOf(FIM)]
  if (antes < 0 || depois < antes) throw new Error(`docs/implantacao.md não tem ${INICIO} … ${FIM}`)
  return `${documento.slice(0, antes + INICIO.length)}\n\n${tabela(todas)}\n\n${documento.slice(depois)}`
}
