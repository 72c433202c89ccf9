import { EVENTOS } from '#domain/eventos/eventos.ts'
import * as z from 'zod/mini'
import { queue } from '#lambdas/runtime/stream.ts'
import * as vistas from '#lambdas/store/vistas-na-fila.ts'

/**
 * Writes to the patient's access log each doctor who saw them in the queue. It runs after the doctor was answered: all
 * free doctors of a specialty see an arrival at once, and a chain takes only one line at a time.
 */
export const handler = queue(
  async ({ detalhe }) => vistas.registrar(z.parse(EVENTOS['fila.vista'], detalhe)),
  { umaPorVez: true },
)
