import {
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  PurgeQueueInProgress,
  ReceiveMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'

const client = mockClient(SQSClient)

/**
 * Dead-letter queues with these bodies in them, by consumer; all others are empty. Answers what was moved or purged.
 */
export function filasFalsas(corpos: Readonly<Record<string, readonly string[]>> = {}): string[] {
  const movidas: string[] = []
  const consumidorDe = (nome: string) => nome.replace(/^.*-falhas-/, '')
  client.reset()
  client.on(GetQueueUrlCommand).callsFake(async ({ QueueName }: { QueueName: string }) => ({
    QueueUrl: `https://sqs/${QueueName}`,
  }))
  client.on(GetQueueAttributesCommand).callsFake(async ({ QueueUrl }: { QueueUrl: string }) => ({
    Attributes: {
      ApproximateNumberOfMessages: String(corpos[consumidorDe(QueueUrl)]?.length ?? 0),
      QueueArn: `arn:aws:sqs:sa-east-1:000000000000:${QueueUrl.replace('https://sqs/', '')}`,
    },
  }))
  client.on(ReceiveMessageCommand).callsFake(async ({ QueueUrl }: { QueueUrl: string }) => ({
    Messages: (corpos[consumidorDe(QueueUrl)] ?? []).map((Body) => ({ Body })),
  }))
  client.on(StartMessageMoveTaskCommand).callsFake(async ({ SourceArn }: { SourceArn: string }) => {
    movidas.push(SourceArn)
    return { TaskHandle: 't' }
  })
  client.on(PurgeQueueCommand).callsFake(async ({ QueueUrl }: { QueueUrl: string }) => {
    if (movidas.includes(QueueUrl))
      throw new PurgeQueueInProgress({ message: 'Only one PurgeQueue operation.', $metadata: {} })
    movidas.push(QueueUrl)
    return {}
  })
  return movidas
}
