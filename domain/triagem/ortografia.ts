import { RADICAIS, VOCABULARIO } from './lexico.ts'

/** Ordinary words one letter away from a word of the lexicon: never corrected. */
const INTOCAVEIS = new Set(
  'pressas presente presentes contato contatos durante contente contagem querendo queremos passado passada correndo morando sentado sentada sentida pessoas parecia comendo tomando olhando voltando pegando andando fazendo mandando cortado cortada comprimido medicamento remedio caminha picante cansada cansado fechado dobrando montando cantando contando'.split(
    ' ',
  ),
)

const MINIMO = 7

function semUmaLetra(palavra: string): string[] {
  return Array.from({ length: palavra.length - 1 }, (_, i) => palavra.slice(0, i + 1) + palavra.slice(i + 2))
}

/** Vocabulary words by each of their forms with one letter left out; `null` where two words share a form. */
const INDICE: ReadonlyMap<string, string | null> = (() => {
  const indice = new Map<string, string | null>()
  for (const palavra of VOCABULARIO) {
    if (palavra.length < MINIMO) continue
    for (const forma of semUmaLetra(palavra)) {
      const outra = indice.get(forma)
      indice.set(forma, outra === undefined || outra === palavra ? palavra : null)
    }
  }
  return indice
})()

function conhecida(token: string): boolean {
  return (
    VOCABULARIO.has(token) || INTOCAVEIS.has(token) || RADICAIS.some((radical) => token.startsWith(radical))
  )
}

/**
 * The lexicon's word for a token of seven letters or more that is one letter off it (one missing, one too
 * many, one swapped with another; the first letter must be right); the token itself when it is known,
 * short, ambiguous or too different.
 */
export function corrigir(token: string): string {
  if (token.length < MINIMO - 1 || conhecida(token)) return token
  const faltando = INDICE.get(token)
  if (typeof faltando === 'string') return faltando
  if (token.length < MINIMO) return token
  for (const forma of semUmaLetra(token)) if (forma.length >= MINIMO && VOCABULARIO.has(forma)) return forma
  for (const forma of semUmaLetra(token)) {
    const trocada = INDICE.get(forma)
    if (typeof trocada === 'string' && trocada.length === token.length && token.length > MINIMO) {
      return trocada
    }
  }
  return token
}
