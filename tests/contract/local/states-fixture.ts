import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn'

import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { createStates, type States, type StatesOptions } from '../../../local/aws/states/service.ts'

import { listen } from './s3-fixture.ts'
import { conferida } from './modelo.ts'

export const machineArn = (name: string): string =>
  `arn:aws:states:sa-east-1:000000000000:stateMachine:${name}`
export const functionArn = (name: string): string => `arn:aws:lambda:sa-east-1:000000000000:function:${name}`

/** A Task that invokes a function with the state's input. */
export const invoking = (name: string, more: object = {}) => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  Arguments: { FunctionName: functionArn(name), Payload: '{% $states.input %}' },
  ...more,
})

export interface StatesFixture {
  readonly states: States
  readonly client: SFNClient
  readonly folder: string
  start(machine: string, input?: unknown, name?: string): Promise<string>
  describe(executionArn: string): Promise<DescribeExecutionCommandOutput>
  /** Waits for the end, at most `deadline` ms. */
  ended(executionArn: string, deadline?: number): Promise<DescribeExecutionCommandOutput>
  run(machine: string, input?: unknown): Promise<DescribeExecutionCommandOutput>
  close(): Promise<void>
}

/** @param machines definitions by name, without their QueryLanguage */
export async function startStates(
  machines: Record<string, object>,
  options: Partial<StatesOptions> = {},
): Promise<StatesFixture> {
  const folder = options.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'states-')))
  const states = await createStates({
    invokeLambda: async () => null,
    machines: Object.entries(machines).map(([name, definition]) => ({
      arn: machineArn(name),
      definition: { QueryLanguage: 'JSONata', ...definition },
    })),
    ...options,
    folder,
  })
  const server = createEndpoint([conferida(states)])
  const url = await listen(server)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new SFNClient({ endpoint: url, region: 'sa-east-1', credentials, maxAttempts: 1 })

  const start = async (machine: string, input: unknown = {}, name?: string) => {
    const started = await client.send(
      new StartExecutionCommand({ stateMachineArn: machineArn(machine), input: JSON.stringify(input), name }),
    )
    return String(started.executionArn)
  }
  const describe = async (executionArn: string) => client.send(new DescribeExecutionCommand({ executionArn }))
  const ended = async (executionArn: string, deadline = 10_000) => {
    const end = Date.now() + deadline
    for (;;) {
      const execution = await describe(executionArn)
      if (execution.status !== 'RUNNING') return execution
      if (Date.now() > end) throw new Error(`still running: ${executionArn}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    states,
    client,
    folder,
    start,
    describe,
    ended,
    run: async (machine, input) => ended(await start(machine, input)),
    close: async () => {
      client.destroy()
      server.closeAllConnections()
      server.close()
      await states.close()
    },
  }
}
