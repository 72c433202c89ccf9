import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { GetExecutionHistoryCommand } from '@aws-sdk/client-sfn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { CRASH_MACHINES } from './states-crash-machines.ts'
import { machineArn, type StatesFixture, startStates } from './states-fixture.ts'

const HOUR = 3_600_000

const executionArn = (machine: string) =>
  `${machineArn(machine).replace(':stateMachine:', ':execution:')}:crash`

/** Runs the child until its Tasks hang and everything else is stored, then kills it without a word. */
async function crash(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/contract/local/states-child.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const expected = new Set(['stored', 'invoked stuck-task', 'invoked stuck-branch', 'invoked stuck-item'])
  for await (const line of createInterface(child.stdout)) {
    expected.delete(line)
    if (expected.size === 0) break
  }
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

describe('after kill -9', () => {
  let fixture: StatesFixture
  let offset = 0
  const invoked: string[] = []
  let failing = 0

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'states-kill-'))
    await crash(folder)
    fixture = await startStates(CRASH_MACHINES, {
      folder,
      now: () => Date.now() + offset,
      invokeLambda: async (arn) => {
        const name = arn.split(':').at(-1) ?? ''
        invoked.push(name)
        if (name === 'failing') {
          failing += 1
          throw Object.assign(new Error('x'), { name: 'Boom' })
        }
        return `again:${name}`
      },
    })
    await fixture.states.resume()
  })
  afterAll(async () => fixture.close())

  const output = async (machine: string) => {
    const execution = await fixture.ended(executionArn(machine))
    return [execution.status, JSON.parse(execution.output ?? 'null')]
  }

  it('a Task in flight runs again, what was done before stays done', async () => {
    expect(await output('task')).toEqual(['SUCCEEDED', ['child:first', 'again:stuck-task']])
  })

  it('a Parallel keeps its finished branch and the finished steps of the other', async () => {
    expect(await output('parallel')).toEqual(['SUCCEEDED', ['child:quick', 'again:stuck-branch']])
  })

  it('a Map keeps its finished items', async () => {
    expect(await output('map')).toEqual(['SUCCEEDED', ['child:a', 'child:b', 'again:stuck-item']])
  })

  it('a Wait and a retry’s delay last only for the rest, and retries already made count', async () => {
    expect(invoked).not.toContain('failing')
    offset = HOUR - 60_000
    fixture.states.wake()
    expect((await fixture.describe(executionArn('wait'))).status).toBe('RUNNING')
    expect(await fixture.ended(executionArn('retry'))).toMatchObject({ status: 'FAILED', error: 'Boom' })
    expect(failing).toBe(1)
    offset = HOUR
    fixture.states.wake()
    expect(await output('wait')).toEqual(['SUCCEEDED', 'child:before-wait'])
  })

  it('nothing else was invoked again, and the history has no gap and no double', async () => {
    expect([...invoked].sort()).toEqual(['failing', 'stuck-branch', 'stuck-item', 'stuck-task'])
    const history = await fixture.client.send(
      new GetExecutionHistoryCommand({ executionArn: executionArn('task') }),
    )
    expect(history.events?.map((event) => [event.id, event.type])).toEqual([
      [1, 'ExecutionStarted'],
      [2, 'TaskStateEntered'],
      [3, 'TaskStateExited'],
      [4, 'TaskStateEntered'],
      [5, 'TaskStateExited'],
      [6, 'ExecutionSucceeded'],
    ])
  })

  it('a name stays taken', async () => {
    await expect(fixture.start('task', {}, 'crash')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' })
  })
})

describe('after an orderly stop', () => {
  it('goes on, with the definition it was started with', async () => {
    const before = {
      StartAt: 'W',
      States: { W: { Type: 'Wait', Seconds: 1, Next: 'P' }, P: { Type: 'Pass', Output: 'old', End: true } },
    }
    const after = { StartAt: 'P', States: { P: { Type: 'Pass', Output: 'new', End: true } } }
    const first = await startStates({ m: before })
    const arn = await first.start('m', {}, 'one')
    await first.close()
    const second = await startStates({ m: after }, { folder: first.folder })
    await second.states.resume()
    expect((await second.ended(arn)).output).toBe('"old"')
    expect((await second.run('m')).output).toBe('"new"')
    await second.close()
  })

  it('keeps ended executions for 90 days', async () => {
    const machine = { StartAt: 'P', States: { P: { Type: 'Pass', End: true } } }
    const first = await startStates({ m: machine })
    const arn = (await first.run('m')).executionArn ?? ''
    await first.close()
    const reopened = async (days: number) => {
      const fixture = await startStates(
        { m: machine },
        { folder: first.folder, now: () => Date.now() + days * 24 * HOUR },
      )
      const found = await fixture.describe(arn).catch((error: Error) => error)
      await fixture.close()
      return found
    }
    expect(await reopened(89)).toMatchObject({ status: 'SUCCEEDED' })
    expect(await reopened(91)).toMatchObject({ name: 'ExecutionDoesNotExist' })
  })
})
