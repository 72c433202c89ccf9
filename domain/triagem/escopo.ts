import { cessado } from './cessou.ts'
import { idiomaDe } from './idioma.ts'
import { normalizar } from './normalizacao.ts'
import { corrigir } from './ortografia.ts'
import {
  datado,
  fraseDeFiccao,
  fraseEstavel,
  fraseNoPassado,
  pedeAgora,
  semOperacoes,
  verboNoPassado,
} from './tempo.ts'
import { traduzir } from './traducao.ts'

/** The tokens of a stretch of a line. */
export function tokensDe(texto: string): string[] {
  return texto.split(' ').filter((token) => token !== '')
}

/**
 * A text as the readers see it: one normalised line in our language, its spelling corrected; of a sentence, `idioma`
 * is its report's.
 */
export function linhaDe(texto: string, idioma = idiomaDe(texto)): string {
  const linha = traduzir(normalizar(texto), idioma)
  return ` ${tokensDe(linha).map(corrigir).join(' ')} `
}

/** The sentence around an offset of the line, as offsets; sentences are divided by the token `.`. */
export function limites(linha: string, posicao: number): { inicio: number; fim: number } {
  const antes = linha.lastIndexOf(' . ', posicao)
  const depois = linha.indexOf(' . ', posicao)
  return { inicio: antes === -1 ? 0 : antes + 2, fim: depois === -1 ? linha.length : depois + 1 }
}

/**
 * How far after a finding the verb or the year that tells it of the past may stand, in characters: 'convulsão o meu
 * teve'.
 */
const ADIANTE = 24

/**
 * Over: a passing complaint that stopped, long ago or unchanged for years, in its sentence or in its part of it
 * between pauses, or only told of a film, a book, the news.
 */
export function longe(linha: string, posicao: number, inicio: number, fim: number): boolean {
  const antes = linha.lastIndexOf(' , ', posicao)
  const depois = linha.indexOf(' , ', posicao)
  const inicioDaParte = Math.max(inicio, antes === -1 ? 0 : antes + 2)
  const parte = linha.slice(inicioDaParte, depois === -1 ? fim : Math.min(fim, depois + 1))
  const frase = linha.slice(inicio, fim)
  if (cessado(frase, posicao - inicio)) return true
  if (fraseEstavel(frase)) return true
  if (pedeAgora(parte)) return fraseDeFiccao(frase, linha)
  const porPerto = linha.slice(inicioDaParte, Math.min(fim, posicao + ADIANTE))
  return (
    (fraseNoPassado(parte) && verboNoPassado(porPerto)) ||
    (fraseNoPassado(frase) &&
      (datado(porPerto) ||
        verboNoPassado(
          semOperacoes(linha.slice(inicio, inicioDaParte)) + linha.slice(inicioDaParte, posicao + 1),
        ))) ||
    fraseDeFiccao(frase, linha)
  )
}
