import { Stack } from 'aws-cdk-lib'
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { httpPath, type Operation } from '../domain/base/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'
import type { Estagio } from './estagios.ts'
import { type Funcoes, funcaoPeloNome } from './funcoes.ts'
import type { Identidade } from './identidade.ts'
import { FORMATO, retencaoDosRegistros } from './logs.ts'
import { limitarRotas, RITMOS, ritmoDaRota } from './ritmos-das-rotas.ts'

interface ApiProps {
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

  /** Lets the API call these functions, each by its own path alone. */
  permitir(funcoes: Funcoes): void {
    for (const [operacao, fn] of funcoes.ofType('http'))
      fn.addPermission('Api', {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: Stack.of(fn).formatArn({
          service: 'execute-api',
          resource: this.api.apiId,
          resourceName: `*/*${httpPath(operacao)}`,
        }),
      })
  }

  /**
   * One route for each declared operation, behind the JWT authorizer unless declared public, and the stage that names
   * their paces: all in one stack, so that a stage never names a route that is not there, nor two stacks change one
   * API.
   */
  abrir(pilha: Stack): void {
    const operacoes = FUNCOES.filter((f) => f.tipo === 'http')
    const rotas = operacoes.map((operacao) => {
      const { nivel } = operacao.acesso
      return new apigw.HttpRoute(pilha, `Rota-${operacao.nome}`, {
        httpApi: this.api,
        routeKey: apigw.HttpRouteKey.with(httpPath(operacao), apigw.HttpMethod[operacao.metodo]),
        integration: new HttpLambdaIntegration(
          `Integracao-${operacao.nome}`,
          funcaoPeloNome(pilha, this.estagio, operacao),
        ),
        authorizer: nivel === 'publico' || nivel === 'assinado' ? undefined : this.jwt,
      })
    })
    const estagio = new apigw.HttpStage(pilha, 'Api', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: RITMOS.comum,
      accessLogSettings: {
        destination: new apigw.LogGroupLogDestination(this.registro),
        format: FORMATO.http,
      },
    })
    estagio.node.addDependency(...rotas)
    limitarRotas(
      estagio,
      operacoes.map((operacao) => [rota(operacao), ritmoDaRota(operacao, this.estagio)] as const),
    )
  }
}
