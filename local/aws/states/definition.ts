import { z } from 'zod'

import { NotEmulated } from '../service.ts'
import { syntaxProblems } from './evaluate.ts'
import { json } from './json.ts'

/** A value with `{% JSONata %}` strings anywhere inside. */
const template = json
const expression = z.string().regex(/^\{%[\s\S]*%\}$/, 'is not a {% JSONata %} expression')

const common = { Comment: z.string().optional(), QueryLanguage: z.literal('JSONata').optional() }
const flow = { Next: z.string().optional(), End: z.literal(true).optional() }
const produces = { Output: template.optional(), Assign: z.record(z.string(), template).optional() }

const retrier = z.strictObject({
  Comment: z.string().optional(),
  ErrorEquals: z.array(z.string()).min(1),
  IntervalSeconds: z.number().int().positive().default(1),
  MaxAttempts: z.number().int().nonnegative().default(3),
  BackoffRate: z.number().min(1).default(2),
  MaxDelaySeconds: z.number().int().positive().optional(),
  JitterStrategy: z.enum(['FULL', 'NONE']).default('NONE'),
})

const catcher = z.strictObject({
  Comment: z.string().optional(),
  ErrorEquals: z.array(z.string()).min(1),
  Next: z.string(),
  ...produces,
})

const recovers = { Retry: z.array(retrier).default([]), Catch: z.array(catcher).default([]) }

const branch: z.ZodType<Branch> = z.lazy(() =>
  z.strictObject({
    Comment: z.string().optional(),
    StartAt: z.string(),
    States: z.record(z.string().max(80), state),
  }),
)

const itemProcessor: z.ZodType<Branch> = z.lazy(() =>
  z.strictObject({
    Comment: z.string().optional(),
    ProcessorConfig: z.strictObject({ Mode: z.literal('INLINE') }).optional(),
    StartAt: z.string(),
    States: z.record(z.string().max(80), state),
  }),
)

const state = z.discriminatedUnion('Type', [
  z.strictObject({ Type: z.literal('Pass'), ...common, ...flow, ...produces }),
  z.strictObject({
    Type: z.literal('Task'),
    Resource: z.string(),
    Arguments: template.optional(),
    TimeoutSeconds: z.union([z.number().int().positive(), expression]).optional(),
    ...common,
    ...flow,
    ...produces,
    ...recovers,
  }),
  z.strictObject({
    Type: z.literal('Choice'),
    Choices: z
      .array(
        z.strictObject({
          Comment: z.string().optional(),
          Condition: z.union([z.boolean(), expression]),
          Next: z.string(),
          ...produces,
        }),
      )
      .min(1),
    Default: z.string().optional(),
    ...common,
    ...produces,
  }),
  z.strictObject({
    Type: z.literal('Wait'),
    Seconds: z.union([z.number().int().nonnegative(), expression]).optional(),
    Timestamp: z.string().optional(),
    ...common,
    ...flow,
    ...produces,
  }),
  z.strictObject({
    Type: z.literal('Parallel'),
    Branches: z.array(branch).min(1),
    Arguments: template.optional(),
    ...common,
    ...flow,
    ...produces,
    ...recovers,
  }),
  z.strictObject({
    Type: z.literal('Map'),
    Items: z.union([z.array(template), expression]).optional(),
    ItemSelector: template.optional(),
    ItemProcessor: itemProcessor,
    MaxConcurrency: z.union([z.number().int().nonnegative(), expression]).optional(),
    ...common,
    ...flow,
    ...produces,
    ...recovers,
  }),
  z.strictObject({ Type: z.literal('Succeed'), ...common, Output: template.optional() }),
  z.strictObject({
    Type: z.literal('Fail'),
    Error: z.string().optional(),
    Cause: z.string().optional(),
    ...common,
  }),
])

const machine = z.strictObject({
  Comment: z.string().optional(),
  QueryLanguage: z.literal('JSONata'),
  Version: z.literal('1.0').optional(),
  TimeoutSeconds: z.number().int().positive().optional(),
  StartAt: z.string(),
  States: z.record(z.string().max(80), state),
})

