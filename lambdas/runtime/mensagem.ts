import type * as z from 'zod/mini'
import type { SocketAction, sessao } from '#domain/base/contrato.ts'
import { DomainError } from '#domain/base/erros.ts'
import { ritmoDa } from '#domain/tempo-real/conexao.ts'
import { desligar, recusar } from '#lambdas/aws/difusao.ts'
import { contarMensagem } from '#lambdas/store/ritmo-de-mensagens.ts'
import type { EntradaDaConexao } from './actor.ts'
import { conexaoDe, type SocketCall, type SocketHandler, socket } from './socket.ts'

/**
 * A message on an open connection: a `socket` with a rate limit. Every message counts before it is parsed, and per
 * person, who may hold several connections. Above the limit the person is told once, then messages are dropped, then
 * the connection is closed (`RITMO`). A message refused for any other reason is answered with the reason. What not
 * everybody on a connection may send uses `mensagemDePerfil` (mensagem-de-perfil.ts).
 */
export const mensagem = <I extends z.ZodMiniType>(
  action: SocketAction<I, typeof sessao>,
  run: (input: z.output<I>, call: SocketCall) => Promise<void>,
): SocketHandler => responder(action, run)

/** What both kinds of message have in common; a handler uses one of those. */
export function responder<I extends z.ZodMiniType>(
  action: SocketAction<I>,
  run: (input: z.output<I>, call: SocketCall) => Promise<void>,
  antes?: (entrada: EntradaDaConexao) => Promise<void>,
): SocketHandler {
  const ler = socket(action, run, { refuse: recusar, antes })
  return async (event, context) => {
    const conexao = conexaoDe(event)
    if (!conexao) return ler(event, context)
    const ritmo = ritmoDa(await contarMensagem(conexao.usuario_id, new Date()))
    if (ritmo === 'segue') return ler(event, context)
    if (ritmo === 'avisa') await recusar(conexao, action.rota, new DomainError('muitas_tentativas'))
    if (ritmo === 'corta') await desligar(conexao)
    return { statusCode: 429 }
  }
}
