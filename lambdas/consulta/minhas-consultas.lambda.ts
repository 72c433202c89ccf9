import { minhasConsultas } from '#domain/consulta/contract.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { vistas } from './vista.ts'

/** The patient's own consultations and those they asked for whom they answer for, newest first (P §2.16). */
export const handler = semLimite(minhasConsultas, async (_input, { actor, now }) => {
  const vigentes = await vinculos.vigentes(actor.id, now)
  const listas = await Promise.all(
    [actor.id, ...vigentes.map(({ dependente_id }) => dependente_id)].map((id) => consultas.byPaciente(id)),
  )
  const minhas = listas
    .flat()
    .filter((consulta) => contaDoPaciente(consulta) === actor.id)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return { consultas: await vistas(minhas, actor, now) }
})
