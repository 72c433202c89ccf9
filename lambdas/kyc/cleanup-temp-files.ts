import { cleanupTempFiles } from '#domain/kyc/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as envios from '#lambdas/store/kyc-envios.ts'
import * as imagens from '#lambdas/store/kyc-imagens.ts'

const HORA = 60 * 60 * 1000

/** Deletes the caller's own temporary pictures that are older than asked for. */
export const handler = http(cleanupTempFiles, async ({ max_age_hours, dry_run = false }, { actor, now }) => {
  const limite = new Date(now.getTime() - max_age_hours * HORA).toISOString()
  const velhos = (await envios.doUsuario(actor.id)).filter(({ created_at }) => created_at <= limite)
  if (!dry_run)
    for (const envio of velhos) {
      await imagens.apagar(envio.caminho)
      await envios.esquecer(envio)
    }
  return {
    success: true,
    files_found: velhos.length,
    files_deleted: dry_run ? 0 : velhos.length,
    dry_run,
  }
})
