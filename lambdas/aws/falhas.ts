import {
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  PurgeQueueInProgress,
  ReceiveMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs'
import { env } from '#lambdas/runtime/env.ts'

/** The dead-letter queues: what a consumer gave up on rests there (`lib/eventos.ts` names them). */

/** Queues are named by their address, and asked where the other services are. */
const client = new SQSClient({ useQueueUrlAsEndpoint: false })
const urls = new Map<string, Promise<string>>()
const AMOSTRA = 10

const nomeDaFila = (consumidor: string): string => `acolhe-${env('ESTAGIO')}-falhas-${consumidor}`

function urlDe(consumidor: string): Promise<string> {
  const conhecida = urls.get(consumidor)
  if (conhecida) return conhecida
  const pedida = client
    .send(new GetQueueUrlCommand({ QueueName: nomeDaFila(consumidor) }))
    .then(({ QueueUrl = '' }) => QueueUrl)
  urls.set(consumidor, pedida)
  pedida.catch(() => urls.delete(consumidor))
  return pedida
}

async function atributos(consumidor: string) {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl: await urlDe(consumidor),
      AttributeNames: ['ApproximateNumberOfMessages', 'QueueArn'],
    }),
  )
  return { mensagens: Number(Attributes.ApproximateNumberOfMessages ?? 0), arn: Attributes.QueueArn ?? '' }
}

/** How many messages rest in a consumer's dead-letter queue. */
export const quantas = async (consumidor: string): Promise<number> => (await atributos(consumidor)).mensagens

/** Bodies of some of them; they stay where they are. */
export async function amostra(consumidor: string): Promise<string[]> {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: await urlDe(consumidor),
      MaxNumberOfMessages: AMOSTRA,
      VisibilityTimeout: 0,
    }),
  )
  return Messages.flatMap(({ Body }) => (Body === undefined ? [] : [Body]))
}

/** Sends all of them back to the queue they came from. Answers how many there were. */
export async function reenviar(consumidor: string): Promise<number> {
  const { mensagens, arn } = await atributos(consumidor)
  if (mensagens > 0) await client.send(new StartMessageMoveTaskCommand({ SourceArn: arn }))
  return mensagens
}

/**
 * Throws all of them away, which takes SQS up to a minute. Answers how many there were. Asked again within that minute
 * SQS refuses, as it is doing so.
 */
export async function descartar(consumidor: string): Promise<number> {
  const { mensagens } = await atributos(consumidor)
  if (mensagens === 0) return 0
  try {
    await client.send(new PurgeQueueCommand({ QueueUrl: await urlDe(consumidor) }))
  } catch (error) {
    if (!(error instanceof PurgeQueueInProgress)) throw error
  }
  return mensagens
}
