import { Stack } from 'aws-cdk-lib'
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'
import type { Funcoes } from './funcoes.ts'
import { retencaoDosRegistros } from './registros.ts'

const STAGE = 'ws'

export interface TempoRealProps {
  readonly estagio: Estagio
  readonly chaveDosRegistros: kms.IKey
}

/** The WebSocket API: one route for each declared action, connections admitted by a single-use ticket. */
export class TempoReal extends Construct {
  private authorizer: WebSocketLambdaAuthorizer | undefined
  readonly api: apigw.WebSocketApi
  readonly arn: string

  constructor(scope: Construct, id: string, { estagio, chaveDosRegistros }: TempoRealProps) {
    super(scope, id)
    this.api = new apigw.WebSocketApi(this, 'Socket', { routeSelectionExpression: '$request.body.acao' })
    this.arn = this.api.arnForExecuteApiV2('*/@connections/*', STAGE)
    const registro = new logs.LogGroup(this, 'Acessos', {
      retention: retencaoDosRegistros(estagio),
      encryptionKey: chaveDosRegistros,
    })
    new apigw.WebSocketStage(this, 'Estagio', {
      webSocketApi: this.api,
      stageName: STAGE,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new apigw.LogGroupLogDestination(registro) },
    })
  }

  /** Where Lambdas post messages to connections. */
  get endpoint(): string {
    return `https://${this.api.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com/${STAGE}`
  }

  /** Lets the declared authorizer admit connections. */
  admit(funcoes: Funcoes): void {
    for (const [declared, fn] of funcoes.ofType('socket-authorizer'))
      this.authorizer = new WebSocketLambdaAuthorizer(`Autorizador-${declared.nome}`, fn, {
        identitySource: ['route.request.querystring.ticket'],
      })
  }

  /** One route for each declared action of a stack. */
  addRoutes(pilha: Stack, funcoes: Funcoes): void {
    for (const [action, fn] of funcoes.ofType('socket'))
      new apigw.WebSocketRoute(pilha, `Acao-${action.rota}`, {
        webSocketApi: this.api,
        routeKey: action.rota,
        integration: new WebSocketLambdaIntegration(`Integracao-${action.nome}`, fn),
        authorizer: action.rota === '$connect' ? this.authorizer : undefined,
      })
  }
}
