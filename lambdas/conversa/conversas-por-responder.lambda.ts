import type { Consulta } from '#domain/consulta/consulta.ts'
import { conversasPorResponder } from '#domain/conversa/contract.ts'
import { enviaAte } from '#domain/conversa/prazo.ts'
import { prazo, prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as conversas from './store/conversas.ts'

/**
 * Where a patient wrote after the end and has had no answer: nothing else would tell the doctor, who left the room. It
 * says that something came and not what, so it is no reading of it.
 */
export const handler = semLimite(conversasPorResponder, async (_, { actor, now }) => {
  const desde = new Date(now.getTime() - prazo('registro_aberto')).toISOString()
  const recentes = await consultas.doMedicoDesde(actor.id, desde)
  const achadas = await Promise.all(recentes.map(async (consulta) => porResponder(consulta, now)))
  return { conversas: achadas.flatMap((achada) => achada ?? []) }
})

async function porResponder(consulta: Consulta, now: Date) {
  const { id, ended_at } = consulta
  const escreve_ate = enviaAte(consulta, prazosDoEstagio())
  if (ended_at === undefined || escreve_ate === null || escreve_ate <= now.toISOString()) return undefined
  const { ultima } = await conversas.contar(id)
  const mensagem = ultima > 0 ? await conversas.find(id, ultima) : undefined
  if (mensagem?.de !== 'paciente' || mensagem.em <= ended_at) return undefined
  return { consulta_id: id, encerrada_em: ended_at, escreve_ate }
}
