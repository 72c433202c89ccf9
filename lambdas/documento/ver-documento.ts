import { verDocumento } from '#domain/documento/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { anotar, lerComo } from './acesso.ts'

/** Where a document stands. Its author asks until it is signed; anybody else's look is a read of the record. */
export const handler = semLimite(verDocumento, async ({ id }, { actor, now }) => {
  const documento = await lerComo(actor.id, id)
  if (documento.medico_id !== actor.id) await anotar(documento, actor.id, 'ler', now)
  return documento
})
