import { DomainError } from '#domain/base/erros.ts'
import { medicoEu } from '#domain/medico/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as medicos from '#lambdas/store/medicos.ts'

/** The caller's own registration. */
export const handler = semLimite(medicoEu, async (_input, { actor }) => {
  const [medico, especialidades] = await Promise.all([
    medicos.find(actor.id),
    medicos.especialidades(actor.id),
  ])
  if (!medico) throw new DomainError('nao_encontrado')
  return { ...medico, nome_oficial: medico.nome_oficial ?? null, especialidades }
})
