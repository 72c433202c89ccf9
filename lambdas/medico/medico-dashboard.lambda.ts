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
  const esperando = repasses.filter(({ status }) => status === 'a_repassar').length
  return { ...desempenhoDe(minhas, now), repasses: repassesDe(lancamentos, esperando) }
})
