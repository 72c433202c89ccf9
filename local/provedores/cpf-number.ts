/** Check digits of a CPF of 11 digits. */
export function cpfValid(cpf: string): boolean {
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1{10}$/.test(cpf)) return false
  const digit = (length: number): number => {
    const sum = Array.from(cpf.slice(0, length)).reduce(
      (total, character, index) => total + Number(character) * (length + 1 - index),
      0,
    )
    return ((sum * 10) % 11) % 10
  }
  return digit(9) === Number(cpf[9]) && digit(10) === Number(cpf[10])
}
