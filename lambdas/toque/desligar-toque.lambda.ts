import { desligarToque } from '#domain/toque/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as aparelhos from './store/aparelhos.ts'

export const handler = http(desligarToque, async ({ id }, { actor }) => {
  await aparelhos.desligar(actor.id, id)
  return {}
})
