import { cleanupTempFiles } from '#domain/kyc/contract.ts'
import { ladosDe } from '#domain/kyc/corrida.ts'
import type { Envio } from '#domain/kyc/envio.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import { apagarEnvio, emAberto } from './fotos/limpeza.ts'

const HORA = 60 * 60 * 1000

/**
 * Deletes the caller's own temporary pictures that are older than asked for, except those that a side was read from or
 * that an open run has not examined yet.
 */
export const handler = http(cleanupTempFiles, async ({ max_age_hours, dry_run = false }, { actor, now }) => {
  const limite = new Date(now.getTime() - max_age_hours * HORA).toISOString()
  const { atual, presos } = await emAberto(actor.id)
  const precisa = ({ caminho }: Envio) =>
    presos.has(caminho) || (atual !== undefined && ladosDe(atual, caminho).length > 0)
  const velhos = (await envios.doUsuario(actor.id)).filter(
    (envio) => envio.created_at <= limite && !precisa(envio),
  )
  let files_deleted = 0
  if (!dry_run)
    for (const envio of velhos)
      try {
        await apagarEnvio(envio, atual, now)
        files_deleted++
      } catch (error) {
        // The person has just continued the check, so the picture may be needed.
        if (!(error instanceof ConditionFailed)) throw error
      }
  return { success: true, files_found: velhos.length, files_deleted, dry_run }
})
