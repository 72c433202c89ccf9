/** Fields that belong to one account only, in the order in which a duplicate is looked for (readings, precheck). */
export const CAMPOS_UNICOS = ['email', 'cpf', 'telefone', 'crm'] as const
export type CampoUnico = (typeof CAMPOS_UNICOS)[number]

/** What a person reads when a field is taken (P §8). */
export const DUPLICADOS: Readonly<
  Record<CampoUnico, { readonly titulo: string; readonly descricao: string }>
> = {
  email: {
    titulo: 'Email já está em uso',
    descricao: 'Este email já está associado a uma conta existente.',
  },
  cpf: { titulo: 'CPF já está em uso', descricao: 'Este CPF já está associado a uma conta existente.' },
  telefone: {
    titulo: 'Telefone já está em uso',
    descricao: 'Este telefone já está associado a uma conta existente.',
  },
  crm: { titulo: 'CRM já está em uso', descricao: 'Este CRM já está associado a uma conta existente.' },
}

/** Shown when the field is not named (P §8). */
export const DUPLICADO_PADRAO = 'Conta já existe'
