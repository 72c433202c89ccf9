import { devolverConsulta } from '#domain/consulta/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { agir, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import { consultaEPagamentoDe } from './participante.ts'

/**
 * 'Devolver à fila', with the reason for the record: the patient keeps the place. Once both were together in the room
 * another way out is chosen.
 */
export const handler = http(devolverConsulta, ({ id, motivo, anotacao }, { actor, now }) =>
  repetir(async () => {
    const atual = await consultaEPagamentoDe(actor, id, 'medico')
    await agir(atual, 'devolver', 'medico', now, { consulta: { devolucao: { motivo, anotacao } } })
    return { ok: true }
  }),
)
