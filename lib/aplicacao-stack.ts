import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { Api } from './api.ts'
import type { DadosStack } from './dados-stack.ts'
import { Email, nomeDoConjunto } from './email.ts'
import type { Estagio } from './estagios.ts'
import { Eventos, nomeDoBarramento } from './eventos.ts'
import { arnDaMaquina, Fluxos } from './fluxos.ts'
import { Funcoes } from './funcoes.ts'
import { Identidade } from './identidade.ts'
import { reconhecer } from './reconhecimentos.ts'
import { origem, parametro } from './origem.ts'
import { conceder } from './permissoes.ts'
import { TempoReal } from './tempo-real.ts'

export interface AplicacaoStackProps extends StackProps {
  readonly estagio: Estagio
  readonly dados: DadosStack
}

/** The product: identity, functions, APIs, workflows, events. */
export class AplicacaoStack extends Stack {
  readonly api: Api
  readonly tempoReal: TempoReal
  /** What the browser must know, as `/config.json`. */
  readonly configDoSite: Readonly<Record<string, unknown>>

  constructor(scope: Construct, id: string, props: AplicacaoStackProps) {
    super(scope, id, props)
    const { estagio, dados } = props
    const provedor = (nome: string, url: string) => url || parametro(this, nome)
    const urlCartao = provedor('UrlCartao', estagio.cartao.url)

    this.tempoReal = new TempoReal(this, 'TempoReal')
    const funcoes = new Funcoes(this, 'Funcoes', {
      estagio,
      ambiente: {
        ESTAGIO: estagio.nome,
        ORIGEM: origem(this, estagio),
        TABELA: dados.tabela.tableName,
        BALDE_KYC: dados.baldes['kyc-uploads'].bucketName,
        BALDE_DOCS: dados.baldes['prontuario-docs'].bucketName,
        BARRAMENTO: nomeDoBarramento(estagio),
        MAQUINA_KYC: arnDaMaquina(this, estagio, 'kyc'),
        MAQUINA_EXPIRACAO: arnDaMaquina(this, estagio, 'expiracao'),
        REMETENTE: estagio.remetente,
        CONJUNTO_SES: nomeDoConjunto(estagio),
        PREFIXO_SEGREDOS: `acolhe/${estagio.nome}/`,
        REGIAO_TEXTRACT: estagio.regiaoTextract,
        REGIAO_REKOGNITION: estagio.regiaoRekognition,
        URL_CARTAO: urlCartao,
        URL_ASSINATURA: provedor('UrlAssinatura', estagio.urlAssinatura),
        URL_CONSELHO: provedor('UrlConselho', estagio.urlConselho),
        ICE: estagio.ice,
        SHARDS_FILA: String(estagio.shardsDaFila),
        PRAZOS: JSON.stringify(estagio.prazos),
        AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: this.tempoReal.endpoint,
        POWERTOOLS_LOG_LEVEL: estagio.nome === 'local' ? 'WARN' : 'INFO',
      },
    })
    const identidade = new Identidade(this, 'Identidade', { estagio, funcoes })
    // The pool names its triggers, so these cannot name the pool: they read it from their event.
    for (const tipo of ['http', 'step', 'socket', 'stream', 'evento', 'agenda'] as const)
      for (const [, fn] of funcoes.ofType(tipo)) {
        fn.addEnvironment('USER_POOL_ID', identidade.pool.userPoolId)
        fn.addEnvironment('USER_POOL_CLIENT_ID', identidade.cliente.userPoolClientId)
      }

    this.api = new Api(this, 'Api', { estagio, funcoes, identidade })
    this.tempoReal.addRoutes(funcoes, estagio)
    new Fluxos(this, 'Fluxos', { estagio, funcoes })
    const { barramento } = new Eventos(this, 'Eventos', { estagio, dados, funcoes })
    const email = new Email(this, 'Email', { estagio })
    conceder(funcoes, {
      dados,
      poolArn: identidade.pool.userPoolArn,
      barramentoArn: barramento.eventBusArn,
      socketArn: this.tempoReal.arn,
      emailArns: email.arns,
      maquinaArn: (maquina) => arnDaMaquina(this, estagio, maquina),
    })

    this.configDoSite = {
      region: this.region,
      user_pool_id: identidade.pool.userPoolId,
      user_pool_client_id: identidade.cliente.userPoolClientId,
      socket_url: '/ws',
      cartao: {
        adaptador: estagio.cartao.adaptador,
        chave_publica: estagio.cartao.chavePublica,
        origem: urlCartao,
      },
    }
    reconhecer(this, 'aplicacao')
    new CfnOutput(this, 'ConfigDoSite', { value: this.toJsonString(this.configDoSite) })
  }
}
