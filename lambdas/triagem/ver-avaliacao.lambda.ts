import { verAvaliacao } from '#domain/triagem/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { triagemDa, vista } from './triagem-da-consulta.ts'

/** The urgency the triage of a doctor's consultation gave, and the doctor's own assessment of it. */
export const handler = semLimite(verAvaliacao, async ({ id }, { actor }) => {
  const consulta = await consultaDe(actor.id, id, 'medico')
  const [triagem, avaliacao] = await Promise.all([triagemDa(consulta), triagens.avaliacaoDe(id)])
  return vista(triagem, avaliacao)
})
