import { ePalavraDeNome, primeiroNome } from '../cadastro/campos.ts'

/** How a message greets somebody; without a name that is one, everybody alike: nothing typed becomes a link in a mail. */
export function saudacao(nome: string): string {
  const primeiro = primeiroNome(nome)
  return primeiro && ePalavraDeNome(primeiro) ? `Olá, ${primeiro}.` : 'Olá.'
}
