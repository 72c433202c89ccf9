import type { SEXOS } from '../../ficha/ficha.ts'
import { emPalavras, lista, type Recurso, todasEmPalavras } from './recurso.ts'
import { CPF, hl7 } from './sistemas.ts'

/** Whose record it is. */
export interface Titular {
  readonly id: string
  readonly nome: string
  readonly cpf: string
  /** YYYY-MM-DD. */
  readonly data_nascimento: string
  readonly email?: string
  readonly telefone?: string
  readonly updated_at: string
  /** Who answers for a dependant, and how they are reached. */
  readonly responsavel?: {
    readonly relacao: string
    readonly nome: string
    readonly email: string
    readonly telefone: string
  }
}

const GENEROS = { F: 'female', M: 'male', outro: 'other' } as const satisfies Record<
  (typeof SEXOS)[number],
  string
>

export const paciente = (
  id: string,
  titular: Titular,
  sexo: (typeof SEXOS)[number] | undefined,
): Recurso => ({
  resourceType: 'Patient',
  id,
  meta: { lastUpdated: titular.updated_at },
  identifier: [{ use: 'official', type: hl7('v2-0203', 'TAX', 'CPF'), system: CPF, value: titular.cpf }],
  name: todasEmPalavras(titular.nome),
  telecom: contatos(titular),
  gender: sexo && GENEROS[sexo],
  birthDate: titular.data_nascimento,
  contact: titular.responsavel && [
    {
      relationship: todasEmPalavras(titular.responsavel.relacao),
      name: emPalavras(titular.responsavel.nome),
      telecom: contatos(titular.responsavel),
    },
  ],
})

const contatos = ({ telefone, email }: { readonly telefone?: string; readonly email?: string }) =>
  lista([
    ...(telefone ? [{ system: 'phone', value: `+55${telefone}`, use: 'mobile' }] : []),
    ...(email ? [{ system: 'email', value: email }] : []),
  ])
