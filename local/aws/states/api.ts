import { z } from 'zod'

import { AwsError } from '../service.ts'
import { type Json, json } from './json.ts'
import type { Execution, HistoryEvent } from './persistence.ts'

const windowed = { maxResults: z.number().int().nonnegative().optional(), nextToken: z.string().optional() }

/** What each operation takes. */
export const inputs = {
  StartExecution: z.strictObject({
    stateMachineArn: z.string(),
    name: z.string().optional(),
    input: z.string().default('{}'),
    traceHeader: z.string().optional(),
  }),
  DescribeExecution: z.strictObject({ executionArn: z.string(), includedData: z.string().optional() }),
  StopExecution: z.strictObject({
    executionArn: z.string(),
    error: z.string().optional(),
    cause: z.string().optional(),
  }),
  ListExecutions: z.strictObject({
    stateMachineArn: z.string(),
    statusFilter: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']).optional(),
    ...windowed,
  }),
  GetExecutionHistory: z.strictObject({
    executionArn: z.string(),
    reverseOrder: z.boolean().default(false),
    includeExecutionData: z.boolean().optional(),
    ...windowed,
  }),
  DescribeStateMachine: z.strictObject({ stateMachineArn: z.string(), includedData: z.string().optional() }),
}

export type StartExecution = z.infer<typeof inputs.StartExecution>

/** @throws ValidationException */
export function readInput<T>(schema: z.ZodType<T>, body: Buffer): T {
  const parsed = schema.safeParse(JSON.parse(body.toString() || '{}'))
  if (!parsed.success) throw new AwsError('ValidationException', z.prettifyError(parsed.error))
  return parsed.data
}

/** @throws InvalidExecutionInput */
export function readJson(text: string): Json {
  try {
    return json.parse(JSON.parse(text))
  } catch {
    throw new AwsError('InvalidExecutionInput', 'Invalid State Machine Execution Input: not JSON')
  }
}

/** Epoch seconds, as the JSON protocols write times. */
export const seconds = (milliseconds: number): number => milliseconds / 1000

export const summary = (execution: Execution) => ({
  executionArn: execution.executionArn,
  stateMachineArn: execution.stateMachineArn,
  name: execution.name,
  status: execution.status,
  startDate: seconds(execution.startDate),
  ...(execution.stopDate === undefined ? {} : { stopDate: seconds(execution.stopDate) }),
  redriveCount: 0,
})

export const describe = (execution: Execution) => ({
  ...summary(execution),
  input: execution.input,
  inputDetails: { included: true },
  output: execution.output,
  outputDetails: { included: true },
  error: execution.error,
  cause: execution.cause,
})

export const eventOf = ({ id, type, timestamp, details }: HistoryEvent) => ({
  id,
  previousEventId: id - 1,
  type,
  timestamp: seconds(timestamp),
  ...details,
})

const PAGE = 100

/** A page of a list, its token being the offset. */
export function page<T>(
  items: readonly T[],
  { maxResults, nextToken }: { maxResults?: number | undefined; nextToken?: string | undefined },
): { items: T[]; nextToken?: string } {
  const start = Number(nextToken ?? 0)
  const end = start + (maxResults || PAGE)
  return { items: items.slice(start, end), ...(end < items.length ? { nextToken: String(end) } : {}) }
}
