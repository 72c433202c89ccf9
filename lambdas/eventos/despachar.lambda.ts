import { type Evento, eventosDe } from '#domain/eventos/eventos.ts'
import type { Mudanca } from '#domain/eventos/mudanca.ts'
import { publicarEventos } from '#lambdas/aws/barramento.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { streamBatch } from '#lambdas/runtime/stream.ts'

interface Despacho {
  readonly mudanca: Mudanca
  readonly evento: Evento
}

/** Every stored change of state becomes an event of the bus, in the order of the stream. */
export const handler = streamBatch(async (mudancas) => {
  const { despachos, ilegivel } = lerAteFalhar(mudancas)
  const taken = await publicarEventos(despachos.map(({ evento }) => evento))
  return despachos[taken]?.mudanca ?? ilegivel
})

/** The events of the changes before the first that cannot be read, so that they need not wait for it. */
function lerAteFalhar(mudancas: readonly Mudanca[]): {
  readonly despachos: readonly Despacho[]
  readonly ilegivel: Mudanca | undefined
} {
  const despachos: Despacho[] = []
  for (const mudanca of mudancas) {
    try {
      for (const evento of eventosDe(mudanca)) despachos.push({ mudanca, evento })
    } catch (error) {
      logger.error('Change without an event', { error: error instanceof Error ? error.name : 'error' })
      return { despachos, ilegivel: mudanca }
    }
  }
  return { despachos, ilegivel: undefined }
}
