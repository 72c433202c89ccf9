import { soDigitos } from '../cadastro/campos.ts'

/** Council registration fields (P §5, D §5): CRM, RQE and UF, each reading under its own name. */

/** The 27 states, in the specification's order (D §9). */
export const UFS = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
] as const

export type Uf = (typeof UFS)[number]

/** `a`: registration variant A. `b`: onboarding variant B. `compartilhada`: the shared validator. */
export type Leitura = 'a' | 'b' | 'compartilhada'

export const MENSAGENS_DO_CRM: Readonly<Record<Leitura, string>> = {
  a: 'CRM deve conter apenas dígitos.',
  b: 'CRM inválido.',
  compartilhada: 'CRM inválido.',
}

export const MENSAGENS_DA_UF: Readonly<Record<Leitura, string>> = {
  a: 'Selecione uma UF válida.',
  b: 'UF inválida.',
  compartilhada: 'UF inválida.',
}

export const MENSAGEM_DO_RQE = 'Informe o RQE desta especialidade.'

const DIGITOS_DO_CRM: Readonly<Record<Leitura, RegExp>> = {
  a: /^\d{1,7}$/,
  b: /^\d{3,8}$/,
  compartilhada: /^\d{3,8}$/,
}

/** The message for a CRM, or null when it is valid: A strips non-digits and takes 1 to 7, the others 3 to 8 digits. */
export function erroDoCrm(crm: string, leitura: Leitura): string | null {
  const valor = leitura === 'a' ? soDigitos(crm) : crm.trim()
  return DIGITOS_DO_CRM[leitura].test(valor) ? null : MENSAGENS_DO_CRM[leitura]
}

/** The UF in upper case, or null when it is none of the 27. */
export function ufDe(texto: string): Uf | null {
  const uf = texto.trim().toUpperCase()
  return UFS.find((u) => u === uf) ?? null
}

/** The message for a UF, or null when it is valid. */
export const erroDaUf = (uf: string, leitura: Leitura): string | null =>
  ufDe(uf) ? null : MENSAGENS_DA_UF[leitura]

/**
 * The message for an RQE, or null when it is valid. A and B: required for a chosen specialty, 1 to 6 digits;
 * the shared validator: optional, 3 to 6 digits when given.
 */
export function erroDoRqe(rqe: string, leitura: Leitura): string | null {
  const valor = rqe.trim()
  if (leitura === 'compartilhada') return valor === '' || /^\d{3,6}$/.test(valor) ? null : MENSAGEM_DO_RQE
  return /^\d{1,6}$/.test(valor) ? null : MENSAGEM_DO_RQE
}

/** The stored states of a CRM as one (readings, `medicos.status_crm`): 'pendente' is PENDING. Null: none of them. */
export function statusCrmDe(valor: string): 'PENDING' | 'VERIFIED' | 'PARTIAL' | 'REJECTED' | null {
  switch (valor) {
    case 'pendente':
    case 'PENDING':
      return 'PENDING'
    case 'VERIFIED':
    case 'PARTIAL':
    case 'REJECTED':
      return valor
    default:
      return null
  }
}

/** Whether the CRM lets a doctor work: verified or partial (estados §2). */
export function crmHabilita(valor: string): boolean {
  const status = statusCrmDe(valor)
  return status === 'VERIFIED' || status === 'PARTIAL'
}
