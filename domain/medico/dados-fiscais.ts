import * as z from 'zod/mini'
import { erroDoCpf, MENSAGENS, soDigitos } from '../base/campos.ts'

/** How a doctor issues invoices: as a person, by the own CPF, or through a company, by its CNPJ (D §3, `dados_fiscais_json`). */

export const MENSAGENS_FISCAIS = {
  tipo: 'Escolha pessoa física ou jurídica.',
  cpf_alheio: 'Use o seu próprio CPF, o mesmo do cadastro.',
  cnpj: 'CNPJ inválido.',
  razao_social: 'Informe a razão social.',
} as const

const TAMANHO_DA_RAZAO = 150

/** A CNPJ in its stored form: fourteen signs in upper case, without punctuation. */
export const cnpjCanonico = (cnpj: string): string => cnpj.toUpperCase().replace(/[^0-9A-Z]/g, '')

/**
 * The message for a CNPJ, or null when it is valid: twelve letters or digits and two check digits, mod 11 with weights
 * 2 to 9, a sign counting its ASCII code less 48 (IN RFB 2.229/2024: letters since July 2026).
 */
export function erroDoCnpj(cnpj: string): string | null {
  const valor = cnpjCanonico(cnpj)
  if (!/^[0-9A-Z]{12}\d{2}$/.test(valor) || /^(.)\1{13}$/.test(valor)) return MENSAGENS_FISCAIS.cnpj
  const certo = [12, 13].every((n) => digitoDoCnpj(valor.slice(0, n)) === Number(valor[n]))
  return certo ? null : MENSAGENS_FISCAIS.cnpj
}

function digitoDoCnpj(base: string): number {
  const valores = Array.from(base, (sinal) => sinal.charCodeAt(0) - 48)
  const soma = valores.reduce((total, valor, i) => total + valor * (2 + ((valores.length - 1 - i) % 8)), 0)
  const resto = soma % 11
  return resto < 2 ? 0 : 11 - resto
}

/** 00.000.000/0000-00, as far as typed. */
export function formatarCnpj(texto: string): string {
  const d = cnpjCanonico(texto).slice(0, 14)
  const inicio = [d.slice(0, 2), d.slice(2, 5), d.slice(5, 8)].filter(Boolean).join('.')
  const meio = d.length > 8 ? `${inicio}/${d.slice(8, 12)}` : inicio
  return d.length > 12 ? `${meio}-${d.slice(12)}` : meio
}

/** The message for a company's name, or null when it is valid. */
export const erroDaRazaoSocial = (razao: string): string | null => {
  const tamanho = razao.trim().length
  return tamanho >= 3 && tamanho <= TAMANHO_DA_RAZAO ? null : MENSAGENS_FISCAIS.razao_social
}

const campo = (erro: (valor: string) => string | null, vazio: string, limpar: (valor: string) => string) =>
  z.pipe(
    z.string(vazio).check(
      z.superRefine((valor, contexto) => {
        const message = erro(valor)
        if (message) contexto.addIssue({ code: 'custom', message, input: valor })
      }),
    ),
    z.transform(limpar),
  )

/** As typed: what is taken from a form or a body. */
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
