import { createHash } from 'node:crypto'

import { Storage } from '../../storage.ts'
import type { Position } from './position.ts'

type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED'

export interface Execution {
  readonly executionArn: string
  readonly stateMachineArn: string
  readonly name: string
  readonly status: ExecutionStatus
  /** Milliseconds. */
  readonly startDate: number
  readonly stopDate?: number
  /** JSON text as given. */
  readonly input: string
  readonly output?: string
  readonly error?: string
  readonly cause?: string
  /** Hash of the definition it started with and keeps. */
  readonly definition: string
}

export interface HistoryEvent {
  readonly id: number
  readonly type: string
  /** Milliseconds. */
  readonly timestamp: number
  readonly details: Readonly<Record<string, unknown>>
}

const executionKey = (arn: string): string => `execution/${arn}`
const positionKey = (arn: string): string => `position/${arn}`
const historyPrefix = (arn: string): string => `history/${arn}/`

const historyEntries = (arn: string, events: readonly HistoryEvent[]) =>
  events.map((event) => [historyPrefix(arn) + String(event.id).padStart(8, '0'), event] as const)

/** Executions, where each running one stands, and what happened in it. */
export class Persistence {
  private constructor(private readonly storage: Storage) {}

  static async open(folder: string): Promise<Persistence> {
    return new Persistence(await Storage.open(folder))
  }

  /** Keeps a definition under its hash. */
  async keepDefinition(text: string): Promise<string> {
    const hash = createHash('sha256').update(text).digest('hex')
    await this.storage.put(`definition/${hash}`, text)
    return hash
  }

  async definition(hash: string): Promise<string | undefined> {
    return this.storage.get<string>(`definition/${hash}`)
  }

  async progress(execution: Execution, position: Position, events: readonly HistoryEvent[]): Promise<void> {
    await this.storage.batch([
      [executionKey(execution.executionArn), execution],
      [positionKey(execution.executionArn), position],
      ...historyEntries(execution.executionArn, events),
    ])
  }

  async finish(execution: Execution, events: readonly HistoryEvent[]): Promise<void> {
    await this.storage.batch([
      [executionKey(execution.executionArn), execution],
      [positionKey(execution.executionArn), undefined],
      ...historyEntries(execution.executionArn, events),
    ])
  }

  async execution(arn: string): Promise<Execution | undefined> {
    return this.storage.get<Execution>(executionKey(arn))
  }

  async executionsOf(stateMachineArn: string): Promise<Execution[]> {
    const found: Execution[] = []
    for await (const [, execution] of this.storage.entries<Execution>(
      `${executionKey(stateMachineArn.replace(':stateMachine:', ':execution:'))}:`,
    ))
      found.push(execution)
    return found.sort((left, right) => right.startDate - left.startDate)
  }

  async running(): Promise<{ execution: Execution; position: Position }[]> {
    const found: { execution: Execution; position: Position }[] = []
    for await (const [key, position] of this.storage.entries<Position>('position/')) {
      const execution = await this.execution(key.slice('position/'.length))
      if (execution) found.push({ execution, position })
    }
    return found
  }

  async history(arn: string): Promise<HistoryEvent[]> {
    const events: HistoryEvent[] = []
    for await (const [, event] of this.storage.entries<HistoryEvent>(historyPrefix(arn))) events.push(event)
    return events
  }

  /** Forgets executions that ended before `time` (ms). @returns how many */
  async forgetEndedBefore(time: number): Promise<number> {
    let forgotten = 0
    for await (const [key, execution] of this.storage.entries<Execution>('execution/')) {
      if (execution.stopDate === undefined || execution.stopDate >= time) continue
      const events = await this.history(execution.executionArn)
      await this.storage.batch([
        [key, undefined],
        ...historyEntries(execution.executionArn, events).map(([entry]) => [entry, undefined] as const),
      ])
      forgotten += 1
    }
    return forgotten
  }

  async close(): Promise<void> {
    await this.storage.close()
  }
}
