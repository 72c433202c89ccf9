import { hojeEm, idadeEm } from '../base/campos.ts'
import { idadeEscrita } from '../base/idade-escrita.ts'
import type { Ficha } from '../ficha/ficha.ts'

const SEXO = { F: 'sexo feminino', M: 'sexo masculino', outro: undefined } as const

/** How a document says the patient's age on its day: completed years, a baby's months. */
function idadeNoDia(nascimento: string, hoje: string): string {
  const anos = idadeEm(nascimento, hoje)
  if (anos >= 1) return idadeEscrita(anos)
  const mes = (dia: string) => Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7))
  const meses = mes(hoje) - mes(nascimento) - (hoje.slice(8) < nascimento.slice(8) ? 1 : 0)
  return idadeEscrita(meses / 12)
}

/** Age and sex as a document of this instant prints them; the sex only when the patient's profile says it. */
export function idadeESexo(
  nascimento: string,
  sexo: Ficha['sexo'],
  agora: Date,
): { readonly idade: string; readonly sexo?: string } {
  const dito = sexo && SEXO[sexo.valor]
  return { idade: idadeNoDia(nascimento, hojeEm(agora)), ...(dito && { sexo: dito }) }
}
