/** Printed instead of a date on documents that never expire. */
export const INDETERMINADA = 'INDETERMINADA'

/** What a side says. Dates are YYYY-MM-DD, the CPF eleven digits, names as printed. */
export interface CamposLidos {
  readonly nome?: string
  readonly cpf?: string
  readonly rg?: string
  readonly numero_documento?: string
  readonly data_nascimento?: string
  readonly orgao_emissor?: string
  readonly uf_documento?: string
  readonly data_emissao?: string
  /** A date or `INDETERMINADA`. */
  readonly data_validade?: string
}
