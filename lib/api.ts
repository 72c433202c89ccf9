import type { Stack } from 'aws-cdk-lib'
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { httpPath } from '../domain/contrato.ts'
import type { Estagio } from './estagios.ts'
import type { Funcoes } from './funcoes.ts'
import type { Identidade } from './identidade.ts'
import { retencaoDosRegistros } from './registros.ts'

export interface ApiProps {
  readonly estagio: Estagio
  readonly identidade: Identidade
  readonly chaveDosRegistros: kms.IKey
}

/** The HTTP API and its JWT authorizer. */
export class Api extends Construct {
  readonly api: apigw.HttpApi
  private readonly jwt: HttpJwtAuthorizer

  constructor(scope: Construct, id: string, { estagio, identidade, chaveDosRegistros }: ApiProps) {
    super(scope, id)
    const { pool, cliente } = identidade
    this.api = new apigw.HttpApi(this, 'Http', { createDefaultStage: false })
    this.jwt = new HttpJwtAuthorizer('Jwt', pool.userPoolProviderUrl, {
      jwtAudience: [cliente.userPoolClientId],
    })
    const registro = new logs.LogGroup(this, 'Acessos', {
      retention: retencaoDosRegistros(estagio),
      encryptionKey: chaveDosRegistros,
    })
    new apigw.HttpStage(this, 'Estagio', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new apigw.LogGroupLogDestination(registro) },
    })
  }

  /** One route for each declared operation of a stack, behind the JWT authorizer unless declared public. */
  addRoutes(pilha: Stack, funcoes: Funcoes): void {
    for (const [operacao, fn] of funcoes.ofType('http')) {
      const { nivel } = operacao.acesso
      new apigw.HttpRoute(pilha, `Rota-${operacao.nome}`, {
        httpApi: this.api,
        routeKey: apigw.HttpRouteKey.with(httpPath(operacao), apigw.HttpMethod[operacao.metodo]),
        integration: new HttpLambdaIntegration(`Integracao-${operacao.nome}`, fn),
        authorizer: nivel === 'publico' || nivel === 'assinado' ? undefined : this.jwt,
      })
    }
  }
}
