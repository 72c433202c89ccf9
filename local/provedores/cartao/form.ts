import { z, type ZodType } from 'zod'
import { badParameter } from './errors.ts'

export interface Form {
  [name: string]: string | Form
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** `a[b][0]=x` as nested objects without prototype; a list is an object whose keys are indexes. */
export function parseForm(params: URLSearchParams): Form {
  const form = empty()
  for (const [name, value] of params) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''))
    let at = form
    const path = [first, ...rest]
    for (const [depth, given] of path.entries()) {
      if (FORBIDDEN.has(given))
        throw badParameter(name, `Received unknown parameter: ${name}`, 'parameter_unknown')
      const key = given === '' ? String(Object.keys(at).length) : given
      if (depth === path.length - 1) {
        at[key] = value
        continue
      }
      const next = at[key]
      const child = typeof next === 'object' ? next : empty()
      at[key] = child
      at = child
    }
  }
  return form
}

const empty = (): Form => Object.create(null)

const NOT_INTEGER = 'Invalid integer'
export const integer = z
  .string()
  .regex(/^\d{1,9}$/, NOT_INTEGER)
  .transform(Number)
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true')
export const list = <T extends ZodType>(item: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(item),
  )
export const metadata = z.record(z.string().max(40), z.string().max(500))
/** An absolute web address a person is sent to. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(5000)

/** The parameters as the schema reads them; an unknown, missing or malformed one is refused by name. */
export function parameters<T>(form: Form, schema: ZodType<T>): T {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (!issue) throw parsed.error
  const path = issue.path.map(String)
  const name = (parts: readonly string[]) =>
    parts.map((part, index) => (index === 0 ? part : `[${part}]`)).join('')
  if (issue.code === 'unrecognized_keys') {
    const unknown = name([...path, issue.keys[0] ?? ''])
    throw badParameter(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown')
  }
  const param = name(path)
  if (valueAt(form, path) === undefined)
    throw badParameter(param, `Missing required param: ${param}.`, 'parameter_missing')
  if (issue.message === NOT_INTEGER)
    throw badParameter(param, `Invalid integer for ${param}`, 'parameter_invalid_integer')
  throw badParameter(param, `Invalid ${param}: ${issue.message}`)
}

const valueAt = (form: Form, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    form,
  )
