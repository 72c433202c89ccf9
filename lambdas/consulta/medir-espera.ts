import { queue } from '#lambdas/runtime/stream.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as esperas from '#lambdas/store/esperas.ts'

/** Keeps how long the patient waited whom a doctor has just accepted. */
export const handler = queue(async ({ detalhe }) => {
  if (detalhe.para !== 'assigned') return
  const consulta = await consultas.find(String(detalhe.consulta_id))
  if (consulta) await esperas.anotar(consulta)
})
