import { Stack } from 'aws-cdk-lib'
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway'
import * as iam from 'aws-cdk-lib/aws-iam'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { FUNCOES } from '../domain/contratos.ts'
import type { Estagio } from './estagios.ts'
import { type Funcoes, funcaoPeloNome } from './funcoes.ts'
import { FORMATO, retencaoDosRegistros } from './logs.ts'
import { limitarRotas, RITMOS, ritmoDaRota } from './ritmos-das-rotas.ts'

const STAGE = 'ws'

interface TempoRealProps {
  readonly estagio: Estagio
  readonly chaveDosRegistros: kms.IKey
}

/** The WebSocket API: one route for each declared action, connections admitted by a single-use ticket. */
export class TempoReal extends Construct {
  private authorizer: WebSocketLambdaAuthorizer | undefined
  readonly api: apigw.WebSocketApi
  readonly arn: string
  private readonly registro: logs.LogGroup
  private readonly estagio: Estagio

  constructor(scope: Construct, id: string, { estagio, chaveDosRegistros }: TempoRealProps) {
    super(scope, id)
    this.api = new apigw.WebSocketApi(this, 'Socket', { routeSelectionExpression: '$request.body.acao' })
    this.arn = this.api.arnForExecuteApiV2('*/@connections/*', STAGE)
    this.estagio = estagio
    this.registro = new logs.LogGroup(this, 'Acessos', {
      retention: retencaoDosRegistros(estagio),
      encryptionKey: chaveDosRegistros,
    })
  }

  /** Lets the API call these functions, each by its own action alone. */
  permitir(funcoes: Funcoes): void {
    for (const [acao, fn] of funcoes.ofType('socket'))
      fn.addPermission('Socket', {
        principal: new iam.ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: Stack.of(fn).formatArn({
          service: 'execute-api',
          resource: this.api.apiId,
          resourceName: `*${acao.rota}`,
        }),
      })
  }

  /** One route for each declared action, and the stage that names their paces. */
  abrir(pilha: Stack): void {
    const acoes = FUNCOES.filter((f) => f.tipo === 'socket')
    const rotas = acoes.map(
      (acao) =>
        new apigw.WebSocketRoute(pilha, `Acao-${acao.rota}`, {
          webSocketApi: this.api,
          routeKey: acao.rota,
          integration: new WebSocketLambdaIntegration(
            `Integracao-${acao.nome}`,
            funcaoPeloNome(pilha, this.estagio, acao),
          ),
          authorizer: acao.rota === '$connect' ? this.authorizer : undefined,
        }),
    )
    const estagio = new apigw.WebSocketStage(pilha, 'Socket', {
      webSocketApi: this.api,
      stageName: STAGE,
      autoDeploy: true,
      throttle: RITMOS.comum,
      accessLogSettings: {
        destination: new apigw.LogGroupLogDestination(this.registro),
        format: FORMATO.socket,
      },
    })
    estagio.node.addDependency(...rotas, registrosDaConta(pilha))
    limitarRotas(
      estagio,
      acoes.map((acao) => [acao.rota, ritmoDaRota(acao, this.estagio)] as const),
    )
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
}

/**
 * A WebSocket stage logs only where the account has named the role to log by; there is one for all of a region's
 * APIs.
 */
function registrosDaConta(pilha: Stack): CfnAccount {
  const papel = new iam.Role(pilha, 'PapelDosRegistros', {
    assumedBy: new iam.ServicePrincipal('apigateway.amazonaws.com'),
    managedPolicies: [
      iam.ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
    ],
  })
  return new CfnAccount(pilha, 'Conta', { cloudWatchRoleArn: papel.roleArn })
}
