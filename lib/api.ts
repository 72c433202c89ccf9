import type { Stack } from 'aws-cdk-lib'
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { httpPath, type Operation } from '../domain/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'
import type { Estagio } from './estagios.ts'
import type { Funcoes } from './funcoes.ts'
import type { Identidade } from './identidade.ts'
import { retencaoDosRegistros } from './registros.ts'
import { limitarRotas, RITMOS, ritmoDaRota } from './ritmos.ts'

export interface ApiProps {
  readonly estagio: Estagio
  readonly identidade: Identidade
  readonly chaveDosRegistros: kms.IKey
}

/** An operation's route key. */
const rota = (operacao: Operation): string => `${operacao.metodo} ${httpPath(operacao)}`

/** The HTTP API and its JWT authorizer. */
export class Api extends Construct {
  readonly api: apigw.HttpApi
  private readonly jwt: HttpJwtAuthorizer
  private readonly registro: logs.LogGroup
  private readonly estagio: Estagio

  constructor(scope: Construct, id: string, { estagio, identidade, chaveDosRegistros }: ApiProps) {
    super(scope, id)
    const { pool, cliente } = identidade
    this.api = new apigw.HttpApi(this, 'Http', { createDefaultStage: false })
    this.jwt = new HttpJwtAuthorizer('Jwt', pool.userPoolProviderUrl, {
      jwtAudience: [cliente.userPoolClientId],
    })
    this.estagio = estagio
    this.registro = new logs.LogGroup(this, 'Acessos', {
      retention: retencaoDosRegistros(estagio),
      encryptionKey: chaveDosRegistros,
    })
  }

  /** Opens the API, once every route stands: a stage names only routes that exist. */
  abrir(pilha: Stack): void {
    const estagio = new apigw.HttpStage(pilha, 'Api', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: RITMOS.comum,
      accessLogSettings: { destination: new apigw.LogGroupLogDestination(this.registro) },
    })
    const ritmos = FUNCOES.flatMap((f) =>
      f.tipo === 'http' ? [[rota(f), ritmoDaRota(f, this.estagio)] as const] : [],
    )
    limitarRotas(estagio, ritmos)
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
