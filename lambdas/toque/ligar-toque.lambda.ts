import { ECDH } from 'node:crypto'
import { DomainError } from '#domain/base/erros.ts'
import { eServicoDePush } from '#domain/toque/aparelho.ts'
import { ligarToque } from '#domain/toque/contract.ts'
import { SERVICO_DESCONHECIDO } from '#domain/toque/textos.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as aparelhos from './store/aparelhos.ts'

/** Calls the patient back on this device until the sign-in it was turned on in ends. */
export const handler = http(ligarToque, async (inscricao, { actor, now }) => {
  const { endpoint, p256dh } = inscricao
  if (!eServicoDePush(endpoint, optionalEnv('URL_PUSH')) || !eDaCurva(p256dh))
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'endpoint', motivo: SERVICO_DESCONHECIDO }],
    })
  // A token that names no sign-in could not be told to have ended.
  if (actor.sessao_id === undefined) throw new DomainError('nao_autenticado')
  return aparelhos.ligar(actor.id, actor.sessao_id, inscricao, now)
})

/** Whether a key is a point of the curve: nothing could ever be encrypted for any other. */
function eDaCurva(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
