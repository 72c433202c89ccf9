import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { SQSEvent } from 'aws-lambda'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { Queue, type QueueConfiguration } from '../../../local/aws/sqs/queue.ts'
import { AGAIN_AND_LATE } from '../../../local/aws/sqs/delivery.ts'
import { createSqs, type Sqs, type SqsOptions } from '../../../local/aws/sqs/service.ts'
import { Storage } from '../../../local/storage.ts'
import { listen } from './s3-fixture.ts'
import { conferida } from './modelo.ts'

const arnOf = (name: string) => `arn:aws:sqs:sa-east-1:000000000000:${name}`
const urlOf = (name: string) => `http://127.0.0.1/000000000000/${name}`
const queue = (name: string, more: object = {}) => ({
  name,
  arn: arnOf(name),
  url: urlOf(name),
  visibilityTimeout: 30,
  ...more,
})
const QUEUES = [
  queue('email', { redrive: { dlqArn: arnOf('email-morta'), maxReceiveCount: 2 } }),
  queue('email-morta'),
]
const functionArn = 'arn:aws:lambda:sa-east-1:000000000000:function:email'

const open: Sqs[] = []
const start = async (options: Partial<SqsOptions> = {}) => {
  const folder = options.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'sqs-')))
  const sqs = await createSqs({ queues: QUEUES, ...options, folder })
  open.push(sqs)
  const server = createEndpoint([conferida(sqs)])
  const url = await listen(server)
  const call = async (operation: string, input: object) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${operation}` },
      body: JSON.stringify(input),
    })
    return { status: response.status, body: await response.json() }
  }
  return { sqs, folder, call, url }
}
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (sqs) => sqs.close()))
})

const QueueUrl = urlOf('email')
const counts = async (call: Awaited<ReturnType<typeof start>>['call'], name: string) => {
  const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible']
  const { body } = await call('GetQueueAttributes', { QueueUrl: urlOf(name), AttributeNames })
  return Object.values(body.Attributes).map(Number)
}

describe('the JSON protocol', () => {
  it('sends, receives, hides, deletes', async () => {
    const { call } = await start()
    const sent = await call('SendMessage', { QueueUrl, MessageBody: 'olá' })
    const md5 = createHash('md5').update('olá').digest('hex')
    expect(sent).toEqual({ status: 200, body: { MessageId: expect.any(String), MD5OfMessageBody: md5 } })
    const received = await call('ReceiveMessage', {
      QueueUrl,
      MessageSystemAttributeNames: ['ApproximateReceiveCount'],
    })
    expect(received.body.Messages).toEqual([
      {
        MessageId: sent.body.MessageId,
        ReceiptHandle: expect.any(String),
        Body: 'olá',
        MD5OfBody: md5,
        Attributes: { ApproximateReceiveCount: '1' },
      },
    ])
    expect(await call('ReceiveMessage', { QueueUrl })).toEqual({ status: 200, body: {} })
    expect(await counts(call, 'email')).toEqual([0, 1])
    await call('DeleteMessage', { QueueUrl, ReceiptHandle: received.body.Messages[0].ReceiptHandle })
    expect(await counts(call, 'email')).toEqual([0, 0])
  })

  it('wakes a long poll at once', async () => {
    const { call } = await start()
    const polled = call('ReceiveMessage', { QueueUrl, WaitTimeSeconds: 20 })
    await call('SendMessage', { QueueUrl, MessageBody: 'agora' })
    const { body } = await polled
    expect(body.Messages[0].Body).toBe('agora')
  })

  it('shows a message again after its visibility timeout, and then moves it to the dead-letter queue', async () => {
    let offset = 0
    const { call } = await start({ now: () => Date.now() + offset })
    await call('SendMessage', { QueueUrl, MessageBody: 'x' })
    const receive = async () =>
      (await call('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 10 })).body.Messages
    expect(await receive()).toHaveLength(1)
    offset = 29_000
    expect(await receive()).toBeUndefined()
    offset = 31_000
    expect(await receive()).toHaveLength(1)
    offset = 62_000
    expect(await receive()).toBeUndefined()
    expect([await counts(call, 'email'), await counts(call, 'email-morta')]).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  it('refuses by name', async () => {
    const { call, sqs } = await start()
    expect(await call('SendMessage', { QueueUrl: urlOf('nada'), MessageBody: 'x' })).toEqual({
      status: 400,
      body: { __type: 'com.amazonaws.sqs#QueueDoesNotExist', message: 'The specified queue does not exist.' },
    })
    expect((await call('TagQueue', { QueueUrl })).body.message).toBe('NotEmulated: sqs.TagQueue')
    expect(
      (await call('SendMessage', { QueueUrl, MessageBody: 'x', MessageAttributes: {} })).body.message,
    ).toBe('NotEmulated: sqs.SendMessage MessageAttributes')
    await expect(sqs.send(arnOf('nada'), 'x')).rejects.toThrow('The specified queue does not exist.')
    await expect(start({ queues: [queue('a.fifo')] })).rejects.toThrow('NotEmulated: sqs FIFO queue a.fifo')
  })
})

describe('an event source mapping', () => {
  /** Collects batches and answers with what `answer` says. */
  const collector = (answer: (bodies: string[], attempt: number) => Promise<string[]> = async () => []) => {
    const batches: string[][] = []
    const events: SQSEvent[] = []
    const handler = async (event: SQSEvent) => {
      events.push(event)
      const bodies = event.Records.map((record) => record.body)
      batches.push(bodies)
      const failed = await answer(bodies, batches.length)
      return {
        batchItemFailures: event.Records.filter((record) => failed.includes(record.body)).map((record) => ({
          itemIdentifier: record.messageId,
        })),
      }
    }
    return { batches, events, handler }
  }

  it('hands a message over in the shape Lambda gives', async () => {
    const { sqs, call } = await start()
    const { events, handler } = collector()
    sqs.consume(arnOf('email'), handler, { batchSize: 10, functionArn })
    const id = await sqs.send(arnOf('email'), '{"a":1}')
    await vi.waitFor(() => expect(events).toHaveLength(1), { interval: 1 })
    expect(events[0]?.Records[0]).toEqual({
      messageId: id,
      receiptHandle: expect.any(String),
      body: '{"a":1}',
      attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: expect.stringMatching(/^\d{13}$/),
        SenderId: 'local',
        ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
      },
      messageAttributes: {},
      md5OfBody: createHash('md5').update('{"a":1}').digest('hex'),
      eventSource: 'aws:sqs',
      eventSourceARN: arnOf('email'),
      awsRegion: 'sa-east-1',
    })
    await vi.waitFor(async () => expect(await counts(call, 'email')).toEqual([0, 0]))
  })

  it('is idle when its queue holds nothing: neither in the function’s hands nor for another try', async () => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue()
    const { sqs } = await start()
    const seen: boolean[] = []
    const { batches, handler } = collector(async (_, attempt) => {
      seen.push(sqs.idle)
      if (attempt === 1) throw new TypeError('fora')
      return []
    })
    sqs.consume(arnOf('email'), handler, { batchSize: 10, functionArn })
    expect(sqs.idle).toBe(true)
    await sqs.send(arnOf('email-morta'), 'de ninguém')
    expect(sqs.idle).toBe(true)
    await sqs.send(arnOf('email'), 'um')
    expect(sqs.idle).toBe(false)
    await vi.waitUntil(() => sqs.idle, { timeout: 10_000 })
    expect([batches, seen]).toEqual([
      [['um'], ['um']],
      [false, false],
    ])
    quiet.mockRestore()
  })

  it('retries only the messages that failed, then gives them to the dead-letter queue', async () => {
    const { sqs, call } = await start()
    for (const body of ['bom', 'ruim']) await sqs.send(arnOf('email'), body)
    const { batches, handler } = collector(async () => ['ruim'])
    sqs.consume(arnOf('email'), handler, { batchSize: 10, functionArn })
    await vi.waitFor(async () => expect(await counts(call, 'email-morta')).toEqual([1, 0]), {
      timeout: 10_000,
    })
    expect(batches).toEqual([['bom', 'ruim'], ['ruim']])
    expect(await counts(call, 'email')).toEqual([0, 0])
  })

  it('retries the whole batch when the function throws', async () => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue()
    const { sqs, call } = await start()
    for (const body of ['um', 'dois']) await sqs.send(arnOf('email'), body)
    const { batches, handler } = collector(async (_, attempt) => {
      if (attempt === 1) throw new TypeError('segredo do paciente')
      return []
    })
    sqs.consume(arnOf('email'), handler, { batchSize: 10, functionArn })
    await vi.waitFor(async () => expect(await counts(call, 'email')).toEqual([0, 0]), { timeout: 10_000 })
    expect(batches).toEqual([
      ['um', 'dois'],
      ['um', 'dois'],
    ])
    expect(quiet.mock.calls).toEqual([['[sqs]', functionArn, 'TypeError']])
    quiet.mockRestore()
  })

  it('keeps to its batch size', async () => {
    const { sqs } = await start()
    for (let index = 0; index < 5; index += 1) await sqs.send(arnOf('email'), String(index))
    const { batches, handler } = collector()
    sqs.consume(arnOf('email'), handler, { batchSize: 2, functionArn, concurrency: 1 })
    await vi.waitFor(() => expect(batches).toEqual([['0', '1'], ['2', '3'], ['4']]))
  })
})

it('delivers again and out of order where told, under the ids that were answered, and nothing more', async () => {
  const { sqs, call } = await start({ delivery: AGAIN_AND_LATE })
  const received: (readonly [id: string, body: string])[] = []
  const handler = async ({ Records }: SQSEvent) => {
    for (const { messageId, body } of Records) received.push([messageId, body])
  }
  sqs.consume(arnOf('email'), handler, { batchSize: 1, functionArn })
  const ids = new Map<string, string>()
  for (const body of ['1', '2', '3', '4']) ids.set(body, await sqs.send(arnOf('email'), body))
  await vi.waitFor(() => expect(received).toHaveLength(8))
  expect(received.map(([, body]) => body).join('')).not.toBe('11223344')
  expect(received.every(([id, body]) => ids.get(body) === id)).toBe(true)
  for (const body of ids.keys()) expect(received.filter((one) => one[1] === body)).toHaveLength(2)
  const [first = ''] = received.map(([, body]) => body)
  expect(first).not.toBe('1')
  await vi.waitFor(async () => expect(await counts(call, 'email')).toEqual([0, 0]))
})

describe('a queue that is watched', () => {
  it('tells of a message whose instant passes just after the watcher looked', async () => {
    const storage = await Storage.open(await mkdtemp(path.join(os.tmpdir(), 'sqs-')))
    let clock = 0
    const watched = new Queue(
      QUEUES[1] as QueueConfiguration,
      storage,
      () => clock,
      () => undefined,
    )
    await watched.send('depois', 1)
    const looks: [at: number, visible: boolean][] = []
    clock = 998
    // The alarm rings in 2 ms, a millisecond early by this clock, and the instant comes once the watcher has looked.
    const unwatch = watched.watch(() => {
      looks.push([clock, watched.hasVisible()])
      clock = 1000
    })
    clock = 999
    await vi.waitFor(() => expect(looks).toHaveLength(2))
    expect(looks).toEqual([
      [999, false],
      [1000, true],
    ])
    unwatch()
    await storage.close()
  })
})

describe('after kill -9', () => {
  it('delivers what was acknowledged and not done, in flight or not', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'sqs-kill-'))
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/contract/local/sqs-child.ts', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface(child.stdout)) if (line === 'in flight') break
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
    const { sqs } = await start({ folder })
    const bodies: string[] = []
    sqs.consume(
      arnOf('email'),
      async (event) => {
        bodies.push(...event.Records.map((record) => record.body))
      },
      { batchSize: 10, functionArn },
    )
    await vi.waitFor(() => expect([...bodies].sort()).toEqual(['esperando', 'preso']))
  })
})
