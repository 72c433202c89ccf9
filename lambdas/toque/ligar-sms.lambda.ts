import { DomainError } from '#domain/base/erros.ts'
import { ligarSms } from '#domain/toque/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sms from '#lambdas/store/sms.ts'
import * as codigos from './store/codigos-do-sms.ts'

/** Whose answer got lost sends the code again, which was used up: it is on, and that is answered. */
export const handler = http(ligarSms, async ({ codigo }, { actor, now }) => {
  const { telefone } = actor.perfil
  const ligado =
    (await codigos.ligar(actor.id, telefone, codigo, now)) || (await sms.ligadoEm(actor.id, telefone))
  if (!ligado) throw new DomainError('codigo_do_sms_invalido')
  return {}
})
