import * as acesso from '#domain/acesso/contract-chaves.ts'
import { DomainError } from '#domain/base/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { exigirFator } from '#lambdas/runtime/exigir-fator.ts'

/**
 * Removes one of the caller's passkeys and ends the sessions it opened on other devices. The last second factor of
 * somebody who must have one cannot be removed: otherwise the password alone would be enough to set up a new one.
 */
export const handler = http(acesso.retirarChave, async ({ chave_id }, { actor, now }) => {
  await exigirFator(actor, actor.perfil)
  if (!(await chaves.find(actor.id, chave_id))) throw new DomainError('nao_encontrado')
  const guarda = await fatores.guarda(actor.perfil)
  const { autenticador } = await fatores.doUsuario(actor.id)
  const aoMenos = guarda && !autenticador ? 2 : 1
  if (!(await chaves.retirar({ usuario_id: actor.id, id: chave_id, aoMenos, guarda }, now)))
    throw new DomainError('transicao_invalida', { detail: ULTIMA })
  const abertas = await sessoes.doUsuario(actor.id)
  const daChave = abertas.filter((sessao) => sessao.chave_id === chave_id && sessao.id !== actor.sessao_id)
  await Promise.all(daChave.map(async ({ id }) => sessoes.encerrar(actor.id, id, now)))
  return { retirada: true as const }
})

const ULTIMA =
  'É a sua única verificação em duas etapas. Crie outra chave, ou ligue um aplicativo autenticador, antes de retirar esta.'
