import { queue } from '#lambdas/runtime/stream.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as esperas from '#lambdas/consulta/store/esperas.ts'

/** Records how long a patient had waited when a doctor accepted them. */
export const handler = queue(async ({ detalhe }) => {
  if (detalhe.para !== 'assigned') return
  const consulta = await consultas.find(String(detalhe.consulta_id))
  if (consulta) await esperas.anotar(consulta)
})
