import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import type { QueueHandler } from '../aws/sqs/event-source.ts'
import { AGAIN_AND_LATE, ONCE } from '../aws/sqs/delivery.ts'
import { createSqs, type Sqs } from '../aws/sqs/service.ts'
import type { LambdaRuntime } from '../gateway/runtime.ts'
import type { Entregas } from './options.ts'

export interface EventSourceMapping {
  readonly EventSourceArn: string
  readonly FunctionName: string
  readonly BatchSize?: number
  readonly MaximumRetryAttempts?: number
  readonly FunctionResponseTypes?: readonly string[]
  readonly FilterCriteria?: { readonly Filters: readonly { readonly Pattern: string }[] }
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination: string } }
}

interface QueueProperties {
  readonly QueueName?: string
  readonly VisibilityTimeout?: number
  readonly RedrivePolicy?: { readonly deadLetterTargetArn: string; readonly maxReceiveCount: number }
}

const DEFAULT_VISIBILITY = 30

/** The queues of the template. */
export function startQueues(assembly: Assembly, dados: string, entregas: Entregas): Promise<Sqs> {
  const queues = assembly.all<QueueProperties>('AWS::SQS::Queue').map(({ id, ref, arn, properties }) => ({
    name: properties.QueueName ?? id,
    arn,
    url: ref,
    visibilityTimeout: properties.VisibilityTimeout ?? DEFAULT_VISIBILITY,
    redrive: properties.RedrivePolicy && {
      dlqArn: properties.RedrivePolicy.deadLetterTargetArn,
      maxReceiveCount: properties.RedrivePolicy.maxReceiveCount,
    },
  }))
  const delivery = entregas === 'repetidas' ? AGAIN_AND_LATE : ONCE
  return createSqs({ folder: path.join(dados, 'sqs'), queues, delivery })
}

/** Hands each queue's messages to the function that listens to it. */
export function feedQueues(assembly: Assembly, sqs: Sqs, runtime: LambdaRuntime): void {
  for (const { properties } of assembly.all<EventSourceMapping>('AWS::Lambda::EventSourceMapping')) {
    if (!properties.EventSourceArn.includes(':sqs:')) continue
    const functionArn = assembly.functionArn(properties.FunctionName)
    const handler: QueueHandler = async (event) =>
      (await runtime.invokeBehind(functionArn, event)) as Awaited<ReturnType<QueueHandler>>
    sqs.consume(properties.EventSourceArn, handler, {
      batchSize: properties.BatchSize ?? 10,
      functionArn,
      reportBatchItemFailures: properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
    })
  }
}
