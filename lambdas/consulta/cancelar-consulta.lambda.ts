import { cancelarConsulta } from '#domain/consulta/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { agir, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import { consultaEPagamentoDe } from './participante.ts'
import { vista } from './vista.ts'

/** The patient gives up before the two have met; the hold is released. Repeating it answers the same. */
export const handler = http(cancelarConsulta, ({ id }, { actor, now }) =>
  repetir(async () => {
    const atual = await consultaEPagamentoDe(actor, id, 'paciente')
    const done = atual.consulta.status === 'cancelled' && atual.consulta.motivo_fim === 'paciente'
    return vista(done ? atual : await agir(atual, 'cancelar', 'paciente', now), actor, now)
  }),
)
