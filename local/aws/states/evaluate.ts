import { createHash, randomUUID } from 'node:crypto'

import jsonata from 'jsonata'

import type { Json } from './json.ts'
import { StatesError } from './failure.ts'

const MAX_RANGE = 1000
const HASHES: Readonly<Record<string, string>> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
}

function partition(items: readonly unknown[], size: number): unknown[][] {
  if (!Number.isInteger(size) || size < 1) throw new RangeError('$partition: size must be a positive integer')
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

function range(first: number, last: number, step: number): number[] {
  const length = Math.floor((last - first) / step) + 1
  if (!Number.isFinite(length) || length > MAX_RANGE)
    throw new RangeError(`$range: at most ${MAX_RANGE} items`)
  return Array.from({ length: Math.max(0, length) }, (_, index) => first + index * step)
}

function hash(text: string, algorithm: string): string {
  const name = HASHES[algorithm]
  if (!name) throw new RangeError(`$hash: unknown algorithm ${algorithm}`)
  return createHash(name).update(text).digest('hex')
}

/** From 0 up to 1; the same for the same seed. */
function random(seed?: number): number {
  if (seed === undefined) return Math.random()
  return createHash('sha256').update(String(seed)).digest().readUInt32BE() / 2 ** 32
}

/** Gives an expression the functions Step Functions adds to JSONata, and takes `$eval` away, as it does. */
function extend(expression: jsonata.Expression): jsonata.Expression {
  expression.registerFunction('uuid', () => randomUUID(), '<:s>')
  expression.registerFunction('parse', (text: string): unknown => JSON.parse(text), '<s-:x>')
  expression.registerFunction('partition', partition, '<an:a>')
  expression.registerFunction('range', range, '<nnn:a>')
  expression.registerFunction('hash', hash, '<ss:s>')
  expression.registerFunction('random', random, '<n?:n>')
  expression.registerFunction('eval', () => {
    throw new Error('$eval is not available')
  })
  return expression
}

const compiled = new Map<string, jsonata.Expression>()

function compile(source: string): jsonata.Expression {
  const known = compiled.get(source)
  if (known) return known
  const created = extend(jsonata(source))
  compiled.set(source, created)
  return created
}

const sourceOf = (text: string): string | undefined => /^\{%([\s\S]*)%\}$/.exec(text)?.[1]

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)
}

/** What is wrong with the expressions in a definition, in words; nothing when all compile. */
export function* syntaxProblems(value: unknown, path = ''): Generator<string> {
  if (typeof value === 'string') {
    const source = sourceOf(value)
    if (source === undefined) {
      if (value.trim().startsWith('{%')) yield `${path}: a JSONata string must start with {% and end with %}`
      return
    }
    try {
      compile(source)
    } catch (error) {
      yield `${path}: ${messageOf(error)}`
    }
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value))
      yield* syntaxProblems(inner, path ? `${path}.${key}` : key)
  }
}

/** Values by name, without `$`: the variables, and `states`. */
export type Bindings = Readonly<Record<string, unknown>>

async function evaluateText(text: string, bindings: Bindings): Promise<Json> {
  const source = sourceOf(text)
  if (source === undefined) return text
  const result: unknown = await compile(source)
    .evaluate(undefined, bindings)
    .catch((error: unknown) => {
      throw new StatesError(
        'States.QueryEvaluationError',
        `The JSONata expression '${text}' failed: ${messageOf(error)}`,
      )
    })
  // The round trip drops what JSONata adds to its sequences.
  const plain = JSON.stringify(result)
  if (plain === undefined)
    throw new StatesError(
      'States.QueryEvaluationError',
      `The JSONata expression '${text}' returned nothing (undefined).`,
    )
  return JSON.parse(plain) as Json
}

/** Replaces every `{% … %}` string of a template by its value. @throws StatesError States.QueryEvaluationError */
export async function evaluate(template: Json, bindings: Bindings): Promise<Json> {
  if (typeof template === 'string') return evaluateText(template, bindings)
  if (Array.isArray(template)) return Promise.all(template.map(async (inner) => evaluate(inner, bindings)))
  if (template !== null && typeof template === 'object')
    return Object.fromEntries(
      await Promise.all(
        Object.entries(template).map(async ([key, inner]) => [key, await evaluate(inner, bindings)] as const),
      ),
    )
  return template
}
