import * as z from 'zod/mini'
import { codigoDoAutenticador, desafio, senha } from './entrada.ts'

/**
 * Proving again who one is, before an act that a borrowed or stolen session must not allow. By the password, and by the
 * authenticator's code where the account has one; an account without a password shows a code that was just mailed.
 */
export const provaEntrada = z.discriminatedUnion(
  'por',
  [
    z.object({ por: z.literal('senha'), senha }),
    z.object({ por: z.literal('codigo'), desafio, codigo: codigoDoAutenticador }),
    z.object({ por: z.literal('email') }),
  ],
  'Diga como quer confirmar que é você.',
)

export const provaSaida = z.union([
  z.object({ passo: z.literal('provado') }),
  /** The password is right; the authenticator's code is still missing. */
  z.object({ passo: z.literal('codigo'), desafio: z.string() }),
])

/** What the dialog that asks says. */
export const TEXTOS_DA_PROVA = {
  titulo: 'Confirme que é você',
  pedido: 'Para sua segurança, digite a sua senha. Depois você continua de onde parou.',
  senha: 'Senha',
  continuar: 'Continuar',
  conferindo: 'Conferindo...',
  codigo: 'Código de 6 dígitos',
  pedido_do_codigo: 'Agora o código que o seu aplicativo autenticador mostra.',
  pedido_da_chave: 'Para sua segurança, use a sua chave de acesso. Depois você continua de onde parou.',
  por_email: 'Receber código por e-mail',
  /** The mailed code is not enough for this account. */
  nao_por_email: {
    title: 'Confirme que é você',
    description: 'Para esta conta o código do e-mail não basta. Saia e entre outra vez para continuar.',
  },
  cancelar: 'Cancelar',
  falha: 'Não foi possível confirmar. Verifique sua conexão e tente novamente.',
} as const
