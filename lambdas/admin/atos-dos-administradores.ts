import { atosDosAdministradores } from '#domain/admin/contract-atos.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'

/** What administrators did in a month, each with its reason. */
export const handler = semLimite(atosDosAdministradores, async ({ mes }) => ({ atos: await atos.doMes(mes) }))
