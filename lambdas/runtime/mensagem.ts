import type * as z from 'zod/mini'
import type { SocketAction } from '#domain/contrato.ts'
import { DomainError } from '#domain/erros.ts'
import { ritmoDa } from '#domain/tempo-real/conexao.ts'
import { desligar, recusar } from '#lambdas/providers/difusao.ts'
import { contarMensagem } from '#lambdas/store/ritmo.ts'
import { conexaoDe, type SocketCall, type SocketHandler, socket } from './socket.ts'

/**
 * A message of an open connection: as `socket`, but counted before it is read, whatever it says, for the person and not
 * for the connection, of which one may hold several. Who sends too many is not answered, then cut off (`RITMO`); a
 * refused message is answered with why.
 */
export function mensagem<I extends z.ZodMiniType>(
  action: SocketAction<I>,
  run: (input: z.output<I>, call: SocketCall) => Promise<void>,
): SocketHandler {
  const ler = socket(action, run, recusar)
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
