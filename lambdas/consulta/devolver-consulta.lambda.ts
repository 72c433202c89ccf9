import { devolverConsulta } from '#domain/consulta/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import { agir, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import { consultaEPagamentoDe } from './participante.ts'

/** 'Devolver à fila', with the reason for the record: the patient keeps the place. Once both were together in the room another way out is chosen. */
export const handler = http(devolverConsulta, ({ id, motivo, anotacao }, { actor, now }) =>
  repetir(async () => {
    const atual = await consultaEPagamentoDe(actor, id, 'medico')
    if (atual.consulta.ambos_conectados_em)
      throw new DomainError('transicao_invalida', {
        detail: 'Você e o paciente já estiveram juntos na sala. Finalize ou encerre informando o motivo.',
      })
    await agir(atual, 'devolver', 'medico', now, {
      quando: { ambos_conectados_em: { absent: true } },
      consulta: { devolucao: { motivo, anotacao } },
    })
    return { ok: true }
  }),
)
