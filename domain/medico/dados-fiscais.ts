import * as z from 'zod/mini'
import { campo, erroDoCpf, MENSAGENS, soDigitos } from '../base/campos.ts'
import { cnpjCanonico, cnpjValido } from '../base/cnpj.ts'

/**
 * How a doctor issues invoices: as a person, by the own CPF, or through a company, by its CNPJ (D §3,
 * `dados_fiscais_json`).
 */

export const MENSAGENS_FISCAIS = {
  tipo: 'Escolha pessoa física ou jurídica.',
  cpf_alheio: 'Use o seu próprio CPF, o mesmo do cadastro.',
  cnpj: 'CNPJ inválido.',
  razao_social: 'Informe a razão social.',
} as const

const TAMANHO_DA_RAZAO = 150

/** The message for a CNPJ, or null when it is valid. */
export const erroDoCnpj = (cnpj: string): string | null => (cnpjValido(cnpj) ? null : MENSAGENS_FISCAIS.cnpj)

/** The message for a company's name, or null when it is valid. */
export const erroDaRazaoSocial = (razao: string): string | null => {
  const tamanho = razao.trim().length
  return tamanho >= 3 && tamanho <= TAMANHO_DA_RAZAO ? null : MENSAGENS_FISCAIS.razao_social
}

/** Checks the data as they are typed, in the form and in the request, and brings them into their stored form. */
export const dadosFiscaisEntrada = z.discriminatedUnion(
  'tipo',
  [
    z.object({ tipo: z.literal('pessoa_fisica'), cpf: campo(erroDoCpf, MENSAGENS.cpf, soDigitos) }),
    z.object({
      tipo: z.literal('pessoa_juridica'),
      cnpj: campo(erroDoCnpj, MENSAGENS_FISCAIS.cnpj, cnpjCanonico),
      razao_social: campo(erroDaRazaoSocial, MENSAGENS_FISCAIS.razao_social, (v) =>
        v.trim().replace(/\s+/g, ' '),
      ),
    }),
  ],
  MENSAGENS_FISCAIS.tipo,
)
