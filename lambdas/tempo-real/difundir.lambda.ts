import type { Mudanca } from '#domain/eventos/mudanca.ts'
import type { Destino } from '#domain/tempo-real/canal.ts'
import { avisosDe } from '#domain/tempo-real/difusoes.ts'
import { NaoEntregue, publicar } from '#lambdas/aws/difusao.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { stream } from '#lambdas/runtime/stream.ts'
import { avisarQuemEspera } from './avisar-quem-espera.ts'
import { ofertaDa } from './oferta.ts'
import { reautorizar } from './reautorizar.ts'

const eFila = (destino: Destino): boolean => destino.startsWith('fila:')

/** Older news is not retried, so that it does not delay newer: whoever missed it re-reads on reconnecting. */
const WORTH_RETRYING_MS = 60_000

/**
 * Broadcasts every stored change to its listeners, then unsubscribes those who may not listen any more. That is checked
 * even when somebody could not be reached, so that a failed message does not leave access open.
 */
export const handler = stream(async (mudanca) => {
  const now = new Date()
  try {
    await Promise.all(
      avisosDe(mudanca).map(async ({ destino, ...aviso }) =>
        publicar(destino, aviso, eFila(destino) ? await ofertaDa(mudanca, aviso.evento, now) : {}),
      ),
    )
    await avisarQuemEspera(mudanca, now)
  } catch (error) {
    if (!(error instanceof NaoEntregue) || isFresh(mudanca, now)) throw error
    logger.warn('News given up', { quantas: error.quantas })
  } finally {
    await reautorizar(mudanca)
  }
})

const isFresh = ({ em }: Mudanca, now: Date): boolean => now.getTime() - Date.parse(em) < WORTH_RETRYING_MS
