import * as acesso from '#domain/acesso/contract-chaves.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'

export const handler = semLimite(acesso.verChaves, async (_input, { actor }) => ({
  chaves: await chaves.doUsuario(actor.id),
}))
