import * as z from 'zod/mini'
import { esquemas, MENSAGENS } from '../base/campos.ts'

/** For whom a link is asked; carried into the redirect (P §2.1). */
const modo = z.enum(['paciente', 'medico'], 'Modo inválido.')
export type Modo = z.output<typeof modo>

/** A mailed token: 32 random bytes, base64url. */
export const token = z
  .string('Link inválido ou expirado')
  .check(z.regex(/^[\w-]{43}$/, 'Link inválido ou expirado'))

/** Asking for any of the mailed links. */
export const pedidoDeLink = z.object({ email: esquemas.email, mode: modo })

export const senha = z
  .string('Informe a senha.')
  .check(z.minLength(1, 'Informe a senha.'), z.maxLength(256, 'Senha longa demais.'))

/** The six digits an authenticator shows. */
export const codigoDoAutenticador = z
  .string('Informe o código.')
  .check(z.regex(/^\d{6}$/, 'Informe os 6 dígitos do código.'))

export const desafio = z
  .string('Comece a entrar de novo.')
  .check(z.minLength(1, 'Comece a entrar de novo.'), z.maxLength(4096, 'Comece a entrar de novo.'))

/** A sign-in: by password, by the code that a password still waits for, or by a mailed link. */
export const entradaEntrada = z.discriminatedUnion(
  'por',
  [
    z.object({ por: z.literal('senha'), email: esquemas.email, senha }),
    z.object({ por: z.literal('codigo'), desafio, codigo: codigoDoAutenticador }),
    z.object({ por: z.literal('link'), email: esquemas.email, token }),
  ],
  'Diga como quer entrar.',
)

/** Signed in: what the page keeps in memory. What renews the session travels in a cookie that no script can read. */
export const dentro = z.object({
  passo: z.literal('dentro'),
  usuario_id: z.string(),
  email: z.string(),
  token: z.string(),
  /** Seconds the token is good for. */
  vale_por: z.number(),
})

export const entradaSaida = z.union([
  dentro,
  /** The password is right; the authenticator's code is still missing. */
  z.object({ passo: z.literal('codigo'), desafio: z.string() }),
])

export const senhaEntrada = z
  .object({
    token: z.optional(token),
    /** The current password: required without a link, for an account that has one. */
    atual: z.optional(senha),
    /**
     * Without it only the link is checked, so that somebody who arrives by an expired link is told at once (D §2.12).
     */
    password: z.optional(esquemas.password),
  })
  .check(
    z.refine(({ token: link, password }) => link !== undefined || password !== undefined, {
      error: MENSAGENS.password,
      path: ['password'],
    }),
  )

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
