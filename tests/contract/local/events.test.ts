import { EventBridgeClient, ListRulesCommand, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { createEvents, type Events, type EventsOptions } from '../../../local/aws/events/service.ts'
import { listen } from './s3-fixture.ts'
import { conferida } from './modelo.ts'

const queueArn = (name: string) => `arn:aws:sqs:sa-east-1:000000000000:${name}`
const functionArn = (name: string) => `arn:aws:lambda:sa-east-1:000000000000:function:${name}`

const open: Events[] = []
const start = async (rules: EventsOptions['rules'], options: Partial<EventsOptions> = {}) => {
  const sent: [string, unknown][] = []
  const invoked: [string, unknown][] = []
  const events = createEvents({
    rules,
    sendToQueue: async (arn, body) => sent.push([arn, JSON.parse(body)]),
    invokeLambda: async (arn, event) => invoked.push([arn, event]),
    ...options,
  })
  open.push(events)
  const url = await listen(createEndpoint([conferida(events)]))
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new EventBridgeClient({ endpoint: url, region: 'sa-east-1', credentials, maxAttempts: 1 })
  const put = async (...Entries: object[]) =>
    client.send(
      new PutEventsCommand({
        Entries: Entries.map((entry) =>
          Object.assign({ Source: 'acolhe', DetailType: 'mudanca', Detail: '{}' }, entry),
        ),
      }),
    )
  return { events, client, put, sent, invoked }
}
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (events) => events.close()))
})

describe('PutEvents', () => {
  it('stores the event in the queues and gives it to the functions of matching rules', async () => {
    const eventPattern = { source: ['acolhe'] }
    const { put, sent, invoked } = await start([
      { name: 'fila', eventPattern, targets: [{ arn: queueArn('email') }] },
      { name: 'funcao', eventPattern, targets: [{ arn: functionArn('f') }] },
      { name: 'outra', eventPattern: { source: ['outra'] }, targets: [{ arn: queueArn('outra') }] },
      { name: 'outro-bus', busName: 'acolhe', eventPattern, targets: [{ arn: queueArn('bus') }] },
    ])
    const answer = await put({
      Detail: '{"status":"queued"}',
      Time: new Date('2026-03-10T12:00:00Z'),
      Resources: ['r'],
    })
    expect([answer.FailedEntryCount, answer.Entries]).toEqual([0, [{ EventId: expect.any(String) }]])
    const event = {
      version: '0',
      id: answer.Entries?.[0]?.EventId,
      'detail-type': 'mudanca',
      source: 'acolhe',
      account: '000000000000',
      time: '2026-03-10T12:00:00Z',
      region: 'sa-east-1',
      resources: ['r'],
      detail: { status: 'queued' },
    }
    expect(sent).toEqual([[queueArn('email'), event]])
    await vi.waitFor(() => expect(invoked).toEqual([[functionArn('f'), event]]))
    await put({ EventBusName: 'arn:aws:events:sa-east-1:000000000000:event-bus/acolhe' })
    expect(sent.at(-1)?.[0]).toBe(queueArn('bus'))
  })

  it('says which entries it could not take', async () => {
    const { put } = await start(
      [{ name: 'r', eventPattern: { source: ['acolhe'] }, targets: [{ arn: queueArn('q') }] }],
      {
        sendToQueue: async () => {
          throw new Error('full')
        },
      },
    )
    const answer = await put(
      {},
      { Detail: 'x' },
      { Source: 'aws.s3' },
      { EventBusName: 'nada' },
      { Source: 'ninguem' },
    )
    expect([answer.FailedEntryCount, answer.Entries?.map((entry) => entry.ErrorCode)]).toEqual([
      4,
      [
        'InternalFailure',
        'MalformedDetail',
        'NotAuthorizedForSourceException',
        'ResourceNotFoundException',
        undefined,
      ],
    ])
  })

  it('refuses more than 10 entries, or 256 KB', async () => {
    const { put, client } = await start([])
    await expect(put(...Array.from({ length: 11 }, () => ({})))).rejects.toMatchObject({
      name: 'ValidationException',
    })
    const Detail = JSON.stringify({ x: 'x'.repeat(130_000) })
    await expect(put({ Detail }, { Detail }, { Detail })).rejects.toMatchObject({
      name: 'ValidationException',
    })
    await expect(client.send(new ListRulesCommand({}))).rejects.toMatchObject({
      message: 'NotEmulated: events.ListRules',
    })
  })
})

describe('patterns', () => {
  const detail = {
    status: 'queued',
    anterior: null,
    valor: 150,
    lista: ['a', 'b'],
    paciente: { tier: 'full', tentativas: 3 },
  }
  it.each<[object, boolean]>([
    [{ status: ['queued', 'assigned'] }, true],
    [{ status: ['assigned'] }, false],
    [{ anterior: [null] }, true],
    [{ lista: ['b'] }, true],
    [{ lista: ['c'] }, false],
    [{ status: [{ prefix: 'que' }] }, true],
    [{ status: [{ prefix: 'x' }] }, false],
    [{ status: [{ suffix: 'ued' }] }, true],
    [{ status: [{ 'anything-but': 'pending' }] }, true],
    [{ status: [{ 'anything-but': ['pending', 'queued'] }] }, false],
    [{ status: [{ 'anything-but': { prefix: 'q' } }] }, false],
    [{ nada: [{ 'anything-but': 'x' }] }, false],
    [{ nada: [{ exists: false }] }, true],
    [{ status: [{ exists: false }] }, false],
    [{ status: [{ exists: true }] }, true],
    [{ valor: [{ numeric: ['>', 100, '<=', 150] }] }, true],
    [{ valor: [{ numeric: ['=', 100] }] }, false],
    [{ status: [{ numeric: ['>', 0] }] }, false],
    [{ paciente: { tier: ['full'], tentativas: [{ numeric: ['<', 4] }] } }, true],
    [{ paciente: { tier: ['full'], tentativas: [9] } }, false],
    [{ status: ['queued'], valor: [1] }, false],
  ])('%j → %s', async (pattern, expected) => {
    const { put, sent } = await start([
      { name: 'r', eventPattern: { detail: pattern }, targets: [{ arn: queueArn('q') }] },
    ])
    await put({ Detail: JSON.stringify(detail) })
    expect(sent.length === 1).toBe(expected)
  })
})

