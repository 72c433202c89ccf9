import { erroDoCpf } from '../cadastro/campos.ts'

/**
 * What must stand in no log, metric or object name (LGPD art. 11; D §6: records are confidential), as far as it can be
 * told from its form. Digits count only alone: an id or an instant has more of them, or letters around them.
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
  /** What the embedded certificate providers give out; a real one's is known by where it stands. */
  token_de_assinatura: { forma: /psc_[\w-]{40,}/g, e: () => true },
  jwt: { forma: /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, e: () => true },
  token: {
    forma:
      /(?:\b(?:bearer|basic) +|(?:\b|_)(?:token|confirmacao|ticket|senha|password|codigo_2fa|secret(?:code)?|segredo|verifier)["']?[=:] *["']?|<chave>)[\w.+/-]{6,}/gi,
    e: () => true,
  },
} as const satisfies Record<string, { forma: RegExp; e: (achado: string) => boolean }>

export type Sensivel = keyof typeof ALVOS

/** What of it a text contains, without saying what it says. */
export const sensiveisEm = (texto: string): Sensivel[] =>
  Object.entries(ALVOS).flatMap(([nome, { forma, e }]) =>
    [...texto.matchAll(forma)].some(([achado]) => e(achado)) ? [nome as Sensivel] : [],
  )

/** The text with each such part replaced by its kind. */
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
