import { errosNavegador } from '#domain/admin/contract.ts'
import { semSensiveis } from '#domain/admin/sensivel.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { publica } from '#lambdas/runtime/publica.ts'

/** What went wrong in somebody's browser, into the log (P §2.2). */
export const handler = publica(errosNavegador, async ({ tipo, caminho, mensagem, correlation_id }) => {
  // Anybody may report: what looks like a person's data is not kept, whoever put it there.
  logger.error('Browser failure', {
    tipo,
    caminho: semSensiveis(caminho),
    ...(mensagem !== undefined && { mensagem: semSensiveis(mensagem) }),
    ...(correlation_id !== undefined && { correlation_id }),
  })
  return { registrado: true as const }
})
