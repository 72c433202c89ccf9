import * as z from 'zod/mini'

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
})
export type Usuario = z.output<typeof usuarioSchema>
