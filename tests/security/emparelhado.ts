/** What pairs of measurements, taken in turn, say of each other. */
interface Comparacao {
  /** Median of what the first of a pair took more than the second. */
  readonly diferenca: number
  /** Between the quartiles of the same. */
  readonly dispersao: number
}

/** @param pares `[one, other]` in the same unit, at least four */
export function comparar(pares: readonly (readonly [number, number])[]): Comparacao {
  const diferencas = pares.map(([um, outro]) => um - outro).toSorted((a, b) => a - b)
  const em = (parte: number) => diferencas[Math.round(parte * (diferencas.length - 1))] ?? Number.NaN
  return { diferenca: em(0.5), dispersao: em(0.75) - em(0.25) }
}

export const PARES = 160

/** Of the spread; with so many pairs chance alone moves the median by a fourteenth of it. */
const DEMAIS = 0.3

/** Whether somebody who may ask so often could tell one from the other: more lies between them than chance makes. */
export const distingue = ({ diferenca, dispersao }: Comparacao): boolean =>
  !(Math.abs(diferenca) <= DEMAIS * dispersao)
