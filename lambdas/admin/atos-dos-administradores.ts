import { atosDosAdministradores } from '#domain/admin/contract-atos.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as atos from '#lambdas/store/atos.ts'

/** What administrators did in a month, each with its reason. */
export const handler = http(atosDosAdministradores, async ({ mes }) => ({ atos: await atos.doMes(mes) }))
