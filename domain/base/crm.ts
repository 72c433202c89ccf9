import { soDigitos } from './campos.ts'

/**
 * Council registration fields (P §5, D §5): CRM, RQE and UF. The specification reads them in two ways, each named here.
 */

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

type Uf = (typeof UFS)[number]

/**
 * `a`: registration variant A. `b`: onboarding variant B. No form uses the specification's shared validator (decision
 * 030).
 */
export type Leitura = 'a' | 'b'

export const MENSAGENS_DO_CRM: Readonly<Record<Leitura, string>> = {
  a: 'CRM deve conter apenas dígitos.',
  b: 'CRM inválido.',
}

export const MENSAGENS_DA_UF: Readonly<Record<Leitura, string>> = {
  a: 'Selecione uma UF válida.',
  b: 'UF inválida.',
}

export const MENSAGEM_DO_RQE = 'Informe o RQE desta especialidade.'

const DIGITOS_DO_CRM: Readonly<Record<Leitura, RegExp>> = {
  a: /^\d{1,7}$/,
  b: /^\d{3,8}$/,
}

/** The message for a CRM, or null when it is valid: A strips non-digits and takes 1 to 7, B 3 to 8 digits. */
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

/** The message for an RQE, or null when it is valid: required for a chosen specialty, 1 to 6 digits. */
export const erroDoRqe = (rqe: string): string | null =>
  /^\d{1,6}$/.test(rqe.trim()) ? null : MENSAGEM_DO_RQE

/** The stored states of a CRM as one (leituras §9): 'pendente' is PENDING. Null: none of them. */
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
