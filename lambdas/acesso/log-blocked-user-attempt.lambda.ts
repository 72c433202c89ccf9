import { randomUUID } from 'node:crypto'
import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as barrados from '#lambdas/acesso/store/barrados.ts'

/** Records that a screen turned the caller away (P §6, §7). A caller can only report themselves. */
export const handler = http(
  acesso.logBlockedUserAttempt,
  async ({ user_id_param, attempted_action }, { actor, now }) => {
    if (user_id_param !== actor.id) throw new DomainError('nao_encontrado')
    await barrados.registrar({ id: randomUUID(), usuario_id: actor.id, acao: attempted_action }, now)
    return { registrado: true as const }
  },
)
