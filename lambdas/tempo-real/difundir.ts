import type { Mudanca } from '#domain/eventos/mudanca.ts'
import { avisosDe } from '#domain/tempo-real/difusoes.ts'
import { NaoEntregue, publicar } from '#lambdas/providers/difusao.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { stream } from '#lambdas/runtime/stream.ts'
import { avisarQuemEspera } from './espera.ts'
import { reautorizar } from './reautorizar.ts'

/** Older news are not worth holding up the newer: who missed them re-reads on return. */
const WORTH_RETRYING_MS = 60_000

/**
 * Says every stored change to who listens, then drops who may not listen any more. Rights are checked even when
 * somebody could not be reached: a message that fails must not leave a door open.
 */
export const handler = stream(async (mudanca) => {
  const now = new Date()
  try {
    await Promise.all(avisosDe(mudanca).map(async ({ destino, ...aviso }) => publicar(destino, aviso)))
    await avisarQuemEspera(mudanca, now)
  } catch (error) {
    if (!(error instanceof NaoEntregue) || isFresh(mudanca, now)) throw error
    logger.warn('News given up', { quantas: error.quantas })
  } finally {
    await reautorizar(mudanca)
  }
})

const isFresh = ({ em }: Mudanca, now: Date): boolean => now.getTime() - Date.parse(em) < WORTH_RETRYING_MS
