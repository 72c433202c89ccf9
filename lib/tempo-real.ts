import { Stack } from 'aws-cdk-lib'
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'
import type { Funcoes } from './funcoes.ts'

const STAGE = 'ws'

/** The WebSocket API: one route for each declared action, connections admitted by a single-use ticket. */
export class TempoReal extends Construct {
  readonly api: apigw.WebSocketApi
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.api = new apigw.WebSocketApi(this, 'Socket', { routeSelectionExpression: '$request.body.acao' })
    this.arn = this.api.arnForExecuteApiV2('*/@connections/*', STAGE)
  }

  /** Where Lambdas post messages to connections. */
  get endpoint(): string {
    return `https://${this.api.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com/${STAGE}`
  }

  addRoutes(funcoes: Funcoes, estagio: Estagio): void {
    const [authorizer] = [...funcoes.ofType('socket-authorizer')].map(
      ([declared, fn]) =>
        new WebSocketLambdaAuthorizer(`Autorizador-${declared.nome}`, fn, {
          identitySource: ['route.request.querystring.ticket'],
        }),
    )
    for (const [action, fn] of funcoes.ofType('socket'))
      this.api.addRoute(action.rota, {
        integration: new WebSocketLambdaIntegration(`Integracao-${action.nome}`, fn),
        authorizer: action.rota === '$connect' ? authorizer : undefined,
      })
    const registro = new logs.LogGroup(this, 'Acessos', { retention: estagio.retencaoDeLogs })
    new apigw.WebSocketStage(this, 'Estagio', {
      webSocketApi: this.api,
      stageName: STAGE,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new apigw.LogGroupLogDestination(registro) },
    })
  }
}
