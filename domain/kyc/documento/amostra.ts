import type { Bloco } from '../texto/blocos.ts'
import { maisParecido } from '../texto/semelhantes.ts'
import { comoLetras, semAcentos } from '../texto/texto-lido.ts'

/** A side that says of itself that it is a sample, or of which a part was read that says it. */
export type Amostra = true | 'talvez'

/** What samples say, each in its own words: RAMOS TRAVASSOS and AMÓS TRAJANO say nothing. */
const DITA = /(?:^| )(?:AMOSTRAS?|SEM ?VALOR|E?SPECIMEN?)+(?: |$)/
const FORMAS = ['AMOSTRA', 'SEM VALOR', 'SEMVALOR', 'SPECIMEN'] as const

/** Heights of a card's middle line from which on a line lies across it; what a portrait is read as is as tall. */
const ATRAVESSA = 5
/** Letters of one of these that may be misread, look-alikes counted half. */
const MAL_LIDAS = 1

/** Letters of a piece that only these words have. */
const PEDACO = 4
/** Confidence from which the short word is one, and not a texture. */
const LIDA = 60

/** Whether these lines of one side say that the document is none; undefined when they say nothing of it. */
export function amostraEm(linhas: readonly Bloco[]): Amostra | undefined {
  const alturas = linhas.map(({ caixa }) => caixa.altura).sort((a, b) => a - b)
  const minima = ATRAVESSA * (alturas[Math.floor(alturas.length / 2)] ?? 0)
  const atravessadas = linhas.filter(({ texto, caixa }) => caixa.altura >= minima && !texto.includes('<<'))
  const dita =
    linhas.some(({ texto }) => dizAmostra(texto)) ||
    atravessadas.some(({ texto }) => palavrasDe(texto).some((_, i, todas) => quaseDita(todas.slice(i))))
  if (dita) return true
  return atravessadas.some(emPedacos) ? 'talvez' : undefined
}

const palavrasDe = (texto: string): string[] =>
  semAcentos(comoLetras(texto))
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)

function dizAmostra(texto: string): boolean {
  const lida = palavrasDe(texto).join(' ')
  return DITA.test(lida) || FORMAS.some((forma) => quase(lida, forma))
}

/** Whether these words begin with what a sample says, give or take a letter, or with letters read behind it. */
function quaseDita(palavras: readonly string[]): boolean {
  const lidas = palavras.join(' ')
  return FORMAS.some(
    (forma) => lidas.startsWith(forma) || quase(palavras.slice(0, forma.split(' ').length).join(' '), forma),
  )
}

/** A longer or shorter word is another one. */
const quase = (lida: string, forma: string): boolean =>
  Math.abs(lida.length - forma.length) <= 1 && maisParecido(lida, forma, MAL_LIDAS) !== null

/** Whether half of a line's letters, or more, are words that are a piece of what a sample says. */
function emPedacos({ texto, confianca }: Bloco): boolean {
  const palavras = palavrasDe(texto)
  const letras = (lista: readonly string[]): number => lista.join('').length
  const pedaco = (palavra: string): boolean =>
    palavra === 'SEM'
      ? confianca >= LIDA
      : palavra.length >= PEDACO && FORMAS.some((forma) => forma.includes(palavra))
  const achados = palavras.filter(pedaco)
  return achados.length > 0 && 2 * letras(achados) >= letras(palavras)
}
