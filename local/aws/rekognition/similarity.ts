/** Engine similarity where two pictures stop being different people: same person ≥ 0.83, others ≤ 0.77 (measured). */
const SAME = 0.79

/**
 * Likeness of two embeddings, 0 to 1, by the formula of the engine's authors (human 3.3 `match.similarity`, Euclidean,
 * multiplier 25, range 0.2 to 0.8), without its rounding to hundredths.
 */
function likeness(a: readonly number[], b: readonly number[]): number {
  const squares = a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0)
  const normalised = (1 - Math.sqrt(25 * squares) / 100 - 0.2) / (0.8 - 0.2)
  return Math.max(0, Math.min(1, normalised))
}

/**
 * Similarity on Rekognition's scale, 0 to 100: two straight lines that meet at 80, the service's default threshold,
 * where the engine’s likeness is `SAME`.
 */
export function similarity(a: readonly number[], b: readonly number[]): number {
  const like = likeness(a, b)
  return like < SAME ? (like / SAME) * 80 : 80 + ((like - SAME) / (1 - SAME)) * 20
}

/** What two views of one face have in common. */
export const mean = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, i) => (value + (b[i] ?? value)) / 2)
