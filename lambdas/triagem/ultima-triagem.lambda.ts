import { escolherTriagem } from '#domain/triagem/elegibilidade.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import { pacienteDoPedido } from '#lambdas/store/paciente-do-pedido.ts'
import { especialidadeAtendida } from '#lambdas/triagem/especialidade-atendida.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'

/** The patient's newest triage, why it may not be booked, and which specialty a request made now would be in. */
export const handler = semLimite(ultimaTriagem, async ({ paciente_id }, { actor, now }) => {
  const { id } = await pacienteDoPedido(actor, paciente_id, now)
  const [triagem] = await triagens.doPaciente(id, 1)
  if (!triagem) return { triagem: null }
  const escolha = escolherTriagem([triagem], now, prazosDoEstagio())
  const recusa = escolha.ok ? null : escolha.recusa
  const { especialidade_sugerida: especialidade_da_consulta } = await especialidadeAtendida(
    triagem.especialidade_sugerida,
  )
  return { triagem: { ...triagem, triagem_id: triagem.id, recusa, especialidade_da_consulta } }
})
