/** Texts as they are compared: what somebody typed with what a list says. */

/** Lower case without accents: 'Ácido Valproico' is 'acido valproico'. */
export const normalizar = (texto: string): string =>
  texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const SEPARADORES = /[^a-z0-9]+/
/** A dose is one word: '0,5'. */
export const SEM_PARTIR_NUMEROS = /[^a-z0-9,]+/

/** Its words, normalised; whatever is no letter or digit stands between them. */
export const emPalavras = (texto: string, entre = SEPARADORES): string[] =>
  normalizar(texto).split(entre).filter(Boolean)
