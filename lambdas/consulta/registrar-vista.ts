import { EVENTOS } from '#domain/eventos/eventos.ts'
import * as z from 'zod/mini'
import { queue } from '#lambdas/runtime/stream.ts'
import * as vistas from '#lambdas/store/vistas.ts'

/**
 * The patient's access log names each doctor who saw them in the queue, beside and not before the doctor's answer: all
 * the free doctors of a specialty see an arrival at once, and a chain takes one line at a time.
 */
export const handler = queue(
  async ({ detalhe }) => vistas.registrar(z.parse(EVENTOS['fila.vista'], detalhe)),
  { umaPorVez: true },
)
