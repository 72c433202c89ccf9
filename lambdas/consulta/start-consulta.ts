import { startConsulta } from '#domain/consulta/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { agir, repetir } from '#lambdas/store/par.ts'
import { lerComo, papelDe } from './participante.ts'

/** The first of the two in the room starts it; the other one, and a repeat, find it started. */
export const handler = http(startConsulta, ({ consulta_id }, { actor, now }) =>
  repetir(async () => {
    const atual = await lerComo(actor, consulta_id, 'paciente', 'medico')
    if (atual.consulta.started_at) return { success: true }
    await agir(atual, 'iniciar', papelDe(atual.consulta, actor) ?? 'paciente', now)
    return { success: true }
  }),
)
