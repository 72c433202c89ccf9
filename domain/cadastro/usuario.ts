import * as z from 'zod/mini'

/** Fields whose change asks for the identity check again once it was approved (estados §1). */
export const CAMPOS_DA_IDENTIDADE = ['nome', 'cpf'] as const

/** A change that waits for the identity check to be done again; `anterior` counts until then. */
const alteracaoPendenteSchema = z.object({
  campo: z.enum(CAMPOS_DA_IDENTIDADE),
  valor: z.string(),
  anterior: z.string(),
  em: z.string(),
})

/** A profile (spec P §3, `usuarios`): id is the sign-in's `sub`; birth date is a plain date, never an instant. */
export const usuarioSchema = z.object({
  id: z.string(),
  nome: z.string(),
  email: z.string(),
  cpf: z.string(),
  telefone: z.string(),
  data_nascimento: z.string(),
  tipo: z.enum(['paciente', 'medico']),
  kyc_status: z.enum(['pending', 'approved', 'rejected']),
  access_tier: z.enum(['blocked', 'restricted', 'full']),
  email_confirmado: z.boolean(),
  password_set: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Which version of the legal pages was accepted at sign-up, and when; absent in accounts from before there were any. */
  aceite_legal: z.optional(z.object({ versao: z.string(), em: z.string() })),
  alteracao_pendente: z.optional(alteracaoPendenteSchema),
  /** Sign-ins from before this instant are no longer good, whatever their tokens say. */
  sessoes_encerradas_em: z.optional(z.string()),
  /** When the account was closed: what is left of the profile names nobody. */
  closed_at: z.optional(z.string()),
})
export type Usuario = z.output<typeof usuarioSchema>

/** The profile as it will be once its identity is approved again: what the identity check looks at. */
export const comPendente = (usuario: Usuario): Usuario => {
  const { alteracao_pendente } = usuario
  return alteracao_pendente ? { ...usuario, [alteracao_pendente.campo]: alteracao_pendente.valor } : usuario
}

/** The values that stand in the profile until then. */
export const semPendente = (usuario: Usuario): Usuario => {
  const { alteracao_pendente } = usuario
  return alteracao_pendente
    ? { ...usuario, [alteracao_pendente.campo]: alteracao_pendente.anterior }
    : usuario
}