describe('schedules', () => {
  const scheduled = (target: object = {}) => ({
    name: 'reconciliar',
    scheduleExpression: 'rate(1 minute)',
    targets: [{ arn: functionArn('reconciliar'), ...target }],
  })
  const scheduledEvent = {
    version: '0',
    id: expect.any(String),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    region: 'sa-east-1',
    resources: ['arn:aws:events:sa-east-1:000000000000:rule/reconciliar'],
    detail: {},
  }

  it('ticks when asked', async () => {
    const { events, invoked } = await start([scheduled()])
    await events.tick('reconciliar')
    expect(invoked).toEqual([[functionArn('reconciliar'), scheduledEvent]])
    await expect(events.tick('nada')).rejects.toThrow('Scheduled rule nada does not exist.')
  })

  it('sends the constant input of a target', async () => {
    const { events, invoked } = await start([scheduled({ input: '{"a":1}' })])
    await events.tick('reconciliar')
    expect(invoked).toEqual([[functionArn('reconciliar'), { a: 1 }]])
  })

  it('ticks shortly after the start, then at whole minutes, until closed', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:30Z') })
    const times: string[] = []
    const events = createEvents({
      rules: [scheduled()],
      sendToQueue: async () => undefined,
      invokeLambda: async () => times.push(new Date().toISOString().slice(11, 19)),
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toEqual([])
    events.start()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(times).toEqual(['12:01:31', '12:02:00', '12:03:00'])
    await events.close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(times).toHaveLength(3)
    vi.useRealTimers()
  })

  it('tries a failing function again, then hands the event to the dead-letter queue', async () => {
    let attempts = 0
    const invokeLambda = async () => {
      attempts += 1
      throw new Error('down')
    }
    const failing = await start([scheduled({ retryAttempts: 0 })], { invokeLambda })
    await expect(failing.events.tick('reconciliar')).rejects.toThrow('down')
    const saved = await start([scheduled({ retryAttempts: 1, deadLetterArn: queueArn('morta') })], {
      invokeLambda,
    })
    await saved.events.tick('reconciliar')
    expect([attempts, saved.sent]).toEqual([3, [[queueArn('morta'), scheduledEvent]]])
  })
})

describe('rules that cannot be run are refused', () => {
  const target = { arn: queueArn('q') }
  it.each<[string, EventsOptions['rules'][number], string]>([
    ['cron', { name: 'r', scheduleExpression: 'cron(0 3 * * ? *)', targets: [] }, 'cron(0 3 * * ? *)'],
    [
      'an unknown operator',
      { name: 'r', eventPattern: { source: [{ wildcard: '*' }] }, targets: [] },
      'wildcard',
    ],
    ['$or', { name: 'r', eventPattern: { $or: [{ source: ['a'] }] }, targets: [] }, '$or'],
    ['an unknown target', { name: 'r', targets: [{ arn: 'arn:aws:sns:x' }] }, 'arn'],
    [
      'a transformed input',
      { name: 'r', targets: [Object.assign({ inputTransformer: {} }, target)] },
      'inputTransformer',
    ],
  ])('%s', (_, rule, words) => {
    const creating = () =>
      createEvents({ rules: [rule], sendToQueue: async () => undefined, invokeLambda: async () => undefined })
    expect(creating).toThrow(words)
    expect(creating).toThrow('NotEmulated')
  })
})

describe('an event of an AWS service', () => {
  it('reaches the rules of the default bus, which nobody else may speak for', async () => {
    const eventPattern = {
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': ['a'] } } },
    }
    const { events, put, sent } = await start([
      { name: 'devolucoes', eventPattern, targets: [{ arn: queueArn('devolucoes') }] },
      { name: 'outro-bus', busName: 'acolhe', eventPattern, targets: [{ arn: queueArn('bus') }] },
    ])
    const detail = (set: string) => ({ mail: { tags: { 'ses:configuration-set': [set] } } })
    await events.emit('aws.ses', 'Email Bounced', detail('b'))
    await events.emit('aws.ses', 'Email Bounced', detail('a'))
    expect(sent).toEqual([
      [
        queueArn('devolucoes'),
        expect.objectContaining({ source: 'aws.ses', 'detail-type': 'Email Bounced', detail: detail('a') }),
      ],
    ])
    expect((await put({ Source: 'aws.ses', Detail: JSON.stringify(detail('a')) })).FailedEntryCount).toBe(1)
    expect(sent).toHaveLength(1)
  })
})
