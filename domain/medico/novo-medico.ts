import type { InscricaoInformada } from '../base/inscricao-no-conselho.ts'
import type { Medico } from './medico.ts'

/** A new registration as the two variants write it (D §7.2). `em` is an ISO instant. */
export function novoMedico(id: string, informado: InscricaoInformada, em: string): Medico {
  const { crm, uf, variante, especialidades = [] } = informado
  return {
    id,
    crm,
    uf,
    status_crm: variante === 'A' ? 'PENDING' : 'pendente',
    especialidade: null,
    especialidades_json: especialidadesJson(especialidades),
    dados_fiscais_json: null,
    created_at: em,
    updated_at: em,
  }
}

/** The stored form of chosen specialties; null when there are none (D §3). */
export const especialidadesJson = (
  linhas: NonNullable<InscricaoInformada['especialidades']>,
): Medico['especialidades_json'] =>
  linhas.length === 0
    ? null
    : linhas.map(({ especialidade: specialty, rqe: numero }) => ({ specialty, rqe: numero }))
