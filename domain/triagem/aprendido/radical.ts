const PLURAL = /(?<=[a-z]{3}[aeo])s$/
const DIMINUTIVO = /(?:zinh|inh)[oa]$/
const VERBAL =
  /(?:assem|essem|issem|aria|eria|iria|ando|endo|indo|aram|eram|iram|avam|ava|iam|emos|amos|imos|ado|ada|ido|ida|ou|ei|eu|iu|ia|ar|er|ir|am|em|a|e|o|i)$/
const MINIMO = 4
const MAXIMO = 8

/**
 * The stem of a corrected token: plural, diminutive and the endings of verbs, adjectives and names left out, at most
 * eight letters, so that "sangrou", "sangrando" and "sangra" weigh as one word. Short words and numbers stay whole.
 */
export function radical(token: string): string {
  if (token.length <= MINIMO || !/^[a-z]+$/.test(token)) return token
  const singular = token.replace(PLURAL, '')
  const cortado = singular.replace(DIMINUTIVO, '').replace(VERBAL, '')
  return (cortado.length >= MINIMO - 1 ? cortado : singular).slice(0, MAXIMO)
}
