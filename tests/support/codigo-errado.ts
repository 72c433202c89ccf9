/** A code of six digits that is not this one; another for each `n`. */
export const errado = (codigo: string, n = 1): string =>
  String((Number(codigo) + n) % 1_000_000).padStart(6, '0')
