import { relatosCsp } from '#domain/admin/contract.ts'
import { recusaDe } from '#domain/admin/relato-csp.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { publica } from '#lambdas/runtime/publica.ts'

/** What the content policy of the pages kept a browser from, into the log: a fault of ours, or somebody's try. */
export const handler = publica(relatosCsp, async ({ 'csp-report': relato }) => {
  logger.warn('Content policy refused', { ...recusaDe(relato) })
  return { registrado: true as const }
})
