import { minhasConsultas } from '#domain/consulta/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { vistas } from './vista.ts'

/** The patient's own consultations, newest first (P §2.16). */
export const handler = semLimite(minhasConsultas, async (_input, { actor }) => ({
  consultas: await vistas(await consultas.byPaciente(actor.id), actor),
}))
