import { verEspera } from '#domain/consulta/contract.ts'
import { esperaMedida } from '#domain/consulta/espera.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as esperas from '#lambdas/store/esperas.ts'

/** What waiting was like in the last hour: figures of the specialty, of nobody in particular. */
export const handler = http(verEspera, async ({ especialidade }, { now }) => ({
  medida: esperaMedida(await esperas.daUltimaHora(especialidade, now)),
}))
