import * as z from 'zod/mini'
import { esquemas } from '../base/campos.ts'
import { TESTE_DE_EMAIL } from './textos-da-pagina-de-teste.ts'

/** The four test mails (D §7.6), by their keys. */
export const TIPOS_DE_TESTE = ['magic_link', 'recovery', 'confirmation', 'twofa'] as const
export type TipoDeTeste = (typeof TIPOS_DE_TESTE)[number]

export const eTipoDeTeste = (tipo: string): tipo is TipoDeTeste =>
  TIPOS_DE_TESTE.some((conhecido) => conhecido === tipo)

/** The full flow's reset follows its magic link after this, in milliseconds (D §9). */
export const INTERVALO_DO_FLUXO = 2_000

/** D §7.6: an alias of the entered address, with `+test{ms}` before the @. */
export function aliasDeTeste(email: string, agora: Date): string {
  const arroba = email.lastIndexOf('@')
  return `${email.slice(0, arroba)}+test${agora.getTime()}${email.slice(arroba)}`
}

export const testeEntrada = z.object({
  tipo: z.enum(TIPOS_DE_TESTE, TESTE_DE_EMAIL.desconhecido),
  email: esquemas.email,
})

/** What a refused sign-up answers, as the page knows it (D §8). */
export const JA_CADASTRADO = 'User already registered'
/** What the mail service's door answers to credentials it does not know (D §8; SES, 'SMTP response codes'). */
export const CREDENCIAIS_RECUSADAS = '535 Authentication Credentials Invalid'

/** What the page says of a failure (D §8): title and sentence. */
export function falhaDoTeste(mensagem: string): { readonly title: string; readonly description: string } {
  const { erro, usuario_existe, smtp, padrao } = TESTE_DE_EMAIL.falhas
  if (mensagem.includes('535') || mensagem.includes('API key not found'))
    return { title: erro, description: smtp }
  if (mensagem.includes(JA_CADASTRADO)) return { title: erro, description: usuario_existe }
  return { title: erro, description: mensagem === '' ? padrao : mensagem }
}