export type State = z.infer<typeof state>
export type StateOf<T extends State['Type']> = Extract<State, { Type: T }>
export type Machine = z.infer<typeof machine>

/** One level of states: the machine itself, a branch of a Parallel, the processor of a Map. */
export interface Branch {
  readonly StartAt: string
  readonly States: Readonly<Record<string, State>>
}

const LAMBDA_INVOKE = /^arn:[\w-]+:states:::lambda:invoke$/
export const LAMBDA_FUNCTION = /^arn:[\w-]+:lambda:[\w-]+:\d+:function:[\w-]+(:[\w$-]+)?$/
export const SDK_CALL = /^arn:[\w-]+:states:::aws-sdk:(\w+:\w+)$/

function* problemsOfState(name: string, current: State, states: Branch['States']): Generator<string> {
  const targets: (string | undefined)[] = []
  if ('Next' in current) targets.push(current.Next)
  if ('Catch' in current) targets.push(...current.Catch.map((entry) => entry.Next))
  if (current.Type === 'Choice') targets.push(current.Default, ...current.Choices.map((entry) => entry.Next))
  for (const target of targets)
    if (target !== undefined && !Object.hasOwn(states, target))
      yield `${name}: Next "${target}" does not exist`
  if (!['Choice', 'Succeed', 'Fail'].includes(current.Type)) {
    const goesOn = 'Next' in current && current.Next !== undefined
    const ends = 'End' in current && current.End === true
    if (goesOn === ends) yield `${name}: needs exactly one of Next and End`
  }
  if (current.Type === 'Wait' && (current.Seconds === undefined) === (current.Timestamp === undefined))
    yield `${name}: needs exactly one of Seconds and Timestamp`
}

function* problemsOfTask(name: string, task: StateOf<'Task'>, hasSdk: boolean): Generator<string> {
  if (LAMBDA_FUNCTION.test(task.Resource) || (hasSdk && SDK_CALL.test(task.Resource))) return
  if (!LAMBDA_INVOKE.test(task.Resource)) {
    yield `${name}: Resource ${task.Resource}`
    return
  }
  const given = z.record(z.string(), template).safeParse(task.Arguments)
  if (!given.success) {
    yield `${name}: Arguments of lambda:invoke must be an object`
    return
  }
  if (!('FunctionName' in given.data)) yield `${name}: Arguments.FunctionName is missing`
  for (const argument of Object.keys(given.data))
    if (argument !== 'FunctionName' && argument !== 'Payload') yield `${name}: Arguments.${argument}`
}

function* problemsOf(level: Branch, path: string, hasSdk: boolean, names: Set<string>): Generator<string> {
  if (!Object.hasOwn(level.States, level.StartAt)) yield `${path}: StartAt "${level.StartAt}" does not exist`
  for (const [name, current] of Object.entries(level.States)) {
    if (names.has(name)) yield `${name}: state names must be unique`
    names.add(name)
    yield* problemsOfState(name, current, level.States)
    if (current.Type === 'Task') yield* problemsOfTask(name, current, hasSdk)
    if (current.Type === 'Parallel')
      for (const inner of current.Branches) yield* problemsOf(inner, name, hasSdk, names)
    if (current.Type === 'Map') yield* problemsOf(current.ItemProcessor, name, hasSdk, names)
  }
}

/**
 * Reads a state machine's definition (Amazon States Language, JSONata) and proves that it can be run here.
 * @param definition JSON text or the parsed value
 * @throws NotEmulated naming each state, field, resource or expression that cannot be run
 */
export function readDefinition(arn: string, definition: unknown, hasSdk: boolean): Machine {
  const value: unknown = typeof definition === 'string' ? JSON.parse(definition) : definition
  const parsed = machine.safeParse(value)
  if (!parsed.success)
    throw new NotEmulated(
      `states definition ${arn}: ${parsed.error.issues
        .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
        .join('; ')}`,
    )
  const problems = [...problemsOf(parsed.data, 'StartAt', hasSdk, new Set()), ...syntaxProblems(parsed.data)]
  if (problems.length > 0) throw new NotEmulated(`states definition ${arn}: ${problems.join('; ')}`)
  return parsed.data
}
