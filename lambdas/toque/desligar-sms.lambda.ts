import { desligarSms } from '#domain/toque/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sms from '#lambdas/store/sms.ts'

export const handler = http(desligarSms, async (_input, { actor }) => {
  await sms.desligar(actor.id)
  return {}
})
