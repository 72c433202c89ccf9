import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware'
import middy from '@middy/core'
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent, Context } from 'aws-lambda'
import { throughCdn } from '#lambdas/runtime/endereco.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { daMesmaOrigem } from '#lambdas/runtime/origem.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import { sessaoSegue } from './sessao-segue.ts'

type AuthorizerHandler = (
  event: APIGatewayRequestAuthorizerEvent,
  context: Context,
) => Promise<APIGatewayAuthorizerResult>

/** Admits a connection that brings an unused, unexpired ticket; every later message carries the ticket's owner. */
export const handler: AuthorizerHandler = middy<
  APIGatewayRequestAuthorizerEvent,
  APIGatewayAuthorizerResult
>()
  .use(injectLambdaContext(logger, { resetKeys: true }))
  .handler(async ({ headers, methodArn, queryStringParameters }) => {
    // Browsers let any site open a socket; a ticket stolen from our page must not work from another origin.
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
