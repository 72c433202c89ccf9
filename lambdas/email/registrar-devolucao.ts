import { lerDevolucao } from '#domain/email/devolucao.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'

/** A message came back or was marked as unwanted: its address gets no more of them. */
export const handler = queue(async ({ detalhe }) => {
  await supressoes.registrar(lerDevolucao(detalhe), new Date())
})
