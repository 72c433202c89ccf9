import type { DoPaciente } from '../exportacao.ts'
import { chaveDoMedico } from './medico.ts'
import type { Titular } from './paciente.ts'
import { type IdDe, type Referencia, urn } from './recurso.ts'

type DoMedico = Parameters<typeof chaveDoMedico>[0]

/** How the resources of one file name each other. */
export interface Contexto {
  readonly idDe: IdDe
  readonly para: (tipo: string, chave: string) => Referencia
  readonly subject: Referencia
  /** A consultation, if it is in the file. */
  readonly encontro: (consulta_id: string | null) => Referencia | undefined
  readonly doMedico: (quem: DoMedico) => Referencia
}

export function contextoDe(titular: Titular, consultas: DoPaciente['consultas'], idDe: IdDe): Contexto {
  const para = (tipo: string, chave: string): Referencia => ({ reference: urn(idDe(tipo, chave)) })
  const conhecidas = new Set(consultas.map(({ id }) => id))
  return {
    idDe,
    para,
    subject: para('Patient', titular.id),
    encontro: (id) => (id !== null && conhecidas.has(id) ? para('Encounter', id) : undefined),
    doMedico: (quem) => para('Practitioner', chaveDoMedico(quem)),
  }
}
