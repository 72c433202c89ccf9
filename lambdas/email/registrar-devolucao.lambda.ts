import { lerDevolucao } from '#domain/email/devolucao.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'

/** A message bounced or was marked as unwanted: its address gets no further ones. */
export const handler = queue(async ({ detalhe }) => {
  await supressoes.registrar(lerDevolucao(detalhe), new Date())
})
