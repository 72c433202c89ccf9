import * as cadastro from '#domain/cadastro/contract.ts'
import { DomainError } from '#domain/erros.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import * as contas from '#lambdas/store/contas.ts'
import { mandarConfirmacao } from './confirmacao.ts'
import { exigirIdade } from './idade.ts'
import { meuPerfil } from './perfil.ts'

/** 'Revisar dados': own data is corrected until the identity is approved or somebody looks at it (estados §1). */
export const handler = http(cadastro.revisarDados, async (revisao, { actor, now }) => {
  const antes = actor.perfil
  if (antes.kyc_status === 'approved')
    throw new DomainError('campo_bloqueado', { extra: { requires_re_kyc: true } })
  if (antes.access_tier !== 'blocked') throw new DomainError('verificacao_pendente')
  if (revisao.data_nascimento !== undefined) exigirIdade(revisao.data_nascimento, now)
  const depois = await contas.revisar(antes, revisao, now)
  // Also when nothing changed here: a repeat finishes what a crash left between the two systems.
  if (revisao.email !== undefined) await cognito.mudarEmail(antes.id, depois.email, depois.email_confirmado)
  if (depois.email !== antes.email) {
    await tokens.invalidar(antes.id, now)
    await mandarConfirmacao(depois, now, `revisao#${depois.updated_at}`)
  }
  return meuPerfil(depois, actor)
})
