import { pedirAviso } from '#domain/consulta/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import * as pedidos from '#lambdas/consulta/store/pedidos-de-aviso.ts'

/**
 * When no doctor is available, a patient who has not paid yet can ask to be told when one comes. Nothing is promised to
 * an address that nothing is sent to.
 */
export const handler = http(pedirAviso, async ({ especialidade }, { actor, now }) => {
  if (!actor.perfil.email_confirmado) throw new DomainError('email_nao_confirmado')
  if (await supressoes.motivoDe(actor.perfil.email, now)) throw new DomainError('email_suprimido')
  return { ate: await pedidos.pedir(actor.id, especialidade, now) }
})
