import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import {
  DescribeStateMachineCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SendTaskSuccessCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn'
import { afterEach, describe, expect, it } from 'vitest'

import { createStates } from '../../../local/aws/states/service.ts'
import { functionArn, invoking, machineArn, type StatesFixture, startStates } from './states-fixture.ts'

const open: StatesFixture[] = []
const start = async (...given: Parameters<typeof startStates>) => {
  const fixture = await startStates(...given)
  open.push(fixture)
  return fixture
}
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (fixture) => fixture.close()))
})

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name })

/** The output of a machine of one state. */
const outputOf = async (state: object, input: unknown = {}) => {
  const fixture = await start({ m: { StartAt: 'S', States: { S: state } } })
  const { status, output, error, cause } = await fixture.run('m', input)
  return status === 'SUCCEEDED' ? JSON.parse(output ?? 'null') : { error, cause }
}
const passing = (Output: unknown) => ({ Type: 'Pass', Output, End: true })

describe('a whole workflow', () => {
  it('retries, chooses, runs branches and items, waits, catches, and carries variables', async () => {
    let calls = 0
    const invokeLambda = async (arn: string, payload: unknown) => {
      if (arn.endsWith('flaky')) {
        calls += 1
        if (calls < 3) throw named('Transient', 'boom')
      }
      if (arn.endsWith('bad')) throw named('BizError', 'nope')
      return { echo: payload }
    }
    const fixture = await start(
      {
        m: {
          StartAt: 'A',
          States: {
            A: invoking('flaky', {
              Retry: [
                {
                  ErrorEquals: ['Transient'],
                  IntervalSeconds: 1,
                  BackoffRate: 1,
                  MaxAttempts: 3,
                  JitterStrategy: 'FULL',
                },
              ],
              Assign: { v: '{% $states.result.Payload.echo.n %}' },
              Output: '{% $states.input %}',
              Next: 'C',
            }),
            C: {
              Type: 'Choice',
              Choices: [{ Condition: '{% $v > 1 and $not($exists($states.input.z)) %}', Next: 'P' }],
              Default: 'X',
            },
            X: { Type: 'Fail', Error: 'E', Cause: 'c' },
            P: {
              Type: 'Parallel',
              Branches: [
                { StartAt: 'a', States: { a: passing('{% $v + 1 %}') } },
                { StartAt: 'b', States: { b: passing(false) } },
              ],
              Assign: { p: '{% $states.result %}' },
              Output: '{% $states.input %}',
              Next: 'M',
            },
            M: {
              Type: 'Map',
              Items: '{% $states.input.items %}',
              MaxConcurrency: 2,
              ItemSelector: {
                at: '{% $states.context.Map.Item.Index %}',
                value: '{% $states.context.Map.Item.Value %}',
              },
              ItemProcessor: {
                StartAt: 'I',
                States: { I: passing('{% $states.input.value * 10 + $states.input.at %}') },
              },
              Assign: { m: '{% $states.result %}' },
              Next: 'W',
            },
            W: { Type: 'Wait', Seconds: '{% 0 + 0 %}', Next: 'D' },
            D: {
              Type: 'Task',
              Resource: 'arn:aws:states:::aws-sdk:dynamodb:updateItem',
              Arguments: { Key: { PK: { S: '{% $states.context.Execution.Name %}' } } },
              Assign: { d: '{% $states.result %}' },
              Next: 'B',
            },
            B: invoking('bad', {
              Catch: [
                { ErrorEquals: ['BizError'], Assign: { err: '{% $states.errorOutput.Error %}' }, Next: 'K' },
              ],
              End: true,
            }),
            K: {
              Type: 'Task',
              Resource: functionArn('plain'),
              Output: {
                answer: '{% $states.result %}',
                cause: '{% $parse($states.input.Cause).errorMessage %}',
                v: '{% $v %}',
                p: '{% $p %}',
                m: '{% $m %}',
                d: '{% $d %}',
                err: '{% $err %}',
              },
              End: true,
            },
          },
        },
      },
      { invokeLambda, sdk: async (action, parameters) => ({ action, parameters }) },
    )
    const arn = await fixture.start('m', { n: 2, items: [1, 2, 3] }, 'e1')
    const execution = await fixture.ended(arn)
    expect([execution.status, execution.error, execution.cause]).toEqual(['SUCCEEDED', undefined, undefined])
    const output = JSON.parse(execution.output ?? '')
    expect([output.answer.echo.Error, JSON.parse(output.answer.echo.Cause).errorType]).toEqual([
      'BizError',
      'BizError',
    ])
    expect({ ...output, answer: undefined }).toEqual({
      answer: undefined,
      cause: 'nope',
      v: 2,
      p: [3, false],
      m: [10, 21, 32],
      d: { action: 'dynamodb:updateItem', parameters: { Key: { PK: { S: 'e1' } } } },
      err: 'BizError',
    })
    expect(calls).toBe(3)
  })
})

