import { kycRevisoes } from '#domain/kyc/contract-revisao.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import { repetivel } from './desfecho/vencimento-da-analise.ts'
import { corridaEmAnalise } from './desfecho/revisao.ts'

/** The reviewer's queue: who waits, since when, why, and until when somebody must have decided. */
export const handler = semLimite(kycRevisoes, async () => {
  const emAnalise = await kyc.emAnalise()
  const revisoes = await Promise.all(
    emAnalise.map(async ({ kyc: atual, vence_em }) => {
      const corrida = await corridaEmAnalise(atual)
      // A retry has just taken it over.
      if (!corrida) return []
      const desde = atual.em_analise_desde ?? corrida.updated_at
      return [
        {
          usuario_id: atual.user_id,
          tipo: corrida.tipo,
          desde,
          ate: vencimento('revisao_do_kyc', desde),
          vez: corrida.vez,
          reasons: corrida.reasons,
          proxima_tentativa: repetivel(corrida) ? vence_em : null,
        },
      ]
    }),
  )
  return { revisoes: revisoes.flat() }
})
