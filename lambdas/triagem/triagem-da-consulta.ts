import type { Consulta } from '#domain/consulta/consulta.ts'
import type { Avaliacao } from '#domain/triagem/avaliacao.ts'
import type { UrgenciaDaTriagem } from '#domain/triagem/resposta-do-modelo.ts'
import { urgenciaDoProtocolo } from '#domain/triagem/urgencia.ts'
import type { Triagem } from '#domain/triagem/triagem.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'

/** The triage that a consultation was requested with. */
export const triagemDa = ({ paciente_id, triagem_id }: Consulta): Promise<Triagem | undefined> =>
  triagens.deId(paciente_id, triagem_id)

export const urgenciaDa = ({ red_flag, regras_disparadas }: Triagem): UrgenciaDaTriagem =>
  urgenciaDoProtocolo({ red_flag, regras_disparadas })

/** The part of it that the doctor sees. */
export const vista = (triagem: Triagem | undefined, avaliacao: Avaliacao | undefined) => ({
  urgencia_da_triagem: triagem ? urgenciaDa(triagem) : null,
  avaliacao: avaliacao ?? null,
})
