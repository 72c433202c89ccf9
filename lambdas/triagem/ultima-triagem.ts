import { escolherTriagem } from '#domain/consulta/elegibilidade.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as triagens from '#lambdas/store/triagens.ts'

/** The patient's newest triage, and why it may not be booked. */
export const handler = semLimite(ultimaTriagem, async (_input, { actor, now }) => {
  const [triagem] = await triagens.doPaciente(actor.id, 1)
  if (!triagem) return { triagem: null }
  const escolha = escolherTriagem([triagem], now, prazosDoEstagio())
  const recusa = escolha.ok ? null : escolha.recusa
  return { triagem: { ...triagem, triagem_id: triagem.id, recusa } }
})
