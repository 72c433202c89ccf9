import { DomainError } from '#domain/base/erros.ts'
import { dadosProfissionais } from '#domain/medico/contract-dados.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { dadosDe } from './dados.ts'

/** The caller's own professional data. */
export const handler = semLimite(dadosProfissionais, async (_input, { actor }) => {
  const medico = await medicos.find(actor.id)
  if (!medico) throw new DomainError('nao_encontrado')
  return dadosDe(medico)
})
