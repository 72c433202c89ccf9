/** Whether it has eleven digits, not all equal, and its two check digits, however it is written. */
export function cpfValido(cpf: string): boolean {
  const digitos = Array.from(soDigitos(cpf), Number)
  if (digitos.length !== 11 || new Set(digitos).size === 1) return false
  return [9, 10].every((n) => digitoDoCpf(digitos.slice(0, n)) === digitos[n])
}

/** Check digit of a CPF's first 9 or 10 digits: weights down to 2, mod 11. */
export function digitoDoCpf(digitos: readonly number[]): number {
  const soma = digitos.reduce((total, d, i) => total + d * (digitos.length + 1 - i), 0)
  return ((soma * 10) % 11) % 10
}

/** 000.000.000-00, as far as typed. */
export function formatarCpf(texto: string): string {
  const d = soDigitos(texto).slice(0, 11)
  const corpo = [d.slice(0, 3), d.slice(3, 6), d.slice(6, 9)].filter(Boolean).join('.')
  return d.length > 9 ? `${corpo}-${d.slice(9)}` : corpo
}

const soDigitos = (texto: string): string => texto.replace(/\D/g, '')
