import * as z from 'zod/mini'

/** As stored: digits of the CPF, or the CNPJ's fourteen signs with the company's name. */
export const dadosFiscaisSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('pessoa_fisica'), cpf: z.string() }),
  z.object({ tipo: z.literal('pessoa_juridica'), cnpj: z.string(), razao_social: z.string() }),
])
