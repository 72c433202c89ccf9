import { lerEmailDevolvido } from '#domain/email/email-devolvido.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'

/** A message bounced or was marked as unwanted: its address gets no further ones. */
export const handler = queue(async ({ detalhe }) => {
  await supressoes.registrar(lerEmailDevolvido(detalhe), new Date())
})
