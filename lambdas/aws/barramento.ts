import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type { Evento } from '#domain/eventos/eventos.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { correlacaoDe } from '#lambdas/runtime/rastro.ts'

const SOURCE = 'acolhe'
/** PutEvents takes no more at a time. */
const BATCH = 10

const client = new EventBridgeClient({})

/**
 * Puts events on the product's bus, in order. Answers how many from the start were taken: the first refused one and
 * all after it must be given again (some of those may be on the bus already; consumers know them by their id).
 */
export async function publicarEventos(eventos: readonly Evento[]): Promise<number> {
  for (let start = 0; start < eventos.length; start += BATCH) {
    const batch = eventos.slice(start, start + BATCH)
    const { FailedEntryCount = 0, Entries = [] } = await client.send(
      new PutEventsCommand({
        Entries: batch.map(({ tipo, detalhe }) => ({
          EventBusName: env('BARRAMENTO'),
          Source: SOURCE,
          DetailType: tipo,
          Time: new Date(detalhe.em),
          Detail: JSON.stringify(detalhe),
        })),
      }),
    )
    const taken = FailedEntryCount === 0 ? batch : []
    for (const { tipo, detalhe } of taken)
      logger.info('Event published', { evento: tipo, ...correlacaoDe(detalhe) })
    if (taken.length > 0) continue
    const refused = Entries.findIndex(({ ErrorCode }) => ErrorCode !== undefined)
    logger.error('The bus refused events', { quantos: FailedEntryCount, erro: Entries[refused]?.ErrorCode })
    return start + Math.max(refused, 0)
  }
  return eventos.length
}
