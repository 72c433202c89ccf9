import { verSms } from '#domain/toque/contract.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as sms from '#lambdas/store/sms.ts'

export const handler = semLimite(verSms, async (_input, { actor }) => {
  if (optionalEnv('SMS') === undefined) return { sms: null }
  const { telefone } = actor.perfil
  return { sms: { telefone, ligado: await sms.ligadoEm(actor.id, telefone) } }
})
