import type * as z from 'zod/mini'
import { type Acesso, contaDe, type Operation, type publico } from '#domain/base/contrato.ts'
import { atender, type Call, type ComOPerfil, type HttpHandler } from './http.ts'

/**
 * An operation whose contract says why it has no limit: like `http` without the counter, so that an operation that only
 * reads needs no write permission.
 * @throws Error for an operation that declares a limit
 */
export function semLimite<
  A extends Exclude<Acesso, typeof publico>,
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  operation: Operation<A, I, O>,
  run: (input: z.output<I>, call: Call<A>) => Promise<z.input<O>>,
  comOPerfil?: ComOPerfil<I>,
): HttpHandler {
  if (contaDe(operation) !== undefined) throw new Error(`"${operation.nome}" declares a limit`)
  return atender(operation, run, { comOPerfil })
}
