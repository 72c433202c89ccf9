import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware'
import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import type { Trigger } from '#domain/base/contrato.ts'
import { DomainError, problema } from '#domain/base/erros.ts'
import { logger, publishMetrics } from './log.ts'
import { daChamada, emRastro } from './rastro.ts'

/** What every user-pool trigger is given; it answers the event with its response filled in. */
export interface TriggerEvent {
  readonly userPoolId: string
  readonly userName: string
  readonly request: {
    readonly userAttributes?: Readonly<Record<string, string>>
    /**
     * True for a name without a user: the pool runs the trigger all the same, so that timing does not reveal who has an
     * account.
     */
    readonly userNotFound?: boolean
    /** Custom authentication: what was asked and answered so far. */
    readonly session?: readonly { readonly challengeName: string; readonly challengeResult: boolean }[]
    readonly challengeAnswer?: string
    /** What the caller of the pool passed along; only our own functions can call it. */
    readonly clientMetadata?: Readonly<Record<string, string>>
  }
  readonly response: Readonly<Record<string, unknown>>
}

export type TriggerHandler = (event: TriggerEvent, context: Context) => Promise<TriggerEvent>

/**
 * A user-pool trigger: `run` answers the response's fields. What it throws refuses the sign-in, and its message
 * reaches the person: a refusal's own sentence, otherwise a fixed one.
 */
export function trigger(
  declared: Trigger,
  run: (event: TriggerEvent, call: { readonly now: Date }) => Promise<Readonly<Record<string, unknown>>>,
): TriggerHandler {
  const entrada = middy<TriggerEvent, TriggerEvent>()
    .use(injectLambdaContext(logger, { resetKeys: true }))
    .use(publishMetrics())
    .handler(async (event, context) => {
      try {
        const response = await run(event, { now: new Date() })
        return { ...event, response: { ...event.response, ...response } }
      } catch (error) {
        throw new Error(sentence(error, context.awsRequestId), { cause: error })
      }
    }) as TriggerHandler
  return (event, context) =>
    emRastro({ ...daChamada(context), gatilho: declared.nome }, () => entrada(event, context))
}

function sentence(error: unknown, requestId: string): string {
  if (error instanceof DomainError) {
    logger.info('Sign-in refused', { codigo: error.codigo })
    return problema(error, requestId).detail
  }
  logger.error('Trigger failed', { error: error instanceof Error ? error : String(error) })
  return problema(new DomainError('erro_interno'), requestId).detail
}
