import { z } from 'zod'

import { NotEmulated } from '../service.ts'
import { type Pattern, readPattern } from './pattern.ts'
import { periodOf } from './schedule.ts'

const targetSchema = z.strictObject({
  /** Of a queue or a function. */
  arn: z.string().regex(/^arn:[\w-]+:(sqs|lambda):/),
  id: z.string().optional(),
  /** JSON text sent in place of the event. */
  input: z.string().optional(),
  /** Further attempts at a function that fails. */
  retryAttempts: z.number().int().nonnegative().default(2),
  /** Queue for events a function could not take. */
  deadLetterArn: z.string().optional(),
})

const ruleSchema = z.strictObject({
  name: z.string(),
  /** Name of its event bus. */
  busName: z.string().default('default'),
  eventPattern: z.record(z.string(), z.unknown()).optional(),
  /** `rate(1 minute)`; cron is refused. */
  scheduleExpression: z.string().optional(),
  targets: z.array(targetSchema),
})

export type EventRule = z.input<typeof ruleSchema>
export type Target = z.infer<typeof targetSchema>

export interface CompiledRule extends z.infer<typeof ruleSchema> {
  readonly pattern: Pattern | undefined
  /** Milliseconds. */
  readonly period: number | undefined
}

export const isQueue = (target: Target): boolean => target.arn.split(':')[2] === 'sqs'

/** @throws NotEmulated for a field, pattern or schedule that cannot be run */
export function compileRule(rule: EventRule): CompiledRule {
  const parsed = ruleSchema.safeParse(rule)
  if (!parsed.success) throw new NotEmulated(`events rule ${rule.name}: ${z.prettifyError(parsed.error)}`)
  const { name, eventPattern, scheduleExpression } = parsed.data
  return {
    ...parsed.data,
    pattern: eventPattern && readPattern(name, eventPattern),
    period: scheduleExpression === undefined ? undefined : periodOf(name, scheduleExpression),
  }
}
