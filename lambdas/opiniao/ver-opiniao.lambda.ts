import { verOpiniao } from '#domain/opiniao/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import * as opinioes from './store/opinioes.ts'

/** What the patient said of their consultation; its doctor never reads it. */
export const handler = semLimite(verOpiniao, async ({ id }, { actor }) => {
  const { status } = await consultaDe(actor.id, id, 'paciente')
  const opiniao = (await opinioes.find(id)) ?? null
  return { opiniao, pode: status === 'finished' && opiniao === null }
})
