import { EVENTOS } from '#domain/eventos/eventos.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import { assinarDocumento, assinarPendentes } from './assinatura.ts'

/** A document was issued, or its doctor opened a signing session: whatever waits is signed. */
export const handler = queue(async ({ tipo, detalhe }) => {
  if (tipo === 'certificado.status') {
    const { medico_id, para } = EVENTOS[tipo].parse(detalhe)
    if (para === 'conectado') await assinarPendentes(medico_id, new Date())
    return
  }
  const { documento_id, para } = EVENTOS['documento.status'].parse(detalhe)
  if (para === 'created') await assinarDocumento(documento_id, new Date())
})
