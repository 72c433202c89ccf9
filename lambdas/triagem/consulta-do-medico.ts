import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/erros.ts'
import type { Avaliacao } from '#domain/triagem/avaliacao.ts'
import type { UrgenciaDaTriagem } from '#domain/triagem/resposta.ts'
import { urgenciaDoProtocolo } from '#domain/triagem/juncao.ts'
import type { Triagem } from '#domain/triagem/triagem.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as triagens from '#lambdas/store/triagens.ts'

/** The consultation of this doctor, ended or not. @throws DomainError nao_encontrado, also when it is another's */
export async function consultaDoMedico(consulta_id: string, medico_id: string): Promise<Consulta> {
  const consulta = await consultas.find(consulta_id)
  if (consulta?.assigned_to !== medico_id) throw new DomainError('nao_encontrado')
  return consulta
}

/** The triage a consultation took. */
export const triagemDa = ({ paciente_id, triagem_id }: Consulta): Promise<Triagem | undefined> =>
  triagens.deId(paciente_id, triagem_id)

export const urgenciaDa = ({ red_flag, regras_disparadas }: Triagem): UrgenciaDaTriagem =>
  urgenciaDoProtocolo({ red_flag, regras_disparadas })

/** What the doctor sees of it. */
export const vista = (triagem: Triagem | undefined, avaliacao: Avaliacao | undefined) => ({
  urgencia_da_triagem: triagem ? urgenciaDa(triagem) : null,
  avaliacao: avaliacao ?? null,
})
