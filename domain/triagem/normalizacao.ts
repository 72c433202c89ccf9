import { ABREVIACOES, EXPRESSOES } from './abreviacoes.ts'

const COMBINANTES = /\p{M}+/gu

/** Lower case without any diacritic: 'Náusea' and 'nausea' are one word. */
export function semAcentos(texto: string): string {
  return texto
    .normalize('NFKD')
    .replace(COMBINANTES, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(COMBINANTES, '')
}

/**
 * Free text to a line of tokens separated by single spaces, padded with one space at each end.
 * Sentence ends become the token `.`, pauses the token `,`; decimals read `39.5`, pairs of numbers `17x11`.
 * Chat abbreviations and fixed idioms are replaced; spelling is `ortografia.ts`.
 */
export function normalizar(texto: string): string {
  const simbolos = semAcentos(texto.replaceAll(/[º°]/g, ' graus '))
    .replaceAll(/\bc\s?\/\s?/g, ' com ')
    .replaceAll(/\bs\s?\/\s?/g, ' sem ')
    .replaceAll(/\bp\s?\/\s?/g, ' para ')
    .replaceAll(/\?\s*nao\b(?=\s*(?:[.,!;]|$))/g, ' , nao ')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/(\d)\s*[x/]\s*(?=\d)/g, '$1x')
    .replaceAll('%', ' pct ')
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/\s[-–—]+\s/g, ' , ')
    .replaceAll(/[-–—_]/g, ' ')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replaceAll(/(\d)(?!x\d)([a-z])/g, '$1 $2')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[!?;\n\r…]/g, ' . ')
    .replaceAll(/[,:()/"“”[\]|+&]/g, ' , ')
    .replaceAll(/[^a-z0-9.,]+/g, ' ')
    .trim()
  const palavras = simbolos.split(' ').map((palavra) => ABREVIACOES.get(palavra) ?? palavra)
  let linha = ` ${palavras.join(' ')} `
  for (const [expressao, troca] of EXPRESSOES) linha = linha.replaceAll(expressao, troca)
  return linha.replaceAll(/ {2,}/g, ' ')
}
