import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Kyc } from '#domain/kyc/corrida.ts'
import { eEtapa } from '#domain/kyc/progresso.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'

/**
 * The person's identity check, when pictures may be sent for it now: not approved, and no run under way.
 * @throws DomainError transicao_invalida, conflito when the account has none
 */
export async function exigirAberto(perfil: Usuario): Promise<Kyc> {
  if (perfil.kyc_status === 'approved')
    throw new DomainError('transicao_invalida', { detail: 'Sua identidade já foi verificada.' })
  const atual = await kyc.find(perfil.id)
  if (!atual) throw new DomainError('conflito')
  if (eEtapa(atual.current_state))
    throw new DomainError('transicao_invalida', {
      detail: 'Uma verificação já está em andamento. Aguarde o resultado.',
    })
  return atual
}