describe('JSONata', () => {
  it.each([
    ['{% $parse(\'{"a":[1]}\') %}', { a: [1] }],
    ['{% $partition([1,2,3,4,5], 2) %}', [[1, 2], [3, 4], [5]]],
    ['{% $range(0, 10, 5) %}', [0, 5, 10]],
    ["{% $hash('abc', 'SHA-256') %}", 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ["{% $hash('abc', 'MD5') %}", '900150983cd24fb0d6963f7d28e17f72'],
    ['{% $length($uuid()) %}', 36],
    ['{% $random(7) = $random(7) and $random() < 1 %}', true],
    ['{% $states.context.StateMachine.Name & $states.context.State.Name %}', 'mS'],
    [
      { nested: ['{% 1 + 1 %}', 'texto {% not an expression', null] },
      { nested: [2, 'texto {% not an expression', null] },
    ],
    ['{% $states.input.lista[0].nome %}', 'Ana'],
  ])('evaluates %j', async (template, expected) => {
    expect(await outputOf(passing(template), { lista: [{ nome: 'Ana' }] })).toEqual(expected)
  })

  it.each([
    ['an undefined value', '{% $states.input.nada %}', 'returned nothing (undefined)'],
    ['a type error', "{% 'a' + 1 %}", 'must evaluate to a number'],
    ['$eval', "{% $eval('1') %}", '$eval is not available'],
  ])('fails by name on %s', async (_, template, words) => {
    expect(await outputOf(passing(template))).toEqual({
      error: 'States.QueryEvaluationError',
      cause: expect.stringContaining(words),
    })
  })
})

describe('choosing', () => {
  const choice = (Default?: string) => ({
    StartAt: 'C',
    States: {
      C: {
        Type: 'Choice',
        Choices: [
          { Condition: '{% $states.input.n = 1 %}', Output: 'rule', Assign: { a: 'rule' }, Next: 'End' },
          { Condition: '{% $states.input.n = 2 %}', Next: 'End' },
        ],
        Output: 'default',
        Assign: { a: 'default' },
        ...(Default ? { Default } : {}),
      },
      End: { Type: 'Succeed', Output: { input: '{% $states.input %}', a: '{% $exists($a) ? $a : null %}' } },
    },
  })

  it.each([
    [1, { input: 'rule', a: 'rule' }],
    [2, { input: { n: 2 }, a: null }],
    [3, { input: 'default', a: 'default' }],
  ])('takes the way of %j', async (n, expected) => {
    const fixture = await start({ m: choice('End') })
    expect(JSON.parse((await fixture.run('m', { n })).output ?? '')).toEqual(expected)
  })

  it('fails when nothing matches', async () => {
    const fixture = await start({ m: choice() })
    expect(await fixture.run('m', { n: 9 })).toMatchObject({
      status: 'FAILED',
      error: 'States.NoChoiceMatched',
    })
  })
})

describe('failing', () => {
  const failingWith = async (task: object, failure: Error) => {
    let calls = 0
    const fixture = await start(
      {
        m: {
          StartAt: 'T',
          States: { T: invoking('f', { End: true, ...task }), Caught: { Type: 'Succeed' } },
        },
      },
      {
        invokeLambda: async () => {
          calls += 1
          throw failure
        },
      },
    )
    const execution = await fixture.run('m')
    return { ...execution, calls }
  }

  it('names the error and gives its cause as Lambda does', async () => {
    const execution = await failingWith({}, named('DomainError', 'sem vaga'))
    expect([execution.status, execution.error, execution.calls]).toEqual(['FAILED', 'DomainError', 1])
    expect(JSON.parse(execution.cause ?? '')).toEqual({
      errorType: 'DomainError',
      errorMessage: 'sem vaga',
      trace: expect.arrayContaining([expect.stringContaining('states.test.ts')]),
    })
  })

  it.each([
    ['States.ALL', 'CustomError', 2],
    ['States.TaskFailed', 'CustomError', 2],
    ['CustomError', 'CustomError', 2],
    ['OtherError', 'CustomError', 1],
  ])('a retrier for %s of %s makes %i calls', async (ErrorEquals, name, calls) => {
    const Retry = [
      {
        ErrorEquals: [ErrorEquals],
        IntervalSeconds: 1,
        MaxAttempts: 1,
        MaxDelaySeconds: 1,
        JitterStrategy: 'FULL',
      },
    ]
    const execution = await failingWith({ Retry }, named(name, 'x'))
    expect([execution.status, execution.error, execution.calls]).toEqual(['FAILED', name, calls])
  })

  it('catches with the error as output', async () => {
    const Catch = [{ ErrorEquals: ['States.ALL'], Next: 'Caught' }]
    const execution = await failingWith({ Catch }, named('BizError', 'nope'))
    expect([execution.status, JSON.parse(execution.output ?? '')]).toEqual([
      'SUCCEEDED',
      { Error: 'BizError', Cause: expect.stringContaining('"errorMessage":"nope"') },
    ])
  })

  it('ends a Task and an execution that take too long', async () => {
    const never = async () => new Promise(() => undefined)
    const fixture = await start(
      {
        task: {
          StartAt: 'T',
          States: {
            T: invoking('f', {
              TimeoutSeconds: 1,
              Catch: [{ ErrorEquals: ['States.Timeout'], Output: 'late', Next: 'Z' }],
              End: true,
            }),
            Z: { Type: 'Succeed' },
          },
        },
        whole: { TimeoutSeconds: 1, StartAt: 'T', States: { T: invoking('f', { End: true }) } },
      },
      { invokeLambda: never },
    )
    const [task, whole] = await Promise.all([fixture.run('task'), fixture.run('whole')])
    expect([task.status, task.output]).toEqual(['SUCCEEDED', '"late"'])
    expect([whole.status, whole.error]).toEqual(['TIMED_OUT', 'States.Timeout'])
  })

  it('one branch that fails stops the others, and the Parallel can be retried and caught', async () => {
    const invoked: string[] = []
    const fixture = await start(
      {
        m: {
          StartAt: 'P',
          States: {
            P: {
              Type: 'Parallel',
              Branches: [
                { StartAt: 'bad', States: { bad: invoking('bad', { End: true }) } },
                {
                  StartAt: 'slow',
                  States: {
                    slow: { Type: 'Wait', Seconds: 3600, Next: 'after' },
                    after: invoking('after', { End: true }),
                  },
                },
              ],
              Retry: [{ ErrorEquals: ['Boom'], IntervalSeconds: 1, MaxAttempts: 1 }],
              Catch: [{ ErrorEquals: ['Boom'], Output: '{% $states.errorOutput.Error %}', Next: 'Z' }],
              End: true,
            },
            Z: { Type: 'Succeed' },
          },
        },
      },
      {
        invokeLambda: async (arn) => {
          invoked.push(arn.split(':').at(-1) ?? '')
          throw named('Boom', 'x')
        },
      },
    )
    expect(await fixture.run('m')).toMatchObject({ status: 'SUCCEEDED', output: '"Boom"' })
    expect(invoked).toEqual(['bad', 'bad'])
  })

  it('fails by name when a result is larger than 256 KB', async () => {
    const fixture = await start(
      {
        m: {
          StartAt: 'T',
          States: {
            T: invoking('f', { End: true, Catch: [{ ErrorEquals: ['States.ALL'], Next: 'T2' }] }),
            T2: { Type: 'Succeed' },
          },
        },
      },
      { invokeLambda: async () => 'x'.repeat(300_000) },
    )
    expect(await fixture.run('m')).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' })
  })
})

describe('the clock', () => {
  it('a long Wait ends when the clock is moved', async () => {
    let offset = 0
    const fixture = await start(
      {
        m: {
          StartAt: 'W',
          States: {
            W: { Type: 'Wait', Seconds: 900, Next: 'T' },
            T: { Type: 'Wait', Timestamp: '{% $states.input.at %}', End: true },
          },
        },
      },
      { now: () => Date.now() + offset },
    )
    const arn = await fixture.start('m', { at: new Date(Date.now() + 3_600_000).toISOString() })
    offset = 899_000
    fixture.states.wake()
    expect((await fixture.describe(arn)).status).toBe('RUNNING')
    offset = 3_601_000
    fixture.states.wake()
    expect((await fixture.ended(arn)).status).toBe('SUCCEEDED')
  })
})

describe('the service', () => {
  const waiting = { StartAt: 'W', States: { W: { Type: 'Wait', Seconds: 3600, End: true } } }
  const quick = { StartAt: 'P', States: { P: { Type: 'Pass', End: true } } }

  it('starts one execution per name: idempotent while running with the same input', async () => {
    const fixture = await start({ waiting, quick })
    const arns = await Promise.all([
      fixture.start('waiting', { a: 1 }, 'same'),
      fixture.start('waiting', { a: 1 }, 'same'),
    ])
    expect(new Set(arns)).toEqual(new Set(['arn:aws:states:sa-east-1:000000000000:execution:waiting:same']))
    await expect(fixture.start('waiting', { a: 2 }, 'same')).rejects.toMatchObject({
      name: 'ExecutionAlreadyExists',
    })
    await fixture.ended(await fixture.start('quick', {}, 'done'))
    await expect(fixture.start('quick', {}, 'done')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' })
  })

  it('stops, lists and tells what happened', async () => {
    const fixture = await start({ waiting, quick })
    const running = await fixture.start('waiting', {}, 'w')
    await fixture.ended(await fixture.start('quick', { x: 1 }, 'q'))
    await fixture.client.send(
      new StopExecutionCommand({ executionArn: running, error: 'Parado', cause: 'teste' }),
    )
    expect(await fixture.describe(running)).toMatchObject({
      status: 'ABORTED',
      error: 'Parado',
      cause: 'teste',
    })
    const list = async (statusFilter?: 'ABORTED' | 'RUNNING') =>
      (
        await fixture.client.send(
          new ListExecutionsCommand({ stateMachineArn: machineArn('waiting'), statusFilter }),
        )
      ).executions?.map((execution) => execution.name)
    expect([await list(), await list('ABORTED'), await list('RUNNING')]).toEqual([['w'], ['w'], []])
    const history = await fixture.client.send(
      new GetExecutionHistoryCommand({ executionArn: running.replace('waiting:w', 'quick:q') }),
    )
    expect(history.events?.map((event) => [event.id, event.type])).toEqual([
      [1, 'ExecutionStarted'],
      [2, 'PassStateEntered'],
      [3, 'PassStateExited'],
      [4, 'ExecutionSucceeded'],
    ])
    expect(history.events?.[1]?.stateEnteredEventDetails).toEqual({ name: 'P', input: '{"x":1}' })
    const machine = await fixture.client.send(
      new DescribeStateMachineCommand({ stateMachineArn: machineArn('quick') }),
    )
    expect(JSON.parse(machine.definition ?? '')).toEqual({ QueryLanguage: 'JSONata', ...quick })
  })

  it('refuses by name', async () => {
    const fixture = await start({ quick })
    await expect(fixture.start('missing')).rejects.toMatchObject({ name: 'StateMachineDoesNotExist' })
    await expect(fixture.start('quick', {}, 'a b')).rejects.toMatchObject({ name: 'InvalidName' })
    await expect(fixture.describe('arn:aws:states:x')).rejects.toMatchObject({
      name: 'ExecutionDoesNotExist',
    })
    await expect(
      fixture.client.send(new SendTaskSuccessCommand({ taskToken: 'x', output: '{}' })),
    ).rejects.toMatchObject({ name: 'NotEmulated', message: 'NotEmulated: states.SendTaskSuccess' })
  })
})

describe('registration refuses', () => {
  it.each<[string, object, string]>([
    [
      'JSONPath',
      { QueryLanguage: 'JSONPath', StartAt: 'S', States: { S: { Type: 'Succeed' } } },
      'QueryLanguage',
    ],
    ['an unknown type', { StartAt: 'S', States: { S: { Type: 'Dance' } } }, 'States.S.Type'],
    [
      'an unknown field',
      { StartAt: 'S', States: { S: { Type: 'Pass', ResultPath: '$.x', End: true } } },
      'ResultPath',
    ],
    [
      'an unknown service',
      {
        StartAt: 'S',
        States: { S: { Type: 'Task', Resource: 'arn:aws:states:::sqs:sendMessage', End: true } },
      },
      'sqs:sendMessage',
    ],
    [
      'a task token',
      {
        StartAt: 'S',
        States: {
          S: invoking('f', { Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken', End: true }),
        },
      },
      'waitForTaskToken',
    ],
    [
      'an SDK call without an SDK',
      {
        StartAt: 'S',
        States: { S: { Type: 'Task', Resource: 'arn:aws:states:::aws-sdk:s3:putObject', End: true } },
      },
      'aws-sdk:s3:putObject',
    ],
    [
      'an asynchronous invocation',
      {
        StartAt: 'S',
        States: {
          S: {
            Type: 'Task',
            Resource: 'arn:aws:states:::lambda:invoke',
            Arguments: { FunctionName: 'f', InvocationType: 'Event' },
            End: true,
          },
        },
      },
      'Arguments.InvocationType',
    ],
    [
      'a missing target',
      { StartAt: 'S', States: { S: { Type: 'Pass', Next: 'T' } } },
      'Next "T" does not exist',
    ],
    [
      'a missing target in a branch',
      {
        StartAt: 'S',
        States: { S: { Type: 'Parallel', End: true, Branches: [{ StartAt: 'X', States: {} }] } },
      },
      'StartAt "X" does not exist',
    ],
    [
      'a state that goes nowhere',
      { StartAt: 'S', States: { S: { Type: 'Pass' } } },
      'exactly one of Next and End',
    ],
    [
      'a distributed map',
      {
        StartAt: 'S',
        States: {
          S: {
            Type: 'Map',
            End: true,
            ItemProcessor: {
              ProcessorConfig: { Mode: 'DISTRIBUTED' },
              StartAt: 'X',
              States: { X: { Type: 'Succeed' } },
            },
          },
        },
      },
      'Mode',
    ],
    ['a broken expression', { StartAt: 'S', States: { S: passing('{% 1 + %}') } }, 'States.S.Output'],
    [
      'an unclosed expression',
      { StartAt: 'S', States: { S: passing('{% 1 ') } },
      'must start with {% and end with %}',
    ],
  ])('%s', async (_, definition, words) => {
    const creating = createStates({
      folder: await mkdtemp(path.join(os.tmpdir(), 'states-')),
      invokeLambda: async () => null,
      machines: [
        { arn: machineArn('m'), definition: JSON.stringify({ QueryLanguage: 'JSONata', ...definition }) },
      ],
    })
    await expect(creating).rejects.toMatchObject({
      name: 'NotEmulated',
      message: expect.stringContaining(words),
    })
  })
})
