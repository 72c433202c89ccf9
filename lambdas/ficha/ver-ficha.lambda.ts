import { verFicha } from '#domain/ficha/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as fichas from './store/fichas.ts'

/** The caller's own health profile. The doctor of a consultation reads it with the record (`ver-prontuario`). */
export const handler = semLimite(verFicha, async (_input, { actor }) => ({
  ficha: (await fichas.find(actor.id)) ?? null,
}))
