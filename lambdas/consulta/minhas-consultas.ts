import { minhasConsultas } from '#domain/consulta/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { vistas } from './vista.ts'

/** The patient's own consultations, newest first (P §2.16). */
export const handler = http(minhasConsultas, async (_input, { actor }) => ({
  consultas: await vistas(await consultas.byPaciente(actor.id), actor),
}))
