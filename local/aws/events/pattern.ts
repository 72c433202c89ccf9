import { z } from 'zod'

import { NotEmulated } from '../service.ts'

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const comparison = z.enum(['<', '<=', '=', '>=', '>'])
type Comparison = z.infer<typeof comparison>

const matcher = z.union([
  scalar,
  z.strictObject({ prefix: z.string() }),
  z.strictObject({ suffix: z.string() }),
  z.strictObject({ exists: z.boolean() }),
  z.strictObject({
    'anything-but': z.union([scalar, z.array(scalar).min(1), z.strictObject({ prefix: z.string() })]),
  }),
  z.strictObject({
    numeric: z.union([
      z.tuple([comparison, z.number()]),
      z.tuple([comparison, z.number(), comparison, z.number()]),
    ]),
  }),
])
type Matcher = z.infer<typeof matcher>

/** An event pattern: nested fields ending in lists of values and matchers. */
export interface Pattern {
  readonly [field: string]: readonly Matcher[] | Pattern
}

const level: z.ZodType<Pattern> = z.lazy(() =>
  z.record(z.string().regex(/^[^$]/, 'is an operator'), z.union([z.array(matcher).min(1), level])),
)

/** @throws NotEmulated for an operator beyond exact, prefix, suffix, exists, anything-but and numeric */
export function readPattern(rule: string, pattern: unknown): Pattern {
  const parsed = level.safeParse(pattern)
  if (!parsed.success) throw new NotEmulated(`events pattern of ${rule}: ${JSON.stringify(pattern)}`)
  return parsed.data
}

const compare: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
}

const isList = (value: readonly Matcher[] | Pattern): value is readonly Matcher[] => Array.isArray(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function matchesNumeric(terms: readonly (Comparison | number)[], value: unknown): boolean {
  if (typeof value !== 'number') return false
  for (let index = 0; index < terms.length; index += 2) {
    const [operator, limit] = [comparison.parse(terms[index]), Number(terms[index + 1])]
    if (!compare[operator](value, limit)) return false
  }
  return true
}

function matchesAnythingBut(except: unknown, value: unknown): boolean {
  if (Array.isArray(except)) return !except.includes(value)
  if (isObject(except)) return typeof value === 'string' && !value.startsWith(String(except.prefix))
  return value !== except
}

/** @param value one value of the field; `undefined` when the field is missing */
function matchesOne(expected: Matcher, value: unknown): boolean {
  if (!isObject(expected)) return value === expected
  if ('exists' in expected) return expected.exists === (value !== undefined && !isObject(value))
  if (value === undefined || isObject(value)) return false
  if ('prefix' in expected) return typeof value === 'string' && value.startsWith(expected.prefix)
  if ('suffix' in expected) return typeof value === 'string' && value.endsWith(expected.suffix)
  if ('numeric' in expected) return matchesNumeric(expected.numeric, value)
  return matchesAnythingBut(expected['anything-but'], value)
}

/** Whether an event has every field of the pattern with one of its values; in a list any element may match. */
export function matchesPattern(pattern: Pattern, event: unknown): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    const value = isObject(event) ? event[field] : undefined
    if (!isList(expected)) return matchesPattern(expected, value)
    const values: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [value]
    return expected.some((one) => values.some((candidate) => matchesOne(one, candidate)))
  })
}
