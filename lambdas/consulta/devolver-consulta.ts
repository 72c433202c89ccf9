import { devolverConsulta } from '#domain/consulta/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { agir, repetir } from '#lambdas/store/par.ts'
import { lerComo } from './participante.ts'

/** 'Devolver à fila': the patient keeps the place. */
export const handler = http(devolverConsulta, ({ id }, { actor, now }) =>
  repetir(async () => {
    await agir(await lerComo(actor, id, 'medico'), 'devolver', 'medico', now)
    return { ok: true }
  }),
)
