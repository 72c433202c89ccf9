import { DomainError } from '#domain/base/erros.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/aws/difusao.ts'
import { requireTier } from '#lambdas/runtime/actor.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** A doctor's heartbeat over the open connection: the same as `doctor-presence` over HTTP (D §7.1). */
export const handler = mensagem(tempoReal.heartbeat, async ({ especialidade }, { conexao, now }) => {
  const perfil = await usuarios.find(conexao.usuario_id)
  if (perfil?.tipo !== 'medico') throw new DomainError('sem_permissao')
  requireTier(perfil.access_tier, 'full')
  await presencas.bater(perfil.id, especialidade, now)
  await enviar(conexao, { evento: 'presente', dados: { especialidade, em: now.toISOString() } })
})
