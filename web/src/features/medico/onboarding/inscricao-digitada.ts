import * as z from 'zod/mini'
import { erroDaUf, erroDoCrm, erroDoRqe, ufDe } from '#domain/base/crm.ts'
import { type Especialidade, ESPECIALIDADE_IDS, LISTA_B } from '#domain/base/especialidades.ts'
import type { DadosDoMedico } from '../conta/use-dados.ts'

/** Step 2 as typed: CRM, UF, and an RQE for each specialty that is checked. */
export const inscricaoSchema = z.object({
  crm: z.string(),
  uf: z.string(),
  /** Of the checked ones only. */
  rqes: z.partialRecord(z.enum(ESPECIALIDADE_IDS), z.string()),
})
export type InscricaoDigitada = Readonly<z.output<typeof inscricaoSchema>>

export interface InscricaoInformada {
  readonly crm: string
  readonly uf: string
  readonly especialidades: { especialidade: Especialidade; rqe: string }[]
}

export const SEM_INSCRICAO: InscricaoDigitada = { crm: '', uf: '', rqes: {} }

/** Specialties offered: variant B's list, and whatever was informed elsewhere. */
export const oferecidas = ({ rqes }: InscricaoDigitada): readonly Especialidade[] => [
  ...LISTA_B,
  ...chaves(rqes).filter((especialidade) => !LISTA_B.includes(especialidade)),
]

export type Erros = Readonly<Partial<Record<'crm' | 'uf' | Especialidade, string>>>

/** What is wrong, field by field (D §5, variant B). A confirmed CRM is not typed here, and may be one only A takes. */
export function errosDe({ crm, uf, rqes }: InscricaoDigitada, confirmado: boolean): Erros {
  const erros: Partial<Record<'crm' | 'uf' | Especialidade, string>> = {}
  const doCrm = confirmado ? null : erroDoCrm(crm, 'b')
  const daUf = confirmado ? null : erroDaUf(uf, 'b')
  if (doCrm) erros.crm = doCrm
  if (daUf) erros.uf = daUf
  for (const especialidade of chaves(rqes)) {
    const erro = erroDoRqe(rqes[especialidade] ?? '')
    if (erro) erros[especialidade] = erro
  }
  return erros
}

/** What is sent of valid fields. */
export const informadoDe = ({ crm, uf, rqes }: InscricaoDigitada): InscricaoInformada => ({
  crm: crm.trim(),
  uf: ufDe(uf) ?? '',
  especialidades: chaves(rqes).map((especialidade) => ({
    especialidade,
    rqe: (rqes[especialidade] ?? '').trim(),
  })),
})

/** What is stored, as typed. */
export const digitadoDe = ({ crm, uf, especialidades }: DadosDoMedico): InscricaoDigitada => ({
  crm,
  uf,
  rqes: Object.fromEntries(especialidades.map(({ especialidade, rqe }) => [especialidade, rqe])),
})

const chaves = (rqes: InscricaoDigitada['rqes']): Especialidade[] => Object.keys(rqes) as Especialidade[]
