import { AwsError, type AwsService, jsonResponse, NotEmulated, targetOperation } from '../service.ts'
import { describe, eventOf, inputs, page, readInput, seconds, summary } from './api.ts'
import { readDefinition } from './definition.ts'
import { Executions, type RegisteredMachine } from './executions.ts'
import { type Execution, Persistence } from './persistence.ts'
import type { TaskTargets } from './task.ts'
import { Timers } from './timers.ts'

const RETENTION_MS = 90 * 24 * 3_600_000

export interface StatesOptions extends TaskTargets {
  readonly folder: string
  /** `definition`: JSON text or parsed value; what cannot be run is refused at once, by name. */
  readonly machines: readonly { readonly arn: string; readonly definition: unknown }[]
  /** Milliseconds. */
  readonly now?: () => number
}

export interface States extends AwsService {
  /** Goes on with the executions a stop or crash interrupted; to be called once functions can be invoked. */
  resume(): Promise<void>
  /** Re-reads the clock after a test moved it. */
  wake(): void
}

/**
 * Step Functions (Standard workflows in JSONata) that go on after a crash where they stood: a Task that was in
 * flight runs again, a Wait waits only for the rest. Ended executions are kept for 90 days.
 * @throws NotEmulated for a definition that cannot be run here
 */
export async function createStates(options: StatesOptions): Promise<States> {
  const { folder, machines, now = Date.now, invokeLambda, sdk } = options
  const parsed = machines.map(({ arn, definition }) => ({
    arn,
    machine: readDefinition(arn, definition, sdk !== undefined),
    text: typeof definition === 'string' ? definition : JSON.stringify(definition),
  }))
  const persistence = await Persistence.open(folder)
  const registered = new Map<string, RegisteredMachine>()
  for (const entry of parsed)
    registered.set(entry.arn, { ...entry, hash: await persistence.keepDefinition(entry.text) })
  await persistence.forgetEndedBefore(now() - RETENTION_MS)
  const timers = new Timers(now)
  const executions = new Executions(persistence, { invokeLambda, ...(sdk ? { sdk } : {}) }, timers, now)

  const machineNamed = (arn: string): RegisteredMachine => {
    const found = registered.get(arn)
    if (!found) throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`)
    return found
  }

  const executionNamed = async (arn: string): Promise<Execution> => {
    const found = await persistence.execution(arn)
    if (!found) throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`)
    return found
  }

  const operations: Readonly<Record<string, (body: Buffer) => Promise<unknown>>> = {
    StartExecution: async (body) => {
      const input = readInput(inputs.StartExecution, body)
      const { executionArn, startDate } = await executions.start(machineNamed(input.stateMachineArn), input)
      return { executionArn, startDate: seconds(startDate) }
    },
    DescribeExecution: async (body) => {
      const { executionArn } = readInput(inputs.DescribeExecution, body)
      return describe(await executionNamed(executionArn))
    },
    StopExecution: async (body) => {
      const { executionArn, error, cause } = readInput(inputs.StopExecution, body)
      return { stopDate: seconds(await executions.stop(await executionNamed(executionArn), error, cause)) }
    },
    ListExecutions: async (body) => {
      const { stateMachineArn, statusFilter, ...window } = readInput(inputs.ListExecutions, body)
      const all = await persistence.executionsOf(machineNamed(stateMachineArn).arn)
      const wanted = all.filter((execution) => !statusFilter || execution.status === statusFilter)
      const { items, ...more } = page(wanted, window)
      return { executions: items.map(summary), ...more }
    },
    GetExecutionHistory: async (body) => {
      const { executionArn, reverseOrder, ...window } = readInput(inputs.GetExecutionHistory, body)
      await executionNamed(executionArn)
      const events = (await persistence.history(executionArn)).map(eventOf)
      const { items, ...more } = page(reverseOrder ? events.toReversed() : events, window)
      return { events: items, ...more }
    },
    DescribeStateMachine: async (body) => {
      const { arn, text } = machineNamed(readInput(inputs.DescribeStateMachine, body).stateMachineArn)
      return {
        stateMachineArn: arn,
        name: arn.split(':').at(-1),
        status: 'ACTIVE',
        type: 'STANDARD',
        definition: text,
        roleArn: 'arn:aws:iam::000000000000:role/local',
        creationDate: 0,
      }
    },
  }

  return {
    name: 'states',
    targets: ['AWSStepFunctions'],
    handle: async (request) => {
      const name = targetOperation(request)
      const operation = operations[name]
      if (!operation) throw new NotEmulated(`states.${name}`)
      return jsonResponse(request, await operation(request.body))
    },
    resume: async () => executions.resume(),
    wake: () => timers.wake(),
    close: async () => {
      await executions.suspend()
      await persistence.close()
    },
  }
}
