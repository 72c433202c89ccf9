import { aborted, together } from './concurrency.ts'
import type { Branch, Machine, State, StateOf } from './definition.ts'
import { type Bindings, evaluate } from './evaluate.ts'
import { matches, nextRetry, StatesError } from './failure.ts'
import type { Json } from './json.ts'
import { type Position, startingAt } from './position.ts'
import { bindingsOf, type ExecutionContext, numberOf, queryError, textOf } from './scope.ts'
import { crossing, runTask, type TaskTargets } from './task.ts'
import type { Timers } from './timers.ts'

interface Host extends TaskTargets {
  readonly timers: Timers
  readonly now: () => number
  readonly context: ExecutionContext
  /** Adds to the history; stored with the next `save`. */
  readonly record: (type: string, details: Readonly<Record<string, unknown>>) => void
  /** Stores the whole position. */
  readonly save: () => Promise<void>
}

interface Exit {
  readonly output: Json
  readonly assign: Readonly<Record<string, Json>>
  readonly next: string | undefined
}

interface Producer {
  readonly Output?: Json | undefined
  readonly Assign?: Readonly<Record<string, Json>> | undefined
}

/** Runs the states of one execution from wherever its position stands. */
export class Interpreter {
  constructor(private readonly host: Host) {}

  /** @returns the output. @throws StatesError when the execution fails, else the signal's reason */
  async run(machine: Machine, position: Position, signal: AbortSignal): Promise<Json> {
    return this.walk(machine, position, signal)
  }

  private async walk(level: Branch, position: Position, signal: AbortSignal): Promise<Json> {
    while (!position.done) {
      const name = position.state
      const state = level.States[name]
      if (!state) throw new StatesError('States.Runtime', `State ${name} does not exist`)
      if (position.enteredAt === undefined) {
        position.enteredAt = this.host.now()
        this.host.record(`${state.Type}StateEntered`, {
          stateEnteredEventDetails: { name, input: JSON.stringify(position.input) },
        })
        await this.host.save()
      }
      const exit = await this.perform(state, position, signal)
      signal.throwIfAborted()
      this.host.record(`${state.Type}StateExited`, {
        stateExitedEventDetails: { name, output: JSON.stringify(exit.output) },
      })
      Object.assign(position.variables, exit.assign)
      position.enteredAt = undefined
      position.until = undefined
      position.branches = undefined
      position.retries = {}
      if (exit.next === undefined) {
        position.done = { output: exit.output }
        await this.host.save()
      } else {
        position.state = exit.next
        position.input = exit.output
      }
    }
    return position.done.output
  }

