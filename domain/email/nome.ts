import { ePalavraDeNome, primeiroNome } from '../base/campos.ts'

/**
 * How a message greets somebody. A text that is not a name gets a general greeting, so that nothing typed by a stranger
 * becomes a link in a mail.
 */
export function saudacao(nome: string): string {
  const primeiro = primeiroNome(nome)
  return primeiro && ePalavraDeNome(primeiro) ? `Olá, ${primeiro}.` : 'Olá.'
}
