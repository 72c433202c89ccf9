import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import {
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  PurgeQueueInProgress,
  ReceiveMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs'
import { afterEach, expect, it } from 'vitest'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { createSqs, type Sqs } from '../../../local/aws/sqs/service.ts'
import { listen } from './s3-fixture.ts'
import { conferida } from './modelo.ts'

const arn = (name: string) => `arn:aws:sqs:sa-east-1:000000000000:${name}`
const url = (name: string) => `https://sqs.sa-east-1.amazonaws.com/000000000000/${name}`
const open: Sqs[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((sqs) => sqs.close()))
})

async function start(folder?: string, now = Date.now) {
  const where = folder ?? (await mkdtemp(path.join(os.tmpdir(), 'sqs-redrive-')))
  const sqs = await createSqs({
    folder: where,
    now,
    queues: [
      { name: 'falhas', arn: arn('falhas'), url: url('falhas'), visibilityTimeout: 30 },
      {
        name: 'fila',
        arn: arn('fila'),
        url: url('fila'),
        visibilityTimeout: 30,
        redrive: { dlqArn: arn('falhas'), maxReceiveCount: 3 },
      },
    ],
  })
  open.push(sqs)
  const client = new SQSClient({
    region: 'sa-east-1',
    endpoint: await listen(createEndpoint([conferida(sqs)])),
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    useQueueUrlAsEndpoint: false,
  })
  const waiting = async (name: string) => {
    const { Attributes = {} } = await client.send(
      new GetQueueAttributesCommand({
        QueueUrl: url(name),
        AttributeNames: ['ApproximateNumberOfMessages'],
      }),
    )
    return Number(Attributes.ApproximateNumberOfMessages)
  }
  return { sqs, client, where, waiting }
}

it('finds a queue by its name', async () => {
  const { client } = await start()
  expect((await client.send(new GetQueueUrlCommand({ QueueName: 'falhas' }))).QueueUrl).toBe(url('falhas'))
  await expect(client.send(new GetQueueUrlCommand({ QueueName: 'outra' }))).rejects.toThrow(
    'The specified queue does not exist.',
  )
})

it('moves what rests in a dead-letter queue back to where it came from, for good', async () => {
  const { sqs, client, where, waiting } = await start()
  for (const body of ['um', 'dois']) await sqs.send(arn('falhas'), body)
  // Somebody looked at one of them.
  await client.send(new ReceiveMessageCommand({ QueueUrl: url('falhas'), VisibilityTimeout: 0 }))
  await client.send(new StartMessageMoveTaskCommand({ SourceArn: arn('falhas') }))
  expect([await waiting('falhas'), await waiting('fila')]).toEqual([0, 2])
  await open.pop()?.close()
  const again = await start(where)
  const { Messages = [] } = await again.client.send(
    new ReceiveMessageCommand({ QueueUrl: url('fila'), MaxNumberOfMessages: 10 }),
  )
  expect(new Set(Messages.map(({ Body }) => Body))).toEqual(new Set(['dois', 'um']))
  expect(await again.waiting('falhas')).toBe(0)
})

it('looks at messages without taking them', async () => {
  const { sqs, client, waiting } = await start()
  await sqs.send(arn('falhas'), 'um')
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl: url('falhas'), VisibilityTimeout: 0 }),
  )
  expect(Messages.map(({ Body }) => Body)).toEqual(['um'])
  expect(await waiting('falhas')).toBe(1)
})

it('throws away all that rests in a queue, what somebody holds too, for good', async () => {
  const { sqs, client, where, waiting } = await start()
  for (const body of ['um', 'dois']) await sqs.send(arn('falhas'), body)
  await client.send(new ReceiveMessageCommand({ QueueUrl: url('falhas'), VisibilityTimeout: 30 }))
  await client.send(new PurgeQueueCommand({ QueueUrl: url('falhas') }))
  expect(await waiting('falhas')).toBe(0)
  await open.pop()?.close()
  expect(await (await start(where)).waiting('falhas')).toBe(0)
})

it('refuses to purge a queue again within a minute, as SQS does', async () => {
  let agora = Date.now()
  const { sqs, client, waiting } = await start(undefined, () => agora)
  const purge = () => client.send(new PurgeQueueCommand({ QueueUrl: url('falhas') }))
  await purge()
  await sqs.send(arn('falhas'), 'um')
  await expect(purge()).rejects.toBeInstanceOf(PurgeQueueInProgress)
  expect(await waiting('falhas')).toBe(1)
  agora += 60_000
  await purge()
  expect(await waiting('falhas')).toBe(0)
})

it('refuses to move what is no dead-letter queue', async () => {
  const { client } = await start()
  await expect(client.send(new StartMessageMoveTaskCommand({ SourceArn: arn('fila') }))).rejects.toThrow(
    'Dead Letter Queue',
  )
})
