import type { AttributeValue } from './item.ts'

/** What dynalite hands one of its parsers beside the expression; the parser strikes off what it used. */
interface Context {
  readonly attrNames?: Readonly<Record<string, string>>
  readonly attrVals?: Readonly<Record<string, AttributeValue>>
  readonly unusedAttrNames?: Record<string, true>
  readonly unusedAttrVals?: Record<string, true>
}

export type Parse = (expression: string, options: { readonly context: Context }) => unknown

/** Stands in a kept expression where the value of a request goes. */
class Slot {
  constructor(readonly name: string) {}
}

interface Kept {
  readonly parsed: unknown
  /** What it strikes off. */
  readonly names: readonly string[]
  readonly values: readonly string[]
}

const MOST_KEPT = 500

/** Its values, not only their types, decide whether it is valid: parsed each time. */
const JUDGES_VALUES = /between|attribute_type/i

/**
 * A parser that parses an expression once and then fills in the values of each request, as the same few expressions
 * come again and again. What it answers belongs to the caller, who may change it.
 */
export function keeping(parse: Parse): Parse {
  const kept = new Map<string, Kept>()
  return (expression, { context }) => {
    if (JUDGES_VALUES.test(expression)) return parse(expression, { context })
    const key = keyOf(expression, context)
    let known = kept.get(key)
    if (!known) {
      known = learn(parse, expression, context)
      if (kept.size === MOST_KEPT) kept.clear()
      kept.set(key, known)
    }
    for (const name of known.names) delete context.unusedAttrNames?.[name]
    for (const name of known.values) delete context.unusedAttrVals?.[name]
    return filled(known.parsed, context.attrVals ?? {})
  }
}

/** The names in it and the types of its values; which of them stand for what. */
const keyOf = (expression: string, { attrNames, attrVals = {} }: Context): string =>
  JSON.stringify([
    expression,
    attrNames,
    Object.entries(attrVals).map(([name, value]) => [name, ...Object.keys(value)]),
  ])

function learn(parse: Parse, expression: string, context: Context): Kept {
  const { attrNames = {}, attrVals = {} } = context
  const unusedAttrNames = all(attrNames)
  const unusedAttrVals = all(attrVals)
  const parsed = parse(expression, { context: { ...context, unusedAttrNames, unusedAttrVals } })
  const slots = new Map<unknown, Slot>(
    Object.entries(attrVals).map(([name, value]) => [value, new Slot(name)]),
  )
  return {
    parsed: copied(parsed, (node) => slots.get(node)),
    names: Object.keys(attrNames).filter((name) => !unusedAttrNames[name]),
    values: Object.keys(attrVals).filter((name) => !unusedAttrVals[name]),
  }
}

const all = (named: object): Record<string, true> =>
  Object.fromEntries(Object.keys(named).map((name) => [name, true]))

const filled = (kept: unknown, values: Readonly<Record<string, AttributeValue>>): unknown =>
  copied(kept, (node) => (node instanceof Slot ? values[node.name] : undefined))

/** A deep copy in which what `instead` answers takes the place of a node. */
function copied(node: unknown, instead: (node: object) => object | undefined): unknown {
  if (typeof node !== 'object' || node === null) return node
  const other = instead(node)
  if (other) return other
  if (Array.isArray(node)) return node.map((each) => copied(each, instead))
  const copy: Record<string, unknown> = Object.getPrototypeOf(node) === null ? Object.create(null) : {}
  for (const [name, value] of Object.entries(node)) copy[name] = copied(value, instead)
  return copy
}
