import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { DomainError } from '#domain/base/erros.ts'
import { confirmarPagamento } from '#domain/pagamento/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { ler } from '#lambdas/store/consulta-e-pagamento.ts'
import { conciliar } from './conciliacao.ts'

/** The browser confirmed, or came back from 3-D Secure: what counts is what the provider says now. */
export const handler = http(confirmarPagamento, async ({ consulta_id }, { actor, now }) => {
  const lido = await ler(consulta_id)
  if (!lido?.pagamento || contaDoPaciente(lido.consulta) !== actor.id) throw new DomainError('nao_encontrado')
  const { atual, intencao } = await conciliar(consulta_id, now)
  const { status } = atual.pagamento
  const waiting = status === 'criado' || status === 'falhou'
  if (waiting && intencao.status === 'requires_payment_method' && intencao.recusa)
    throw new DomainError('pagamento_recusado', { extra: { recusa: intencao.recusa } })
  return { status }
})
