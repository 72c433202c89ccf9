import { reenviarFalhas } from '#domain/admin/contract-atos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { reenviar } from '#lambdas/aws/falhas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import { COM_FALHAS } from './consumidores.ts'

/** What a consumer gave up on goes back to its queue; consumers are idempotent, so twice does no harm. */
export const handler = semLimite(reenviarFalhas, async ({ consumidor, motivo }, { actor, now }) => {
  const alvo = COM_FALHAS.find(({ nome }) => nome === consumidor)
  if (!alvo) throw new DomainError('nao_encontrado')
  if (alvo.tipo !== 'evento') throw new DomainError('transicao_invalida')
  await atos.registrar(
    { ator_id: actor.id, acao: 'falhas_reenviar', objeto: `falhas:${consumidor}`, motivo },
    now,
  )
  return { mensagens: await reenviar(consumidor) }
})
