import { EVENTOS } from '#domain/eventos/eventos.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import { assinarDocumento } from './assinatura.ts'

/** A document was issued: it is to be signed. */
export const handler = queue(async ({ detalhe }) => {
  const { documento_id, para } = EVENTOS['documento.status'].parse(detalhe)
  if (para === 'created') await assinarDocumento(documento_id, new Date())
})
