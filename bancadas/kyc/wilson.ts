/** How many of how many, with the bounds of 95 % confidence (Wilson 1927). */
export const de = (certos: number, todos: number): string => {
  if (todos === 0) return '—'
  const [p, z2] = [certos / todos, 1.96 * 1.96]
  const meio = (p + z2 / (2 * todos)) / (1 + z2 / todos)
  const folga = Math.sqrt((p * (1 - p) + z2 / (4 * todos)) / todos) * (1.96 / (1 + z2 / todos))
  const [menor, maior] = [meio - folga, meio + folga].map((parte) =>
    (100 * Math.min(1, Math.max(0, parte))).toFixed(1),
  )
  return `${(100 * p).toFixed(2)} % (${certos}/${todos}; 95 %: ${menor} a ${maior})`
}
