import { randomUUID } from 'node:crypto'

import { AwsError } from '../service.ts'
import { readJson, type StartExecution } from './api.ts'
import { type Machine, readDefinition } from './definition.ts'
import type { Execution, Persistence } from './persistence.ts'
import { type Position, startingAt } from './position.ts'
import { Run } from './run.ts'
import type { TaskTargets } from './task.ts'
import type { Timers } from './timers.ts'

const NAME = /^[^\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]{1,80}$/u

export interface RegisteredMachine {
  readonly arn: string
  readonly machine: Machine
  /** The definition as it was given. */
  readonly text: string
  readonly hash: string
}

interface Claim {
  readonly execution: Execution
  readonly created: boolean
}

/** Starts, stops and goes on with executions. */
export class Executions {
  private readonly runs = new Map<string, Run>()
  private readonly driving = new Set<Promise<void>>()
  private readonly claims = new Map<string, Promise<Claim>>()

  constructor(
    private readonly persistence: Persistence,
    private readonly targets: TaskTargets,
    private readonly timers: Timers,
    private readonly now: () => number,
  ) {}

  /**
   * Idempotent by name while running with the same input. @throws InvalidName, InvalidExecutionInput,
   * ExecutionAlreadyExists
   */
  async start(target: RegisteredMachine, { name = randomUUID(), input }: StartExecution): Promise<Execution> {
    if (!NAME.test(name)) throw new AwsError('InvalidName', `Invalid Name: '${name}'`)
    readJson(input)
    const arn = `${target.arn.replace(':stateMachine:', ':execution:')}:${name}`
    const isFirst = !this.claims.has(arn)
    const claim = this.claims.get(arn) ?? this.claim(target, arn, name, input)
    const { execution, created } = await claim
    if (isFirst && created) return execution
    if (execution.status !== 'RUNNING' || execution.input !== input)
      throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${arn}'`)
    return execution
  }

  /** @returns when it stopped (ms), now or before */
  async stop(execution: Execution, error?: string, cause?: string): Promise<number> {
    const run = this.runs.get(execution.executionArn)
    if (run) return run.stop(error, cause)
    if (execution.stopDate !== undefined) return execution.stopDate
    const stopDate = this.now()
    await this.persistence.finish({ ...execution, status: 'ABORTED', stopDate, error, cause }, [])
    return stopDate
  }

  /** Goes on with what was running; each keeps the definition it started with. */
  async resume(): Promise<void> {
    for (const { execution, position } of await this.persistence.running()) {
      if (this.runs.has(execution.executionArn)) continue
      try {
        const text = await this.persistence.definition(execution.definition)
        const machine = readDefinition(execution.stateMachineArn, text, this.targets.sdk !== undefined)
        const history = await this.persistence.history(execution.executionArn)
        this.launch(this.run(execution, machine, position, history.at(-1)?.id ?? 0), execution)
      } catch (error) {
        const failed = {
          ...execution,
          status: 'FAILED',
          stopDate: this.now(),
          error: 'States.Runtime',
          cause: String(error),
        } as const
        await this.persistence.finish(failed, [])
      }
    }
  }

  /** Stops driving; everything stays stored as it stands. */
  async suspend(): Promise<void> {
    await Promise.all([...this.runs.values()].map(async (run) => run.suspend()))
    await Promise.all(this.driving)
  }

  private async claim(target: RegisteredMachine, arn: string, name: string, input: string): Promise<Claim> {
    const claim = this.findOrBegin(target, arn, name, input).finally(() => this.claims.delete(arn))
    this.claims.set(arn, claim)
    return claim
  }

  private async findOrBegin(
    target: RegisteredMachine,
    executionArn: string,
    name: string,
    input: string,
  ): Promise<Claim> {
    const known = await this.persistence.execution(executionArn)
    if (known) return { execution: known, created: false }
    const execution: Execution = {
      executionArn,
      stateMachineArn: target.arn,
      name,
      status: 'RUNNING',
      startDate: this.now(),
      input,
      definition: target.hash,
    }
    const position = startingAt(target.machine.StartAt, readJson(input), {})
    const run = this.run(execution, target.machine, position, 0)
    await run.begin()
    this.launch(run, execution)
    return { execution, created: true }
  }

  private run(execution: Execution, machine: Machine, position: Position, lastEvent: number): Run {
    const { persistence, targets, timers, now } = this
    return new Run({ execution, machine, position, lastEvent, persistence, targets, timers, now })
  }

  private launch(run: Run, { executionArn }: Execution): void {
    this.runs.set(executionArn, run)
    const driven: Promise<void> = run
      .drive()
      .catch((error: unknown) => console.error('[states]', executionArn, error))
      .finally(() => {
        this.runs.delete(executionArn)
        this.driving.delete(driven)
      })
    this.driving.add(driven)
  }
}
