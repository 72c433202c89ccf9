/** Fields that belong to one account only, in the order in which a duplicate is looked for (leituras §6). */
export const CAMPOS_UNICOS = ['email', 'cpf', 'telefone', 'crm'] as const
export type CampoUnico = (typeof CAMPOS_UNICOS)[number]

/** Values of an account that may prove whose other values are. */
interface Provas {
  readonly email_confirmado: boolean
  readonly kyc_status: 'pending' | 'approved' | 'rejected'
  /** The council confirmed the CRM under the account's name. */
  readonly crm_confirmado?: boolean
}

/**
 * The values an account has proven to be its own. A confirmed e-mail proves only itself; the identity check proves
 * the person. Whoever passed it keeps even an unconfirmed e-mail: it is the name they sign in with. The council says
 * whose a CRM is, but names and numbers are public, so a CRM needs both.
 */
export function provados({ email_confirmado, kyc_status, crm_confirmado = false }: Provas): CampoUnico[] {
  const aprovado = kyc_status === 'approved'
  const prova: Record<CampoUnico, boolean> = {
    email: email_confirmado || aprovado,
    cpf: aprovado,
    telefone: aprovado,
    crm: aprovado && crm_confirmado,
  }
  return CAMPOS_UNICOS.filter((campo) => prova[campo])
}

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
