import * as z from 'zod/mini'

/** The address a doctor practises at, as documents print it (CFM 2.299/2021, art. 4). */

const MENSAGEM_DO_ENDERECO = 'Informe rua, número, cidade e UF.'

const TAMANHO = { minimo: 12, maximo: 200 } as const

/** The message for an address, or null when it is one: street with a number (or s/n) and a city. */
export function erroDoEndereco(endereco: string): string | null {
  const valor = endereco.trim()
  const comNumero = /\d|\bs\/?n\b/i.test(valor)
  const palavras = valor.match(/\p{L}{2,}/gu) ?? []
  const cabe = valor.length >= TAMANHO.minimo && valor.length <= TAMANHO.maximo
  return cabe && comNumero && palavras.length >= 3 ? null : MENSAGEM_DO_ENDERECO
}

/** The address as typed; the output is trimmed, on one line. */
export const enderecoEntrada = z.pipe(
  z
    .string(MENSAGEM_DO_ENDERECO)
    .check(z.refine((valor) => erroDoEndereco(valor) === null, MENSAGEM_DO_ENDERECO)),
  z.transform((valor) => valor.trim().replace(/\s+/g, ' ')),
)
