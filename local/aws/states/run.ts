import type { Machine } from './definition.ts'
import { StatesError, Suspended } from './failure.ts'
import { Interpreter } from './interpreter.ts'
import type { Execution, HistoryEvent, Persistence } from './persistence.ts'
import type { Position } from './position.ts'
import type { TaskTargets } from './task.ts'
import type { Timers } from './timers.ts'

interface RunOptions {
  readonly execution: Execution
  readonly machine: Machine
  readonly position: Position
  /** Number of the last event already in the history. */
  readonly lastEvent: number
  readonly persistence: Persistence
  readonly targets: TaskTargets
  readonly timers: Timers
  readonly now: () => number
}

const nameOf = (arn: string): string => arn.split(':').at(-1) ?? arn

/** One running execution: drives the interpreter and writes down each step, in order. */
export class Run {
  private execution: Execution
  private readonly stopping = new AbortController()
  private pending: HistoryEvent[] = []
  private lastEvent: number
  private writes: Promise<void> = Promise.resolve()

  constructor(private readonly options: RunOptions) {
    this.execution = options.execution
    this.lastEvent = options.lastEvent
  }

  /** Stores the start of a new execution. */
  async begin(): Promise<void> {
    this.record('ExecutionStarted', { executionStartedEventDetails: { input: this.execution.input } })
    await this.save()
  }

  /** Runs to the end, or until suspended or stopped. Never throws for a failing execution. */
  async drive(): Promise<void> {
    const { machine, position, timers, targets, now } = this.options
    const interpreter = new Interpreter({
      ...targets,
      timers,
      now,
      context: this.context(),
      record: (type, details) => this.record(type, details),
      save: async () => this.save(),
    })
    const { signal } = this.stopping
    if (machine.TimeoutSeconds !== undefined)
      timers
        .until(this.execution.startDate + machine.TimeoutSeconds * 1000, signal)
        .then(() => this.stopping.abort(new StatesError('States.Timeout')))
        .catch(() => undefined)
    try {
      const output = await interpreter.run(machine, position, signal)
      signal.throwIfAborted()
      await this.end('SUCCEEDED', { output: JSON.stringify(output) })
    } catch (error) {
      await this.fail(error)
    } finally {
      this.stopping.abort(new Suspended())
    }
  }

  /** Ends the execution by request. @returns when (ms) */
  async stop(error: string | undefined, cause: string | undefined): Promise<number> {
    this.stopping.abort(new Suspended())
    await this.end('ABORTED', { error, cause })
    return this.execution.stopDate ?? this.options.now()
  }

  /** Leaves everything as stored; what is in flight is forgotten. */
  async suspend(): Promise<void> {
    this.stopping.abort(new Suspended())
    await this.writes
  }

  private async fail(error: unknown): Promise<void> {
    const { signal } = this.stopping
    if (error instanceof Suspended || signal.reason instanceof Suspended) return
    const timedOut = signal.aborted
    const failure = error instanceof StatesError ? error : new StatesError('States.Runtime', String(error))
    if (!(error instanceof StatesError)) console.error('[states]', this.execution.executionArn, error)
    await this.end(timedOut ? 'TIMED_OUT' : 'FAILED', {
      error: failure.name || undefined,
      cause: failure.statesCause,
    })
  }

  private async end(
    status: 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED',
    outcome: Pick<Execution, 'output' | 'error' | 'cause'>,
  ): Promise<void> {
    if (this.execution.status !== 'RUNNING') return
    this.execution = { ...this.execution, ...outcome, status, stopDate: this.options.now() }
    const name = { SUCCEEDED: 'Succeeded', FAILED: 'Failed', TIMED_OUT: 'TimedOut', ABORTED: 'Aborted' }[
      status
    ]
    this.record(`Execution${name}`, { [`execution${name}EventDetails`]: outcome })
    const events = this.takePending()
    this.writes = this.writes.then(async () => this.options.persistence.finish(this.execution, events))
    await this.writes
  }

  private record(type: string, details: Readonly<Record<string, unknown>>): void {
    this.lastEvent += 1
    this.pending.push({ id: this.lastEvent, type, timestamp: this.options.now(), details })
  }

  private takePending(): HistoryEvent[] {
    const events = this.pending
    this.pending = []
    return events
  }

  /** Writes queue up, so an older position never overwrites a newer one; a stopped execution writes no more. */
  private async save(): Promise<void> {
    this.writes = this.writes.then(async () => this.writeDown())
    await this.writes
  }

  private async writeDown(): Promise<void> {
    if (this.stopping.signal.aborted || this.execution.status !== 'RUNNING') return
    await this.options.persistence.progress(this.execution, this.options.position, this.takePending())
  }

  private context() {
    const { execution } = this
    return {
      Execution: {
        Id: execution.executionArn,
        Input: JSON.parse(execution.input),
        Name: execution.name,
        StartTime: new Date(execution.startDate).toISOString(),
        RedriveCount: 0,
      },
      StateMachine: { Id: execution.stateMachineArn, Name: nameOf(execution.stateMachineArn) },
    }
  }
}
