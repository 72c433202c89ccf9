/** An age in years as it is said: a baby's in months. */
export function idadeEscrita(anos: number): string {
  if (anos >= 1) return Math.floor(anos) === 1 ? '1 ano' : `${Math.floor(anos)} anos`
  const meses = Math.floor(anos * 12)
  if (meses === 0) return 'menos de 1 mês'
  return meses === 1 ? '1 mês' : `${meses} meses`
}
