import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from 'aws-lambda'

/**
 * What a call is part of: the correlation id of the browser's session that set it off (P §3), and what is being done.
 * Every line logged and every item written while it runs carries it, so one id tells the whole story.
 */
export interface Rastro {
  readonly correlation_id?: string | undefined
  readonly [campo: string]: string | undefined
}

const atual = new AsyncLocalStorage<Rastro>()

/** Runs something as part of what is already going on, and of this. */
export const emRastro = <T>(rastro: Rastro, run: () => T): T =>
  atual.run({ ...rastroAtual(), ...rastro }, run)

/** What the running call is part of; empty outside of any. */
export const rastroAtual = (): Rastro => atual.getStore() ?? {}

export const correlacaoAtual = (): string | undefined => rastroAtual().correlation_id

/** Which invocation it is. */
export const daChamada = ({ functionName, awsRequestId }: Context): Rastro => ({
  function_name: functionName,
  function_request_id: awsRequestId,
})

/** What tells a provider which story its request belongs to; the same name the browser uses to us. */
export function cabecalhoDoRastro(): Readonly<Record<string, string>> {
  const id = correlacaoAtual()
  return id === undefined ? {} : { 'x-correlation-id': id }
}

/** Name of the attribute, of an item or an event, that carries the id on. */
export const CORRELACAO = 'correlacao'

/** The id an item, event or message of ours brought along; nothing when it brought none. */
export function correlacaoDe(
  portador: Readonly<Record<string, unknown>> | undefined,
): Pick<Rastro, 'correlation_id'> {
  const id = portador?.[CORRELACAO]
  return typeof id === 'string' ? { correlation_id: id } : {}
}
