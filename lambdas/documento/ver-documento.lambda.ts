import { verDocumento } from '#domain/documento/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { anotar, documentoDe } from './ler-documento.ts'

/**
 * The status of a document. Its author polls it until it is signed; a read by anybody else is logged as a read of the
 * record.
 */
export const handler = semLimite(verDocumento, async ({ id }, { actor, now }) => {
  const documento = await documentoDe(actor, id)
  if (documento.medico_id !== actor.id) await anotar(documento, actor.id, 'ler', now)
  return documento
})
