import { verEspera } from '#domain/consulta/contract.ts'
import { esperaMedida } from '#domain/consulta/espera.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as esperas from '#lambdas/store/esperas.ts'

/** What waiting was like in the last hour: figures of the specialty, of nobody in particular. */
export const handler = semLimite(verEspera, async ({ especialidade }, { now }) => ({
  medida: esperaMedida(await esperas.daUltimaHora(especialidade, now)),
}))
