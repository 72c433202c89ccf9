import { registrosAbertos } from '#domain/registro/contract.ts'
import { escreveAte } from '#domain/registro/prazo.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as registros from './store/registros.ts'

/** What the doctor must still close: of consultations that ended, not of the one they are in. */
export const handler = semLimite(registrosAbertos, async (_, { actor }) => {
  const abertos = await registros.abertosDe(actor.id)
  const lidas = await Promise.all(abertos.map(({ consulta_id }) => consultas.find(consulta_id)))
  return {
    registros: lidas.flatMap((consulta) => {
      const ate = consulta?.assigned_to === actor.id && escreveAte(consulta, prazosDoEstagio())
      return ate && consulta.ended_at !== undefined
        ? [{ consulta_id: consulta.id, encerrada_em: consulta.ended_at, escreve_ate: ate }]
        : []
    }),
  }
})
