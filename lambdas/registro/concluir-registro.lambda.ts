import { DomainError } from '#domain/base/erros.ts'
import { concluirRegistro } from '#domain/registro/contract.ts'
import { podeEscrever } from '#domain/registro/prazo.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { ConditionFailed, write } from '#lambdas/store/table.ts'
import { fechar, registroCompleto } from './fechar.ts'

/** The doctor closes the record of a consultation that ended without 'Finalizar'. Repeating it answers the same. */
export const handler = http(concluirRegistro, async ({ id }, { actor, now }) => {
  const consulta = await consultaDe(actor.id, id, 'medico')
  if (consulta.ended_at === undefined)
    throw new DomainError('transicao_invalida', {
      detail: 'A consulta ainda não terminou. O registro é fechado ao finalizar a consulta.',
    })
  const registro = await registroCompleto(id, actor.id)
  if (registro.status === 'fechado') return { ok: true }
  if (registro.status === 'incompleto' || !podeEscrever(consulta, now, prazosDoEstagio()))
    throw new DomainError('prazo_encerrado', {
      detail: 'Passaram 24 horas do fim da consulta. O que falta vai como adendo.',
    })
  try {
    await fechar(registro, actor.id, now, (writes) => write(...writes))
  } catch (error) {
    if (error instanceof ConditionFailed) throw new DomainError('conflito')
    throw error
  }
  return { ok: true }
})
