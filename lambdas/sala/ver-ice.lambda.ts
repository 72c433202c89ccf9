import { verIce } from '#domain/sala/contract.ts'
import { servidoresIce } from '#lambdas/aws/ice.ts'
import { http } from '#lambdas/runtime/http.ts'
import { exigirCaminho } from './participante.ts'

/** The servers that help the two browsers find each other, for whoever may be in this call or waits for it. */
export const handler = http(verIce, async ({ consulta_id }, { actor }) => {
  await exigirCaminho(consulta_id, actor.id)
  return { ice_servers: await servidoresIce(consulta_id, actor.id) }
})
