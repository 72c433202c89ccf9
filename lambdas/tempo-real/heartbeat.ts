import { DomainError } from '#domain/erros.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/providers/difusao.ts'
import { requireTier } from '#lambdas/runtime/actor.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** A doctor's beat over the open connection: what `doctor-presence` does over HTTP (D §7.1). */
export const handler = mensagem(tempoReal.heartbeat, async ({ especialidade }, { conexao, now }) => {
  const perfil = await usuarios.find(conexao.usuario_id)
  if (perfil?.tipo !== 'medico') throw new DomainError('sem_permissao')
  requireTier(perfil.access_tier, 'full')
  await presencas.bater(perfil.id, especialidade, now)
  await enviar(conexao, { evento: 'presente', dados: { especialidade, em: now.toISOString() } })
})
