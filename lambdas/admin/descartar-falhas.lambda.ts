import { descartarFalhas } from '#domain/admin/contract-atos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { descartar } from '#lambdas/aws/falhas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import { COM_FALHAS } from './consumidores.ts'

/**
 * What a consumer gave up on and must not be handled any more goes: while it rests there, the queue's alarm stays red
 * and calls nobody for what fails next.
 */
export const handler = semLimite(descartarFalhas, async ({ consumidor, motivo }, { actor, now }) => {
  if (!COM_FALHAS.some(({ nome }) => nome === consumidor)) throw new DomainError('nao_encontrado')
  await atos.registrar(
    { ator_id: actor.id, acao: 'falhas_descartar', objeto: `falhas:${consumidor}`, motivo },
    now,
  )
  return { mensagens: await descartar(consumidor) }
})
