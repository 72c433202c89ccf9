/**
 * The characters of the documents' font: Latin-1 and common punctuation. The signed file must say exactly what was
 * written, so anything else is refused while it can still be changed.
 */
const IMPRIMIVEL =
  /^[\t\n\r\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]$/

/** Printable equivalents of common signs, replaced before anything is checked or stored. */
const EQUIVALENTES: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '→': '->',
  '←': '<-',
  '−': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '\u2014',
  '\u00ad': '',
  '\u200b': '',
  '\u2028': '\n',
  '\u2029': '\n',
}

/** The text with composed accents and printable spellings of common signs. */
export const paraImprimir = (texto: string): string =>
  Array.from(texto.normalize('NFC').replaceAll('\r\n', '\n'), (letra) => EQUIVALENTES[letra] ?? letra).join(
    '',
  )

/** Signs that cannot be printed, each once, in the order they stand. */
export const caracteresForaDoDocumento = (texto: string): string[] => [
  ...new Set(Array.from(paraImprimir(texto)).filter((letra) => !IMPRIMIVEL.test(letra))),
]

/** Letters without an accent to strip, transliterated by sound. */
const TRANSLITERADAS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
}

/**
 * A name or an address in letters of the font: marks it lacks are left out ('Șerban' becomes 'Serban'). The number
 * printed beside it identifies the person.
 */
export const nomeParaImprimir = (nome: string): string =>
  Array.from(paraImprimir(nome), (letra) => {
    if (IMPRIMIVEL.test(letra)) return letra
    const simples = TRANSLITERADAS[letra] ?? letra.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return IMPRIMIVEL.test(simples) ? simples : '?'
  }).join('')
