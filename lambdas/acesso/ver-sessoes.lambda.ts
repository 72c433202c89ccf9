import * as acesso from '#domain/acesso/contract.ts'
import { sessoesAbertas } from '#domain/acesso/sessoes-abertas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'

/** Where the caller's account is open. */
export const handler = semLimite(acesso.verSessoes, async (_input, { actor, now }) => {
  const guardadas = await sessoes.doUsuario(actor.id)
  const encerradasEm = actor.perfil?.sessoes_encerradas_em
  return { sessoes: sessoesAbertas(guardadas, { atual: actor.sessao_id, encerradasEm }, now) }
})
