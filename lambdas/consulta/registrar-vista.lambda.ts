import { EVENTOS } from '#domain/eventos/eventos.ts'
import * as z from 'zod/mini'
import { queue } from '#lambdas/runtime/stream.ts'
import * as vistas from '#lambdas/consulta/store/vistas-na-fila.ts'

/**
 * Writes to the patient's access log each doctor who saw them in the queue, those of one offer together. It runs after
 * the doctors were told: a chain takes only one item at a time.
 */
export const handler = queue(
  async ({ detalhe }) => {
    const { medicos, ...vista } = z.parse(EVENTOS['fila.vista'], detalhe)
    await vistas.registrar(vista, medicos)
  },
  { umaPorVez: true },
)
