import { cessado } from './cessou.ts'
import { normalizar } from './normalizacao.ts'
import { corrigir } from './ortografia.ts'
import { fraseDeFiccao, fraseEstavel, fraseNoPassado, pedeAgora, verboNoPassado } from './tempo.ts'

/** The tokens of a stretch of a line. */
export function tokensDe(texto: string): string[] {
  return texto.split(' ').filter((token) => token !== '')
}

/** A text as the readers see it: one normalised line, its spelling corrected. */
export function linhaDe(texto: string): string {
  const linha = normalizar(texto)
  return ` ${tokensDe(linha).map(corrigir).join(' ')} `
}

/** The sentence around an offset of the line, as offsets; sentences are divided by the token `.`. */
export function limites(linha: string, posicao: number): { inicio: number; fim: number } {
  const antes = linha.lastIndexOf(' . ', posicao)
  const depois = linha.indexOf(' . ', posicao)
  return { inicio: antes === -1 ? 0 : antes + 2, fim: depois === -1 ? linha.length : depois + 1 }
}

/** Over: a passing complaint that stopped, long ago or unchanged for years, in its sentence or in its part of it between pauses, or only told of a film, a book, the news. */
export function longe(linha: string, posicao: number, inicio: number, fim: number): boolean {
  const antes = linha.lastIndexOf(' , ', posicao)
  const depois = linha.indexOf(' , ', posicao)
  const parte = linha.slice(
    Math.max(inicio, antes === -1 ? 0 : antes + 2),
    depois === -1 ? fim : Math.min(fim, depois + 1),
  )
  const frase = linha.slice(inicio, fim)
  if (cessado(frase, posicao - inicio)) return true
  if (fraseEstavel(frase)) return true
  if (pedeAgora(parte)) return fraseDeFiccao(frase, linha)
  return (
    fraseNoPassado(parte) ||
    (fraseNoPassado(frase) && verboNoPassado(linha.slice(inicio, posicao + 1))) ||
    fraseDeFiccao(frase, linha)
  )
}
