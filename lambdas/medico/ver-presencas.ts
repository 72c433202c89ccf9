import { verPresencas } from '#domain/medico/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as presencas from '#lambdas/store/presencas.ts'

/** Doctors available in a specialty: what the patient's count and estimate are made of (P §7). */
export const handler = semLimite(verPresencas, async ({ especialidade }, { now }) => ({
  presencas: await presencas.naEspecialidade(especialidade, now),
}))
