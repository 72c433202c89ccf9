import { verAvaliacao } from '#domain/triagem/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as triagens from '#lambdas/store/triagens.ts'
import { consultaDoMedico, triagemDa, vista } from './consulta-do-medico.ts'

/** What the triage of a doctor's consultation said of urgency, and what the doctor said of it. */
export const handler = semLimite(verAvaliacao, async ({ id }, { actor }) => {
  const consulta = await consultaDoMedico(id, actor.id)
  const [triagem, avaliacao] = await Promise.all([triagemDa(consulta), triagens.avaliacaoDe(id)])
  return vista(triagem, avaliacao)
})
