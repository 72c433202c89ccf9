import { startConsulta } from '#domain/consulta/contract.ts'
import { papelDe } from '#domain/consulta/participante.ts'
import { http } from '#lambdas/runtime/http.ts'
import { agir, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import { consultaEPagamentoDe } from './participante.ts'

/** The first of the two in the room starts it; the other one, and a repeat, find it started. */
export const handler = http(startConsulta, ({ consulta_id }, { actor, now }) =>
  repetir(async () => {
    const atual = await consultaEPagamentoDe(actor, consulta_id, 'paciente', 'medico')
    if (atual.consulta.started_at) return { success: true }
    await agir(atual, 'iniciar', papelDe(atual.consulta, actor.id) ?? 'paciente', now)
    return { success: true }
  }),
)
