/** From this age on whole years say enough; below, months decide how urgent a fever is. */
const ANOS_INTEIROS = 2

/** Age in years by the birth date, a baby's in twelfths; plain dates YYYY-MM-DD. */
export function idadeDoDependente(nascimento: string, hoje: string): number {
  const [[ano, mes, dia], [esteAno, esteMes, esteDia]] = [nascimento, hoje].map((data) =>
    data.split('-').map(Number),
  ) as [[number, number, number], [number, number, number]]
  const meses = (esteAno - ano) * 12 + (esteMes - mes) - (esteDia < dia ? 1 : 0)
  return meses < 12 * ANOS_INTEIROS ? meses / 12 : Math.floor(meses / 12)
}
