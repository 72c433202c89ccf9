import { MINIMOS } from './decisao.ts'

/** Rekognition's default threshold. */
export const LIMIAR_DE_SEMELHANCA = 80

/**
 * Score of the `facematch` stage from Rekognition's Similarity (0 to 100): two straight lines that meet at the stage's
 * minimum where the similarity is the threshold, so that exactly what matches passes. A stage may ask for a higher
 * threshold. No compared face is 0.
 */
export function notaDaSemelhanca(similaridade: number | undefined, limiar = LIMIAR_DE_SEMELHANCA): number {
  if (similaridade === undefined) return 0
  const minimo = MINIMOS.facematch
  return similaridade < limiar
    ? (similaridade / limiar) * minimo
    : minimo + ((similaridade - limiar) / (100 - limiar)) * (1 - minimo)
}
