import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import * as events from 'aws-cdk-lib/aws-events'
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import * as sqs from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { EventConsumer } from '../domain/base/contrato.ts'
import * as DIAS from '../domain/base/retencao-dias.ts'
import { nomeDoConjunto } from './email.ts'
import type { DadosStack } from './dados-stack.ts'
import type { Estagio } from './estagios.ts'
import { filtroDe } from './filtro-do-fluxo.ts'
import type { Funcoes } from './funcoes.ts'

const TRIES = 8

/** Names the administrators' functions find queues by (`lambdas/aws/falhas.ts`). */
export const nomeDaFila = (estagio: Estagio, tipo: 'fila' | 'falhas', consumidor: string): string =>
  `acolhe-${estagio.nome}-${tipo}-${consumidor}`

export const nomeDoBarramento = (estagio: Estagio): string => `acolhe-${estagio.nome}`

interface EventosProps {
  readonly estagio: Estagio
  readonly dados: DadosStack
  readonly funcoes: Funcoes
  readonly barramento: events.EventBus
}

interface Padrao {
  readonly nome: string
  readonly detailType: string[]
  readonly detail: events.EventPattern['detail'] | undefined
}

/**
 * A state write is the event: the table's stream feeds its two consumers, the bus feeds one queue per concern,
 * the schedules tick. What fails too often rests in a dead-letter queue, and every one of those has an alarm.
 */
export class Eventos extends Construct {
  private readonly estagio: Estagio

  constructor(scope: Construct, id: string, { estagio, dados, funcoes, barramento }: EventosProps) {
    super(scope, id)
    this.estagio = estagio

    for (const [consumidor, fn] of funcoes.ofType('stream')) {
      // Lambda needs `ListStreams`, which supports no resource: granted on the stream, as CDK does, it allows nothing.
      fn.addToRolePolicy(new iam.PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }))
      fn.addEventSource(
        new DynamoEventSource(dados.tabela, {
          startingPosition: lambda.StartingPosition.TRIM_HORIZON,
          batchSize: 25,
          retryAttempts: TRIES,
          bisectBatchOnError: true,
          reportBatchItemFailures: true,
          filters: consumidor.escuta.map((escuta) => lambda.FilterCriteria.filter(filtroDe(escuta))),
          onFailure: new SqsDlq(this.deadLetters(consumidor.nome, 'fluxo')),
        }),
      )
    }

    for (const [consumidor, fn] of funcoes.ofType('evento')) {
      const fila = new sqs.Queue(this, `Fila-${consumidor.nome}`, {
        queueName: nomeDaFila(estagio, 'fila', consumidor.nome),
        encryption: sqs.QueueEncryption.SQS_MANAGED,
        enforceSSL: true,
        visibilityTimeout: Duration.seconds((consumidor.tempo ?? 15) * 6),
        deadLetterQueue: { queue: this.deadLetters(consumidor.nome, 'fila'), maxReceiveCount: TRIES },
        removalPolicy: RemovalPolicy.DESTROY,
      })
      for (const { nome, detailType, detail } of this.padroesDe(consumidor))
        new events.Rule(this, `Regra-${nome}`, {
          eventBus: consumidor.fonte ? undefined : barramento,
          description: consumidor.resumo,
          eventPattern: { source: [consumidor.fonte ?? 'acolhe'], detailType, ...(detail && { detail }) },
          targets: [new SqsQueue(fila)],
        })
      fn.addEventSource(
        new SqsEventSource(fila, {
          batchSize: 5,
          reportBatchItemFailures: true,
          // At most as many at once as the reserved concurrency: more would be throttled until their messages count as
          // failed.
          maxConcurrency: estagio.concorrencia[consumidor.nome],
        }),
      )
    }

    for (const [agenda, fn] of funcoes.ofType('agenda'))
      new events.Rule(this, `Agenda-${agenda.nome}`, {
        description: agenda.resumo,
        schedule: events.Schedule.expression(agenda.cada),
        targets: [new LambdaFunction(fn)],
      })
  }

  /** What a consumer hears: in one rule the events it takes as they come, in one each those of some states alone. */
  private padroesDe({ nome, eventos, fonte, para = {} }: EventConsumer): Padrao[] {
    const todos = eventos.filter((evento) => !(evento in para))
    const detail = fonte && this.desteEstagio
    return [
      ...(todos.length === 0 ? [] : [{ nome, detailType: todos, detail }]),
      ...Object.entries(para).map(([evento, estados]) => ({
        nome: `${nome}-${evento}`,
        detailType: [evento],
        detail: { ...detail, para: [...estados] },
      })),
    ]
  }

  /** The account's default bus carries what the messages of every stage become. */
  private get desteEstagio(): Padrao['detail'] {
    return { mail: { tags: { 'ses:configuration-set': [nomeDoConjunto(this.estagio)] } } }
  }

  /** By its name: the queue itself names its dead letters, and cannot be named back. */
  private filaDe(nome: string): sqs.IQueue {
    const queueArn = Stack.of(this).formatArn({
      service: 'sqs',
      resource: nomeDaFila(this.estagio, 'fila', nome),
    })
    return sqs.Queue.fromQueueArn(this, `Origem-${nome}`, queueArn)
  }

  /**
   * Of a queue: only that one may leave messages there. Of a stream: none may, its failures are sent by the mapping.
   */
  private deadLetters(nome: string, de: 'fila' | 'fluxo'): sqs.Queue {
    const queue = new sqs.Queue(this, `Falhas-${nome}`, {
      queueName: nomeDaFila(this.estagio, 'falhas', nome),
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(DIAS.falha),
      redriveAllowPolicy:
        de === 'fila'
          ? { sourceQueues: [this.filaDe(nome)] }
          : { redrivePermission: sqs.RedrivePermission.DENY_ALL },
    })
    new cloudwatch.Alarm(this, `Alarme-falhas-${nome}`, {
      metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) }),
      threshold: 0,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `Mensagens que "${nome}" não conseguiu tratar. Roteiro: docs/runbook.md#falhas-${nome}`,
    })
    return queue
  }
}
