import * as apigw from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { httpPath } from '../domain/contrato.ts'
import type { Estagio } from './estagios.ts'
import type { Funcoes } from './funcoes.ts'
import type { Identidade } from './identidade.ts'

export interface ApiProps {
  readonly estagio: Estagio
  readonly funcoes: Funcoes
  readonly identidade: Identidade
}

/** The HTTP API: one route for each declared operation, behind the JWT authorizer unless declared public. */
export class Api extends Construct {
  readonly api: apigw.HttpApi

  constructor(scope: Construct, id: string, { estagio, funcoes, identidade }: ApiProps) {
    super(scope, id)
    const { pool, cliente } = identidade
    this.api = new apigw.HttpApi(this, 'Http', { createDefaultStage: false })
    const jwt = new HttpJwtAuthorizer('Jwt', pool.userPoolProviderUrl, {
      jwtAudience: [cliente.userPoolClientId],
    })
    for (const [operacao, fn] of funcoes.ofType('http')) {
      const { nivel } = operacao.acesso
      this.api.addRoutes({
        path: httpPath(operacao),
        methods: [apigw.HttpMethod[operacao.metodo]],
        integration: new HttpLambdaIntegration(`Integracao-${operacao.nome}`, fn),
        authorizer: nivel === 'publico' || nivel === 'assinado' ? undefined : jwt,
      })
    }
    const registro = new logs.LogGroup(this, 'Acessos', { retention: estagio.retencaoDeLogs })
    new apigw.HttpStage(this, 'Estagio', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new apigw.LogGroupLogDestination(registro) },
    })
  }
}
