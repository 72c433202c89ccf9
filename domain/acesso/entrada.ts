import * as z from 'zod/mini'
import { esquemas } from '../cadastro/campos.ts'

/** For whom a link is asked; carried into the redirect (P §2.1). */
export const modo = z.enum(['paciente', 'medico'], 'Modo inválido.')
export type Modo = z.output<typeof modo>

/** A mailed token: 32 random bytes, base64url. */
export const token = z
  .string('Link inválido ou expirado')
  .check(z.regex(/^[\w-]{43}$/, 'Link inválido ou expirado'))

/** Asking for any of the mailed links. */
export const pedidoDeLink = z.object({ email: esquemas.email, mode: modo })

export const senhaEntrada = z.object({ token: z.optional(token), password: esquemas.password })

const ms = (nome: string) =>
  z.optional(z.number(`${nome} deve ser um número.`).check(z.positive(`${nome} deve ser positivo.`)))

/** Both forms of the rate limiter (P §7): a check, or with `record_only` one attempt to count. */
export const limiteEntrada = z.object({
  identifier: z
    .string('Informe o identificador.')
    .check(z.minLength(1, 'Informe o identificador.'), z.maxLength(254, 'Identificador longo demais.')),
  attempt_type: z
    .string('Informe o tipo de tentativa.')
    .check(z.maxLength(40, 'Tipo de tentativa longo demais.')),
  config: z.optional(
    z.object(
      {
        maxAttempts: ms('maxAttempts'),
        windowMs: ms('windowMs'),
        blockDurationMs: ms('blockDurationMs'),
      },
      'Configuração inválida.',
    ),
  ),
  record_only: z.optional(z.boolean('record_only deve ser verdadeiro ou falso.')),
  successful: z.optional(z.boolean('successful deve ser verdadeiro ou falso.')),
})
