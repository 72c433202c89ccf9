import { enviarMensagem } from '#domain/conversa/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { enviar } from './enviar.ts'

/** A short message to the other side, stored once however often it is sent. */
export const handler = http(enviarMensagem, ({ id, chave, texto }, { actor, now }) =>
  enviar({ texto }, { consulta_id: id, autor_id: actor.id, chave, now }),
)
