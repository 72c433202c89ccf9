import { verEspera } from '#domain/consulta/contract.ts'
import { esperaMedida } from '#domain/consulta/estimativa.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as esperas from '#lambdas/consulta/store/esperas.ts'

/** What waiting was like in the last hour and week: figures of the specialty, of nobody in particular. */
export const handler = semLimite(verEspera, async ({ especialidade }, { now }) => {
  const [hora, semana] = await Promise.all([
    esperas.daUltimaHora(especialidade, now),
    esperas.daUltimaSemana(especialidade, now),
  ])
  return { medida: esperaMedida(hora), habitual: esperaMedida(semana) }
})
