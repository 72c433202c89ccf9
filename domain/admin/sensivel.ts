import { erroDoCpf } from '../base/campos.ts'

/**
 * Personal data that must not appear in any log, metric or object name (LGPD art. 11; D §6: records are confidential),
 * as far as it can be recognised by its form. A run of digits must stand alone: ids and timestamps are longer or have
 * letters around them.
 */
const ALVOS = {
  e_mail: { forma: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, e: () => true },
  cpf: {
    forma: /(?<![\w.-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w-])/g,
    e: (achado: string) => erroDoCpf(achado) === null,
  },
  telefone: {
    forma: /(?<![\w.-])(?:\+?55 ?)?\(?[1-9]\d\)? ?9\d{4}-?\d{4}(?![\w-])/g,
    e: () => true,
  },
  cartao: {
    forma: /(?<![\w.-])[3-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{3,4}(?![\w-])/g,
    e: (achado: string) => luhn(achado.replace(/\D/g, '')),
  },
  /**
   * Only the tokens of the embedded certificate providers have a recognisable form; those of real providers are
   * redacted where they occur.
   */
  token_de_assinatura: { forma: /psc_[\w-]{40,}/g, e: () => true },
  jwt: { forma: /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, e: () => true },
  token: {
    forma:
      /(?:\b(?:bearer|basic) +|(?:\b|_)(?:token|confirmacao|ticket|senha|password|codigo_2fa|secret(?:code)?|segredo|verifier)["']?[=:] *["']?|<chave>)[\w.+/-]{6,}/gi,
    e: () => true,
  },
} as const satisfies Record<string, { forma: RegExp; e: (achado: string) => boolean }>

/** The text with each such part replaced by its kind, as `[cpf]`. */
export const semSensiveis = (texto: string): string =>
  Object.entries(ALVOS).reduce(
    (limpo, [nome, { forma, e }]) => limpo.replace(forma, (achado) => (e(achado) ? `[${nome}]` : achado)),
    texto,
  )

/** The check digit of card numbers (ISO/IEC 7812-1). */
function luhn(digitos: string): boolean {
  const soma = Array.from(digitos, Number)
    .toReversed()
    .reduce((total, digito, i) => {
      const valor = digito * (i % 2 === 1 ? 2 : 1)
      return total + (valor > 9 ? valor - 9 : valor)
    }, 0)
  return soma % 10 === 0
}
