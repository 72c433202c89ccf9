import { plain } from './plain.ts'

const escape = (text: string): string => text.replace(/[&<>"\p{Cc}]/gu, (c) => `&#${c.codePointAt(0)};`)

/** A value as AWS's query protocol answers it: members of a list as `<member>`, of a map as `<entry>`. */
export function xml(name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return `<${name}>${value.map((one) => xml('member', one)).join('')}</${name}>`
  if (value instanceof Map)
    return `<${name}>${[...(value as Map<string, unknown>)].map(([key, inner]) => xml('entry', { key, value: inner })).join('')}</${name}>`
  if (typeof value === 'object')
    return `<${name}>${Object.entries(value)
      .map(([key, inner]) => xml(key, inner))
      .join('')}</${name}>`
  return `<${name}>${escape(plain(value))}</${name}>`
}

/**
 * A query protocol's form as its input: `Parameters.member.1.ParameterKey=…` → `{ Parameters: [{ ParameterKey: … }]
 * }`.
 */
export function form(body: string): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [path, value] of new URLSearchParams(body)) {
    const steps = path.split('.')
    let at: Record<string, unknown> = root
    for (const step of steps.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>
    at[steps.at(-1) ?? ''] = value
  }
  return lists(root) as Record<string, unknown>
}

function lists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { member } = value as { readonly member?: Readonly<Record<string, unknown>> }
  if (member !== undefined)
    return Object.entries(member)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, one]) => lists(one))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lists(inner)]))
}

/** A list of a form; an empty one is written as its name alone. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
