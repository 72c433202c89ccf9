import * as acesso from '#domain/acesso/contract-chaves.ts'
import { DomainError } from '#domain/base/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { conferirUso } from './cerimonia.ts'

/** The caller proves again who they are with a passkey of their own account; only this session counts as proven. */
export const handler = http(acesso.provarComChave, async ({ resposta }, { actor, now }) => {
  const { usuario_id } = await conferirUso(resposta, now)
  if (usuario_id !== actor.id)
    throw new DomainError('credenciais_invalidas', { detail: 'Esta chave de acesso é de outra conta.' })
  if (!(await sessoes.confirmar(actor.id, actor.sessao_id ?? '', true, now)))
    throw new DomainError('nao_autenticado')
  return { passo: 'provado' as const }
})
