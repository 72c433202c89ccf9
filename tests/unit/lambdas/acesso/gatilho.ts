import type { TriggerEvent, TriggerHandler } from '#lambdas/runtime/trigger.ts'
import { CONTEXT } from '../../../support/invoke.ts'

/** Runs a trigger as the user pool would and answers the response. */
export async function disparar(
  handler: TriggerHandler,
  userName: string,
  request: TriggerEvent['request'] = {},
): Promise<TriggerEvent['response']> {
  const event = { userPoolId: 'sa-east-1_Unit', userName, request, response: {} }
  return (await handler(event, CONTEXT)).response
}
