/** Texts as machines read them: accents lost, words glued or broken, letters for digits. */

/** Upper case without accents, single spaces. */
export const semAcentos = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()

/** Only the letters and digits of a text, without accents: labels are compared in this form. */
export const compacto = (texto: string): string => semAcentos(texto).replace(/[^A-Z0-9]/g, '')

const COMO_DIGITO: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
}

/** What stands where digits are expected, with look-alike letters put right: '1Z.O04' → '12.004'. */
export const comoDigitos = (texto: string): string =>
  semAcentos(texto).replace(/[OQDILZSBG|]/g, (letra) => COMO_DIGITO[letra] ?? letra)

const COMO_LETRA: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  5: 'S',
  8: 'B',
  '|': 'I',
  '!': 'I',
  '€': 'E',
  $: 'S',
}

/** What stands where letters are expected, with look-alike digits and marks put right: '5SP SP' → 'SSP SP'. */
export const comoLetras = (texto: string): string =>
  texto.replace(/[01589|!€$]/g, (sinal) => COMO_LETRA[sinal] ?? sinal)

/** Letters that stand otherwise in two texts of one length. */
export const diferentes = (a: string, b: string): number =>
  Array.from(a).filter((letra, i) => letra !== b[i]).length

/** Levenshtein distance: insertions, removals and exchanges that turn one text into the other. */
export function distancia(a: string, b: string): number {
  let anterior = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const atual = [i]
    for (let j = 1; j <= b.length; j++) {
      const troca = (anterior[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      atual.push(Math.min(troca, (anterior[j] ?? 0) + 1, (atual[j - 1] ?? 0) + 1))
    }
    anterior = atual
  }
  return anterior[b.length] ?? 0
}

/** Whether a text holds another one somewhere, give or take so many letters lost, added or exchanged (Sellers 1980). */
export function contemQuase(texto: string, procurado: string, folga: number): boolean {
  if (texto.includes(procurado)) return true
  if (folga === 0 || texto.length < procurado.length - folga) return false
  const custos = Array.from({ length: procurado.length + 1 }, (_, i) => i)
  for (const letra of texto) {
    // It may begin anywhere: nothing is paid for what stands before it.
    let diagonal = 0
    for (let i = 1; i <= procurado.length; i++) {
      const acima = custos[i] ?? 0
      const troca = diagonal + (letra === procurado[i - 1] ? 0 : 1)
      custos[i] = Math.min(troca, acima + 1, (custos[i - 1] ?? 0) + 1)
      diagonal = acima
    }
    if ((custos[procurado.length] ?? 0) <= folga) return true
  }
  return false
}
