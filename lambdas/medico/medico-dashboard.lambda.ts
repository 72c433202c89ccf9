import { medicoDashboard } from '#domain/medico/contract.ts'
import { desempenhoDe, repassesDe } from '#domain/medico/desempenho.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'

/** The doctor's own figures (D §2.8): counted from what is stored, the real money from the ledger. */
export const handler = semLimite(medicoDashboard, async (_input, { actor, now }) => {
  const [minhas, lancamentos, repasses] = await Promise.all([
    consultas.todasDoMedico(actor.id),
    pagamentos.repassadosAo(actor.id),
    pagamentos.repassesDe(actor.id),
  ])
  // Only what never came to a payout is read one by one: few, however long the doctor has worked.
  const comRepasse = new Set(repasses.map(({ consulta_id }) => consulta_id))
  const semRepasse = minhas.filter(({ id, status }) => status === 'finished' && !comRepasse.has(id))
  const outros = await pagamentos.das(semRepasse.map(({ id }) => id))
  const situacoes = [...repasses, ...outros].map(({ status }) => status)
  return { ...desempenhoDe(minhas, now), repasses: repassesDe(lancamentos, situacoes) }
})
