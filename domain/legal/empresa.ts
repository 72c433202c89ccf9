/** Who offers the service, as the law asks to be told (Decreto 7.962/2013; CFM 2.314/2022; LGPD, art. 41). */
export interface Empresa {
  readonly razao_social: string
  /** 14 digits, as written: 00.000.000/0000-00. */
  readonly cnpj: string
  readonly endereco: string
  /** The doctor who answers for the service before the council. */
  readonly diretor_tecnico: { readonly nome: string; readonly crm: string; readonly uf: string }
  /** The data protection officer. */
  readonly encarregado: { readonly nome: string; readonly email: string }
}

const PESOS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

const digito = (base: readonly number[]): number => {
  const pesos = PESOS.slice(PESOS.length - base.length)
  const resto = base.reduce((soma, valor, i) => soma + valor * (pesos[i] ?? 0), 0) % 11
  return resto < 2 ? 0 : 11 - resto
}

/** Whether a CNPJ, written with its dots, has the check digits it must have. */
export function cnpjValido(cnpj: string): boolean {
  if (!/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/.test(cnpj)) return false
  const numeros = cnpj.replaceAll(/\D/g, '').split('').map(Number)
  if (new Set(numeros).size === 1) return false
  const primeiro = digito(numeros.slice(0, 12))
  return primeiro === numeros[12] && digito([...numeros.slice(0, 12), primeiro]) === numeros[13]
}
