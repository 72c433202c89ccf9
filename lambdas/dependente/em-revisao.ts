import { DomainError } from '#domain/base/erros.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'

/** A bond while it waits for a person. @throws DomainError nao_encontrado */
export async function vinculoEmRevisao(responsavel_id: string, dependente_id: string): Promise<Vinculo> {
  const vinculo = await vinculos.find(responsavel_id, dependente_id)
  if (vinculo?.status !== 'em_revisao') throw new DomainError('nao_encontrado')
  return vinculo
}
