import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware'
import middy from '@middy/core'
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent, Context } from 'aws-lambda'
import { throughCdn } from '#lambdas/runtime/endereco.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { daMesmaOrigem } from '#lambdas/runtime/origem.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import { sessaoSegue } from './sessao-segue.ts'

export type AuthorizerHandler = (
  event: APIGatewayRequestAuthorizerEvent,
  context: Context,
) => Promise<APIGatewayAuthorizerResult>

/** Lets in whoever brings an unused ticket in time; every later message carries whose it was. */
export const handler: AuthorizerHandler = middy<
  APIGatewayRequestAuthorizerEvent,
  APIGatewayAuthorizerResult
>()
  .use(injectLambdaContext(logger, { resetKeys: true }))
  .handler(async ({ headers, methodArn, queryStringParameters }) => {
    // A browser opens sockets for any site; a ticket taken from our page opens none from another.
    if (!throughCdn(headers ?? {}) || !daMesmaOrigem(headers ?? {}))
      return policy('Deny', methodArn, 'anonimo')
    const ticket = queryStringParameters?.['ticket']
    const bilhete = ticket && (await conexoes.consumirBilhete(ticket, new Date()))
    if (!bilhete) return policy('Deny', methodArn, 'anonimo')
    const { usuario_id, correlacao, sessao, emitido_em } = bilhete
    if (!(await sessaoSegue({ usuario_id, sessao, desde: emitido_em })))
      return policy('Deny', methodArn, 'anonimo')
    const context = {
      usuario_id,
      emitido_em,
      ...(sessao !== undefined && { sessao }),
      ...(correlacao !== undefined && { correlacao }),
    }
    return { ...policy('Allow', methodArn, usuario_id), context }
  }) as AuthorizerHandler

const policy = (
  Effect: 'Allow' | 'Deny',
  Resource: string,
  principalId: string,
): APIGatewayAuthorizerResult => ({
  principalId,
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Action: 'execute-api:Invoke', Effect, Resource }],
  },
})
