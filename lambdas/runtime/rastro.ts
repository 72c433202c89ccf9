import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from 'aws-lambda'

/**
 * The context of a call: the correlation id of the browser session that set it off (P §3), and what is being done.
 * Every line logged and every item written meanwhile carries it, so that one id finds everything.
 */
export interface Rastro {
  readonly correlation_id?: string | undefined
  readonly [campo: string]: string | undefined
}

const atual = new AsyncLocalStorage<Rastro>()

/** Runs something with these fields added to the current context. */
export const emRastro = <T>(rastro: Rastro, run: () => T): T =>
  atual.run({ ...rastroAtual(), ...rastro }, run)

/** The context of the running call; empty outside of any. */
export const rastroAtual = (): Rastro => atual.getStore() ?? {}

export const correlacaoAtual = (): string | undefined => rastroAtual().correlation_id

/** The context fields of this Lambda invocation. */
export const daChamada = ({ functionName, awsRequestId }: Context): Rastro => ({
  function_name: functionName,
  function_request_id: awsRequestId,
})

/** Name of the attribute, of an item or an event, that carries the id on. */
export const CORRELACAO = 'correlacao'

/** The correlation id that an item, event or message brought along; nothing when it brought none. */
export function correlacaoDe(
  portador: Readonly<Record<string, unknown>> | undefined,
): Pick<Rastro, 'correlation_id'> {
  const id = portador?.[CORRELACAO]
  return typeof id === 'string' ? { correlation_id: id } : {}
}
