import { verPresencas } from '#domain/medico/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as presencas from '#lambdas/store/presencas.ts'

/** Doctors available in a specialty: what the patient's count and estimate are made of (P §7). */
export const handler = http(verPresencas, async ({ especialidade }, { now }) => ({
  presencas: await presencas.naEspecialidade(especialidade, now),
}))
