import { relatosCsp } from '#domain/admin/contract.ts'
import { recusaDe } from '#domain/admin/relato-csp.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { publica } from '#lambdas/runtime/publica.ts'

/** Logs what the content security policy kept a browser from doing: either a fault of ours or an attack. */
export const handler = publica(relatosCsp, async ({ 'csp-report': relato }) => {
  logger.warn('Content policy refused', { ...recusaDe(relato) })
  return { registrado: true as const }
})
