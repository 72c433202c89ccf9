import { plain } from '../plain.ts'
import type { Cloud, Physical } from '../cloud.ts'
import { Refused } from '../refused.ts'

/** What a service itself refuses when CloudFormation asks it; thrown as `Refused` in the service's words. */
interface Rule {
  readonly create?: (cloud: Cloud, made: Physical) => void
  readonly update?: (cloud: Cloud, changed: Physical, before: Physical['properties']) => void
  readonly remove?: (cloud: Cloud, gone: Physical) => void
}
export type Rules = Readonly<Record<string, Rule>>

export const refuse = (code: string, sentence: string): never => {
  throw new Refused(code, sentence)
}

export const text = (properties: Physical['properties'], name: string): string => {
  const value = properties[name]
  return value === undefined ? '' : plain(value)
}

/** A nested value of resolved properties. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value)
