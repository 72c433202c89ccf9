/** A CNPJ in its stored form: fourteen signs in upper case, without punctuation. */
export const cnpjCanonico = (cnpj: string): string => cnpj.toUpperCase().replace(/[^0-9A-Z]/g, '')

/**
 * Whether it has its check digits, however it is written: twelve letters or digits and two check digits, mod 11 with
 * weights 2 to 9, a sign counting its ASCII code less 48 (IN RFB 2.229/2024: letters since July 2026).
 */
export function cnpjValido(cnpj: string): boolean {
  const valor = cnpjCanonico(cnpj)
  if (!/^[0-9A-Z]{12}\d{2}$/.test(valor) || /^(.)\1{13}$/.test(valor)) return false
  return [12, 13].every((n) => digitoDoCnpj(valor.slice(0, n)) === Number(valor[n]))
}

function digitoDoCnpj(base: string): number {
  const valores = Array.from(base, (sinal) => sinal.charCodeAt(0) - 48)
  const soma = valores.reduce((total, valor, i) => total + valor * (2 + ((valores.length - 1 - i) % 8)), 0)
  const resto = soma % 11
  return resto < 2 ? 0 : 11 - resto
}

/** 00.000.000/0000-00, as far as typed. */
export function formatarCnpj(texto: string): string {
  const d = cnpjCanonico(texto).slice(0, 14)
  const inicio = [d.slice(0, 2), d.slice(2, 5), d.slice(5, 8)].filter(Boolean).join('.')
  const meio = d.length > 8 ? `${inicio}/${d.slice(8, 12)}` : inicio
  return d.length > 12 ? `${meio}-${d.slice(12)}` : meio
}
