import { DomainError } from '#domain/base/erros.ts'
import { type Avaliacao, faixaDaConfianca, vereditoDe } from '#domain/triagem/avaliacao.ts'
import { avaliarTriagem } from '#domain/triagem/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { medir } from '#lambdas/runtime/medida.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { triagemDa, urgenciaDa, vista } from './triagem-da-consulta.ts'

/**
 * The doctor says in one tap what the urgency was. Repeating the same answer changes nothing; each new one is counted
 * by its meaning and by how sure the triage was.
 */
export const handler = http(avaliarTriagem, async ({ id, urgencia }, { actor, now }) => {
  const consulta = await consultaDe(actor.id, id, 'medico')
  const [triagem, anterior] = await Promise.all([triagemDa(consulta), triagens.avaliacaoDe(id)])
  if (!triagem) throw new DomainError('nao_encontrado')
  if (anterior?.urgencia === urgencia && anterior.medico_id === actor.id) return vista(triagem, anterior)

  const { conf_ia, versao_protocolo, ia_usada } = triagem
  const urgencia_da_triagem = urgenciaDa(triagem)
  const avaliacao: Avaliacao = {
    consulta_id: id,
    triagem_id: triagem.id,
    medico_id: actor.id,
    urgencia_da_triagem,
    conf_ia,
    versao_protocolo,
    ia_usada,
    urgencia,
    veredito: vereditoDe(urgencia_da_triagem, urgencia),
    avaliada_em: now.toISOString(),
  }
  try {
    await triagens.avaliar(avaliacao, anterior)
  } catch (error) {
    if (error instanceof ConditionFailed) throw new DomainError('conflito')
    throw error
  }
  medir('TriagensAvaliadas', 1, { veredito: avaliacao.veredito, confianca: faixaDaConfianca(conf_ia) })
  return vista(triagem, avaliacao)
})
