import * as z from 'zod/mini'
import { esquemas } from '../base/campos.ts'

/** The second factor of acts that change who an account is (P §4.6, §5, §7, §9). */

const ACOES_DO_CODIGO = ['critical_data_change'] as const
export type AcaoDoCodigo = (typeof ACOES_DO_CODIGO)[number]

/** Wrong tries that burn a code: six digits must not be guessed one after another. */
export const TENTATIVAS_DO_CODIGO = 5

/** The browser session's random id (P §3): an UUID, kept in session storage. */
export const idDeSessao = z
  .string('Informe a sessão do navegador.')
  .check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'Sessão do navegador inválida.'))

export const csrfEntrada = z.object({
  action: z.literal('generate', 'Ação desconhecida.'),
  endpoint: z.literal('two-factor-auth', 'Destino desconhecido.'),
  session_id: idDeSessao,
})

const action_type = z.enum(ACOES_DO_CODIGO, 'Ação desconhecida.')

/** `verify` false mails a code, true checks one. */
export const doisFatoresEntrada = z.discriminatedUnion(
  'verify',
  [
    z.object({ verify: z.literal(false), action_type, email: esquemas.email }),
    z.object({
      verify: z.literal(true),
      action_type,
      token: z.string('Informe o código.').check(z.regex(/^\d{6}$/, 'Informe os 6 dígitos do código.')),
    }),
  ],
  'Diga se é para enviar ou verificar o código.',
)

export const doisFatoresSaida = z.union([
  z.object({ message: z.string(), expires_in: z.number() }),
  z.object({ verified: z.boolean(), message: z.string() }),
])

/** What is said of a code, to the letter (P §8). */
export const MENSAGENS_DO_CODIGO = {
  enviado: 'Verifique seu email para o código de verificação.',
  certo: 'Verificação bem-sucedida',
  errado: 'O código informado está incorreto ou expirado.',
} as const
