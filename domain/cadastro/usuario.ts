import * as z from 'zod/mini'
import type { KycStatusDaConta } from '../acesso/machine.ts'

/** Fields whose change asks for the identity check again once it was approved (estados §1). */
export const CAMPOS_DA_IDENTIDADE = ['nome', 'cpf'] as const

/** A change that waits for a new identity check; until then `anterior` is valid. */
const alteracaoPendenteSchema = z.object({
  campo: z.enum(CAMPOS_DA_IDENTIDADE),
  valor: z.string(),
  anterior: z.string(),
  em: z.string(),
})

/** A profile (P §3, `usuarios`): id is the sign-in's `sub`; birth date is a plain date, never an instant. */
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
  /**
   * Which version of the legal pages was accepted at sign-up, and when; absent in accounts from before there were
   * any.
   */
  aceite_legal: z.optional(z.object({ versao: z.string(), em: z.string() })),
  alteracao_pendente: z.optional(alteracaoPendenteSchema),
  /** Sessions from before this instant are invalid, whatever their tokens say. */
  sessoes_encerradas_em: z.optional(z.string()),
  /** When the operator blocked the account; gone once a person approved it again. */
  bloqueado_em: z.optional(z.string()),
  /** When the account was closed: what is left of the profile names nobody. */
  closed_at: z.optional(z.string()),
})
export type Usuario = z.output<typeof usuarioSchema>

/** A stored `usuarios.kyc_status`: any value but approved and rejected is under review (P §3). */
const kycStatusDe = (valor: unknown): KycStatusDaConta =>
  valor === 'approved' || valor === 'rejected' ? valor : 'pending'

/** A stored `usuarios.tipo`: any value but 'medico' is a patient (P §3). */
const tipoDe = (valor: unknown): 'paciente' | 'medico' => (valor === 'medico' ? 'medico' : 'paciente')

/** A stored profile with its values in canonical spelling; an unknown value allows nothing. */
export const comContaLida = (guardado: Readonly<Record<string, unknown>>) => ({
  ...guardado,
  kyc_status: kycStatusDe(guardado['kyc_status']),
  tipo: tipoDe(guardado['tipo']),
})

/** The profile with its waiting change applied: what the identity check examines. */
export const comPendente = (usuario: Usuario): Usuario => {
  const { alteracao_pendente } = usuario
  return alteracao_pendente ? { ...usuario, [alteracao_pendente.campo]: alteracao_pendente.valor } : usuario
}

/** The values of the profile that are valid until then. */
export const semPendente = (usuario: Usuario): Usuario => {
  const { alteracao_pendente } = usuario
  return alteracao_pendente
    ? { ...usuario, [alteracao_pendente.campo]: alteracao_pendente.anterior }
    : usuario
}
