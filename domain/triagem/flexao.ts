/**
 * Endings a word of the lexicon may trade for another: plural, gender, diminutive, and the persons and tenses of
 * verbs.
 */
const DIMINUTIVO = /(?:zinh|inh)(?=[oa]s?$)/
const VERBAIS =
  /(?:ando|endo|indo|aram|eram|iram|avam|ava|iam|ia|emos|amos|imos|ou|ei|eu|iu|ar|er|ir|am|em|a|e|o|i)$/
const RADICAL_MINIMO = 4

/** The other ways a name or adjective may end. */
function variantes(token: string): string[] {
  const plural = token.endsWith('s') ? token.slice(0, -1) : `${token}s`
  const trocar = (palavra: string) =>
    /[oa]s?$/.test(palavra) ? [palavra.replace(/[oa](?=s?$)/, (letra) => (letra === 'o' ? 'a' : 'o'))] : []
  const raiz = token.replace(DIMINUTIVO, '')
  const base =
    raiz === token ? [] : [raiz, raiz.replace(/qu(?=[oa]s?$)/, 'c'), raiz.replace(/gu(?=[oa]s?$)/, 'g')]
  const bases = base.flatMap((palavra) => [
    palavra,
    ...trocar(palavra),
    palavra.replace(/[oa]s?$/, 'e'),
    palavra.replace(/[oa]s?$/, ''),
  ])
  return [
    plural,
    ...trocar(token),
    ...trocar(plural),
    ...bases,
    ...bases.map((palavra) => palavra.replace(/s$/, '')),
  ]
}

const radicalVerbal = (palavra: string): string | undefined => {
  const radical = palavra.replace(VERBAIS, '')
  return radical !== palavra && radical.length >= RADICAL_MINIMO ? radical : undefined
}

/**
 * A reader of inflected words: an unknown form of a word of the vocabulary becomes the form the vocabulary has
 * ("boquinha" → "boca", "cuspiu" → "cuspindo"); any other token stays as it is.
 */
export function flexionador(vocabulario: ReadonlySet<string>): (token: string) => string {
  const porRadical = new Map<string, string>()
  for (const palavra of vocabulario) {
    const radical = /(?:ando|endo|indo|ou|ei|eu|iu|ar|er|ir)$/.test(palavra)
      ? radicalVerbal(palavra)
      : undefined
    if (radical !== undefined && !porRadical.has(radical)) porRadical.set(radical, palavra)
  }
  return (token) => {
    if (token.length < RADICAL_MINIMO || vocabulario.has(token)) return token
    const forma = variantes(token).find((variante) => variante.length > 2 && vocabulario.has(variante))
    if (forma !== undefined) return forma
    return porRadical.get(radicalVerbal(token) ?? '') ?? token
  }
}
