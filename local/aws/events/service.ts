import { randomUUID } from 'node:crypto'

import { AwsError, type AwsService, jsonResponse, NotEmulated, targetOperation } from '../service.ts'
import { readEntries, readEntry } from './entry.ts'
import { matchesPattern } from './pattern.ts'
import { type CompiledRule, compileRule, type EventRule, isQueue, type Target } from './rule.ts'
import { repeat } from './schedule.ts'

const RETRY_DELAY_MS = 1000

export interface EventsOptions {
  readonly rules: readonly EventRule[]
  /** Resolves when the message is stored. */
  readonly sendToQueue: (queueArn: string, body: string) => Promise<unknown>
  readonly invokeLambda: (functionArn: string, event: unknown) => Promise<unknown>
  readonly account?: string
  readonly region?: string
  /** Milliseconds. */
  readonly now?: () => number
}

export interface Events extends AwsService {
  /** An event of an AWS service, which speaks on the default bus. Resolves once every matching queue has stored it. */
  emit(source: string, detailType: string, detail: Readonly<Record<string, unknown>>): Promise<void>
  /** Starts the schedules; to be called once functions can be invoked. */
  start(): void
  /** Runs a scheduled rule now. @throws the target's error */
  tick(ruleName: string): Promise<void>
}

interface BusEvent {
  readonly id: string
  readonly source: string
  readonly [field: string]: unknown
}

/** Times as EventBridge writes them: whole seconds. */
const timestamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d{3}/, '')

/**
 * EventBridge: events go to the rules they match, schedules run by `rate`.
 * An entry is accepted once every matching queue has stored it. @throws NotEmulated for a rule it cannot run
 */
export function createEvents(options: EventsOptions): Events {
  const {
    sendToQueue,
    invokeLambda,
    account = '000000000000',
    region = 'sa-east-1',
    now = Date.now,
  } = options
  const rules = options.rules.map(compileRule)
  const buses = new Set(['default', ...rules.map((rule) => rule.busName)])
  let stops: (() => void)[] = []
  let closed = false

  const invoke = async (target: Target, event: unknown): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await invokeLambda(target.arn, event)
        return
      } catch (error) {
        if (attempt < target.retryAttempts && !closed) {
          await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * 2 ** attempt))
          continue
        }
        if (!target.deadLetterArn) throw error
        await sendToQueue(target.deadLetterArn, JSON.stringify(event))
        return
      }
    }
  }

  const deliver = async (target: Target, event: BusEvent): Promise<void> => {
    const message: unknown = target.input === undefined ? event : JSON.parse(target.input)
    if (isQueue(target)) await sendToQueue(target.arn, JSON.stringify(message))
    else await invoke(target, message)
  }

  const report = (rule: CompiledRule) => (error: unknown) => {
    // The name only: an event may carry what a patient said.
    console.error('[events]', rule.name, error instanceof Error ? error.name : typeof error)
  }

  const publish = async (busName: string, event: BusEvent): Promise<void> => {
    const matching = rules.filter(
      (rule) => rule.busName === busName && rule.pattern && matchesPattern(rule.pattern, event),
    )
    const stored: Promise<void>[] = []
    for (const rule of matching)
      for (const target of rule.targets) {
        const delivery = deliver(target, event)
        if (isQueue(target)) stored.push(delivery)
        else delivery.catch(report(rule))
      }
    await Promise.all(stored)
  }

  const tick = async (rule: CompiledRule): Promise<void> => {
    const event = {
      version: '0',
      id: randomUUID(),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      account,
      time: timestamp(now()),
      region,
      resources: [`arn:aws:events:${region}:${account}:rule/${rule.name}`],
      detail: {},
    }
    await Promise.all(rule.targets.map(async (target) => deliver(target, event)))
  }

  const emit: Events['emit'] = async (source, detailType, detail) =>
    publish('default', {
      version: '0',
      id: randomUUID(),
      'detail-type': detailType,
      source,
      account,
      time: timestamp(now()),
      region,
      resources: [],
      detail,
    })

  const putEntry = async (given: unknown): Promise<object> => {
    try {
      const entry = readEntry(given)
      const busName = entry.EventBusName.split('/').at(-1) ?? ''
      if (!buses.has(busName))
        throw new AwsError('ResourceNotFoundException', `Event bus ${busName} does not exist.`)
      const event: BusEvent = {
        version: '0',
        id: randomUUID(),
        'detail-type': entry.DetailType,
        source: entry.Source,
        account,
        time: timestamp(entry.Time === undefined ? now() : entry.Time * 1000),
        region,
        resources: entry.Resources,
        detail: entry.detail,
      }
      await publish(busName, event)
      return { EventId: event.id }
    } catch (error) {
      if (error instanceof AwsError) return { ErrorCode: error.code, ErrorMessage: error.message }
      return { ErrorCode: 'InternalFailure', ErrorMessage: error instanceof Error ? error.name : 'unknown' }
    }
  }

  const putEvents = async (body: Buffer) => {
    const results: object[] = []
    for (const entry of readEntries(body)) results.push(await putEntry(entry))
    return { FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length, Entries: results }
  }

  return {
    name: 'events',
    targets: ['AWSEvents'],
    handle: async (request) => {
      const name = targetOperation(request)
      if (name !== 'PutEvents') throw new NotEmulated(`events.${name}`)
      return jsonResponse(request, await putEvents(request.body))
    },
    emit,
    start: () => {
      stops = rules.flatMap((rule) =>
        rule.period === undefined
          ? []
          : [repeat(rule.period, () => void tick(rule).catch(report(rule)), now)],
      )
    },
    tick: async (ruleName) => {
      const rule = rules.find(({ name, period }) => name === ruleName && period !== undefined)
      if (!rule) throw new AwsError('ResourceNotFoundException', `Scheduled rule ${ruleName} does not exist.`)
      await tick(rule)
    },
    close: async () => {
      closed = true
      for (const stop of stops) stop()
    },
  }
}
