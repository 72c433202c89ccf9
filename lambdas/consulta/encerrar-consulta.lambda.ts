import type { Consulta } from '#domain/consulta/consulta.ts'
import { encerrarConsulta } from '#domain/consulta/contract.ts'
import { motivoDe } from '#domain/consulta/machine.ts'
import { DomainError } from '#domain/base/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { agir, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import { consultaEPagamentoDe } from './participante.ts'

/** The doctor ends without care, with a reason: nothing is charged. Repeating it answers the same. */
export const handler = http(encerrarConsulta, ({ id, motivo, anotacao }, { actor, now }) =>
  repetir(async () => {
    const atual = await consultaEPagamentoDe(actor, id, 'medico')
    const { consulta } = atual
    if (consulta.status === 'cancelled' && consulta.motivo_fim === motivoDe(motivo, 'assigned'))
      return { ok: true }
    const ausente = motivo === 'nao_compareceu'
    if (ausente) requireNoShow(consulta, now)
    await agir(atual, motivo, 'medico', now, {
      consulta: { anotacao_fim: anotacao },
      quando: ausente ? { paciente_na_sala_em: { absent: true } } : {},
    })
    return { ok: true }
  }),
)

/** A no-show needs 10 minutes in which the patient never connected (estados §3). */
function requireNoShow(consulta: Consulta, now: Date): void {
  if (consulta.status !== 'in_progress') return
  if (consulta.paciente_na_sala_em)
    throw new DomainError('transicao_invalida', {
      detail: 'O paciente esteve na sala. Escolha outro motivo.',
    })
  if (now.toISOString() < vencimento('nao_compareceu', consulta.started_at ?? now))
    throw new DomainError('transicao_invalida', {
      detail: 'Aguarde o paciente por pelo menos 10 minutos antes de registrar que ele não compareceu.',
    })
}