  /** One state with its retries and catchers. */
  private async perform(state: State, position: Position, signal: AbortSignal): Promise<Exit> {
    for (;;) {
      try {
        if (state.Type !== 'Wait' && position.until !== undefined) {
          await this.host.timers.until(position.until, signal)
          position.until = undefined
        }
        return await this.attempt(state, position, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof StatesError)) throw error
        if (state.Type === 'Task') this.recordTaskFailure(state, error)
        const retry = 'Retry' in state ? nextRetry(state.Retry, position.retries, error) : undefined
        if (retry) {
          position.retries[retry.index] = (position.retries[retry.index] ?? 0) + 1
          position.until = this.host.now() + retry.delay
          position.branches = undefined
          await this.host.save()
          continue
        }
        const catcher =
          'Catch' in state ? state.Catch.find((entry) => matches(entry.ErrorEquals, error)) : undefined
        if (!catcher) throw error
        const errorOutput = { Error: error.name, Cause: error.statesCause }
        return this.leave(position, catcher, errorOutput, catcher.Next, { errorOutput })
      }
    }
  }

  private async attempt(state: State, position: Position, signal: AbortSignal): Promise<Exit> {
    signal.throwIfAborted()
    const { input } = position
    switch (state.Type) {
      case 'Pass':
        return this.leave(position, state, input, state.Next)
      case 'Succeed':
        return this.leave(position, { Output: state.Output }, input, undefined)
      case 'Fail':
        throw new StatesError(
          await textOf(state.Error ?? '', this.bindings(position)),
          await textOf(state.Cause ?? '', this.bindings(position)),
        )
      case 'Choice':
        return this.choose(state, position)
      case 'Wait':
        await this.wait(state, position, signal)
        return this.leave(position, state, input, state.Next)
      case 'Task':
        return this.leaveWith(position, state, await this.task(state, position, signal))
      case 'Parallel':
        return this.leaveWith(position, state, await this.parallel(state, position, signal))
      case 'Map':
        return this.leaveWith(position, state, await this.map(state, position, signal))
    }
  }

  private async choose(state: StateOf<'Choice'>, position: Position): Promise<Exit> {
    for (const rule of state.Choices) {
      const holds = await this.value(rule.Condition, position)
      if (typeof holds !== 'boolean')
        throw queryError(`Condition must be a boolean: ${String(rule.Condition)}`)
      if (holds) return this.leave(position, rule, position.input, rule.Next)
    }
    if (state.Default === undefined)
      throw new StatesError('States.NoChoiceMatched', `No Choice matched in ${position.state}`)
    return this.leave(position, state, position.input, state.Default)
  }

  private async wait(state: StateOf<'Wait'>, position: Position, signal: AbortSignal): Promise<void> {
    if (position.until === undefined) {
      position.until = await this.deadline(state, position)
      await this.host.save()
    }
    await this.host.timers.until(position.until, signal)
  }

  private async deadline(state: StateOf<'Wait'>, position: Position): Promise<number> {
    if (state.Seconds !== undefined)
      return (
        (position.enteredAt ?? this.host.now()) +
        (await numberOf(state.Seconds, this.bindings(position))) * 1000
      )
    const time = Date.parse(await textOf(state.Timestamp ?? '', this.bindings(position)))
    if (Number.isNaN(time)) throw queryError('Timestamp must be an RFC 3339 time')
    return time
  }

  private async task(state: StateOf<'Task'>, position: Position, signal: AbortSignal): Promise<Json> {
    const parameters =
      state.Arguments === undefined ? position.input : await this.value(state.Arguments, position)
    const seconds =
      state.TimeoutSeconds === undefined
        ? undefined
        : await numberOf(state.TimeoutSeconds, this.bindings(position))
    const end = new AbortController()
    const both = AbortSignal.any([signal, end.signal])
    try {
      const limits = [aborted(both)]
      if (seconds !== undefined)
        limits.push(
          this.host.timers.until(this.host.now() + seconds * 1000, both).then(() => {
            throw new StatesError('States.Timeout', `Task timed out after ${seconds} seconds`)
          }),
        )
      return await Promise.race([runTask(this.host, state.Resource, crossing(parameters)), ...limits])
    } finally {
      end.abort()
    }
  }

  private async parallel(state: StateOf<'Parallel'>, position: Position, signal: AbortSignal): Promise<Json> {
    if (!position.branches) {
      const input =
        state.Arguments === undefined ? position.input : await this.value(state.Arguments, position)
      position.branches = state.Branches.map((level) => startingAt(level.StartAt, input, position.variables))
      await this.host.save()
    }
    const { branches } = position
    return together(signal, branches.length, state.Branches.length, async (index, inner) => {
      const [level, branch] = [state.Branches[index], branches[index]]
      if (!level || !branch) throw new StatesError('States.Runtime', `Branch ${index} does not exist`)
      return this.walk(level, branch, inner)
    })
  }

  private async map(state: StateOf<'Map'>, position: Position, signal: AbortSignal): Promise<Json> {
    position.branches ??= await this.items(state, position)
    await this.host.save()
    const { branches } = position
    const limit = await numberOf(state.MaxConcurrency ?? 0, this.bindings(position))
    return together(signal, branches.length, limit || branches.length, async (index, inner) => {
      const branch = branches[index]
      if (!branch) throw new StatesError('States.Runtime', `Item ${index} does not exist`)
      return this.walk(state.ItemProcessor, branch, inner)
    })
  }

  private async items(state: StateOf<'Map'>, position: Position): Promise<Position[]> {
    const items = state.Items === undefined ? position.input : await this.value(state.Items, position)
    if (!Array.isArray(items)) throw queryError('Items must be an array')
    return Promise.all(
      items.map(async (Value, Index) => {
        const item = { Index, Value }
        const input =
          state.ItemSelector === undefined
            ? Value
            : await evaluate(state.ItemSelector, this.bindings({ ...position, item }))
        return startingAt(state.ItemProcessor.StartAt, input, position.variables, item)
      }),
    )
  }

  private async leaveWith(
    position: Position,
    state: Producer & { Next?: string | undefined },
    result: Json,
  ): Promise<Exit> {
    return this.leave(position, state, result, state.Next, { result })
  }

  private async leave(
    position: Position,
    producer: Producer,
    fallback: Json,
    next: string | undefined,
    outcome: Bindings = {},
  ): Promise<Exit> {
    const bindings = this.bindings(position, outcome)
    const [output, ...assigned] = await Promise.all([
      producer.Output === undefined ? fallback : evaluate(producer.Output, bindings),
      ...Object.entries(producer.Assign ?? {}).map(
        async ([name, template]) => [name, await evaluate(template, bindings)] as const,
      ),
    ])
    return { output: crossing(output), assign: Object.fromEntries(assigned), next }
  }

  private async value(template: Json, position: Position): Promise<Json> {
    return evaluate(template, this.bindings(position))
  }

  private bindings(position: Position, outcome?: Bindings): Bindings {
    return bindingsOf(this.host.context, position, outcome)
  }

  private recordTaskFailure(state: StateOf<'Task'>, error: StatesError): void {
    const timedOut = error.name === 'States.Timeout'
    const details = { resource: state.Resource, error: error.name, cause: error.statesCause }
    this.host.record(timedOut ? 'TaskTimedOut' : 'TaskFailed', {
      [timedOut ? 'taskTimedOutEventDetails' : 'taskFailedEventDetails']: details,
    })
  }
}
