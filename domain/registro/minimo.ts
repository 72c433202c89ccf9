import type { ErroDeCampo } from '../base/erros.ts'
import type { Campos } from './registro.ts'

const FALTA = {
  queixa: 'Escreva a queixa do paciente.',
  hipoteses: 'Escolha ao menos uma hipótese da CID-10, ou diga por que não há hipótese definida.',
  conduta: 'Escreva a conduta.',
} as const

const NOMES: Readonly<Record<keyof typeof FALTA, string>> = {
  queixa: 'a queixa',
  hipoteses: 'a hipótese',
  conduta: 'a conduta',
}

const escrito = (texto: string): boolean => texto.trim() !== ''

/** What a record needs before it can be closed, by field; empty when nothing is missing. */
export function faltaNoRegistro(campos: Campos): ErroDeCampo[] {
  const tem: Readonly<Record<keyof typeof FALTA, boolean>> = {
    queixa: escrito(campos.queixa),
    hipoteses: campos.hipoteses.length > 0 || escrito(campos.sem_hipotese),
    conduta: escrito(campos.conduta),
  }
  return (Object.keys(FALTA) as (keyof typeof FALTA)[])
    .filter((campo) => !tem[campo])
    .map((campo) => ({ campo, motivo: FALTA[campo] }))
}

/** The same as one sentence with the next step. */
export function fraseDoQueFalta(falta: readonly ErroDeCampo[]): string {
  const nomes = falta.map(({ campo }) => NOMES[campo as keyof typeof FALTA])
  return `Falta no registro da consulta: ${new Intl.ListFormat('pt-BR').format(nomes)}. Preencha no registro e tente de novo.`
}
