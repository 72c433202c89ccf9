import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import * as events from 'aws-cdk-lib/aws-events'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { FUNCOES } from '../domain/contratos.ts'
import { ambiente, urlDoCartao } from './ambiente.ts'
import { Api } from './api.ts'
import { nomeDoCanal } from './canais-de-video.ts'
import type { DadosStack } from './dados-stack.ts'
import { Email } from './email.ts'
import type { Estagio } from './estagios.ts'
import { nomeDaFila, nomeDoBarramento } from './eventos.ts'
import { arnDaMaquina } from './fluxos.ts'
import { Funcoes } from './funcoes.ts'
import { Identidade } from './identidade.ts'
import { arnsDoModelo } from './modelo-da-triagem.ts'
import { conceder, type Recursos } from './permissoes.ts'
import { reconhecer } from './reconhecimentos.ts'
import { arnsDoSms } from './sms.ts'
import { TempoReal } from './tempo-real.ts'

interface AplicacaoStackProps extends StackProps {
  readonly estagio: Estagio
  readonly dados: DadosStack
}

/** Functions that the pool or the WebSocket API name themselves: they live beside what names them. */
export const doNucleo = ({ tipo }: { readonly tipo: string }): boolean =>
  tipo === 'gatilho' || tipo === 'socket-authorizer'

/**
 * What the capabilities share: identity, the two APIs, the bus, the sender. Their functions are stacks of their own.
 */
export class AplicacaoStack extends Stack {
  readonly registros: readonly ILogGroup[]
  readonly identidade: Identidade
  readonly api: Api
  readonly tempoReal: TempoReal
  readonly barramento: events.EventBus
  /** What grants may name. */
  readonly recursos: Recursos
  /** What the browser must know in every stage, as `/config.json`. */
  readonly configDoSite: Readonly<Record<string, unknown>>

  constructor(scope: Construct, id: string, props: AplicacaoStackProps) {
    super(scope, id, props)
    const { estagio, dados } = props
    const { registros: chaveDosRegistros, segredos: chaveDosSegredos } = dados.chaves

    this.tempoReal = new TempoReal(this, 'TempoReal', { estagio, chaveDosRegistros })
    const funcoes = new Funcoes(this, 'Funcoes', {
      estagio,
      chaveDosRegistros,
      chaveDosSegredos,
      funcoes: FUNCOES.filter(doNucleo),
      // The pool names its triggers, so these cannot name the pool: they read it from their event.
      ambiente: ambiente(this, { estagio, dados, tempoReal: this.tempoReal }),
    })
    this.registros = funcoes.registros
    this.identidade = new Identidade(this, 'Identidade', { estagio, funcoes })
    this.api = new Api(this, 'Api', { estagio, chaveDosRegistros, identidade: this.identidade })
    this.tempoReal.admit(funcoes)
    this.barramento = new events.EventBus(this, 'Barramento', { eventBusName: nomeDoBarramento(estagio) })
    this.recursos = {
      dados,
      poolArn: this.identidade.pool.userPoolArn,
      barramentoArn: this.barramento.eventBusArn,
      socketArn: this.tempoReal.arn,
      emailArns: new Email(this, 'Email', { estagio }).arns,
      smsArns: arnsDoSms(this, estagio),
      modeloArns: arnsDoModelo(this, estagio),
      maquinaArn: (maquina) => arnDaMaquina(this, estagio, maquina),
      provaDeVida: estagio.provaDeVida !== undefined,
      colecaoArn: dados.colecao.attrArn,
      canaisDeVideoArn:
        estagio.canaisDeVideo > 0
          ? this.formatArn({
              service: 'kinesisvideo',
              resource: 'channel',
              resourceName: `${nomeDoCanal(estagio, '*')}/*`,
            })
          : undefined,
      falhasArn: this.formatArn({ service: 'sqs', resource: nomeDaFila(estagio, 'falhas', '*') }),
      filasArn: this.formatArn({ service: 'sqs', resource: nomeDaFila(estagio, 'fila', '*') }),
    }
    conceder(funcoes, this.recursos)

    this.configDoSite = {
      region: this.region,
      user_pool_id: this.identidade.pool.userPoolId,
      user_pool_client_id: this.identidade.cliente.userPoolClientId,
      socket_url: '/ws',
      cartao: {
        adaptador: estagio.cartao.adaptador,
        chave_publica: dados.chavePublicaDoCartao,
        origem: urlDoCartao(this, estagio),
      },
      // On one machine a picture may stand in for the camera, which whoever tries the product out may not have; nowhere
      // else.
      ...(estagio.nome === 'local' && { imagem_no_lugar_da_camera: true }),
    }
    reconhecer(this, 'aplicacao')
    new CfnOutput(this, 'ConfigDoSite', { value: this.toJsonString(this.configDoSite) })
  }
}
