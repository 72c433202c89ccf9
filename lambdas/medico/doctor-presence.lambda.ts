import { DomainError } from '#domain/base/erros.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as presencas from '#lambdas/store/presencas.ts'

/** A doctor joins a queue, or is still there (D §7.1). */
export const handler = http(
  doctorPresence,
  async ({ medico_id, especialidade, continuar }, { actor, now }) => {
    if (medico_id !== actor.id) throw new DomainError('nao_encontrado')
    await presencas.bater(medico_id, especialidade, now, { continuar, sessao_id: actor.sessao_id })
    return { success: true }
  },
)
