import type * as z from 'zod/mini'
import type { PerfilNaConexao, SocketAction } from '#domain/base/contrato.ts'
import { requireAccess } from './actor.ts'
import { responder } from './mensagem.ts'
import type { SocketCall, SocketHandler } from './socket.ts'

/** A `mensagem` that only those may send whom its contract names, as with an operation over HTTP. */
export const mensagemDePerfil = <I extends z.ZodMiniType>(
  action: SocketAction<I, PerfilNaConexao>,
  run: (input: z.output<I>, call: SocketCall) => Promise<void>,
): SocketHandler => responder(action, run, async (entrada) => requireAccess(action.acesso, entrada))
