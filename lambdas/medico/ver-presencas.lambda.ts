import { MAXIMO_DE_PRESENCAS } from '#domain/medico/presenca.ts'
import { verPresencas } from '#domain/medico/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import * as situacoes from '#lambdas/consulta/store/situacao-da-fila.ts'

/**
 * Doctors available in a specialty, from which the patient's count and estimate are computed (P §7). When there are
 * more than are listed, their number is the last one measured, because everybody who waits asks often.
 */
export const handler = semLimite(verPresencas, async ({ especialidade }, { now }) => {
  const vistas = await presencas.naEspecialidade(especialidade, now, MAXIMO_DE_PRESENCAS)
  const medida = vistas.length < MAXIMO_DE_PRESENCAS ? undefined : await situacoes.ultima(especialidade, now)
  return { presencas: vistas, online: Math.max(vistas.length, medida?.livres ?? 0) }
})
