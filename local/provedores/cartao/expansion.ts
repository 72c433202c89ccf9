import { badParameter } from './errors.ts'
import type { Work } from './work.ts'

/** Per object, the fields that hold an id and where that id is stored. */
const EXPANDABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment_intent: { latest_charge: 'ch', payment_method: 'pm' },
  charge: { payment_intent: 'pi' },
  transfer: { destination: 'acct', source_transaction: 'ch' },
}

/** Replaces ids by the objects they name, as `expand[]` asks; what cannot be expanded is refused by name. */
export async function expand(work: Work, object: unknown, paths: readonly string[]): Promise<unknown> {
  let expanded = object
  for (const path of paths) expanded = await expandPath(work, expanded, path.split('.'), path)
  return expanded
}

async function expandPath(
  work: Work,
  object: unknown,
  [field = '', ...rest]: readonly string[],
  path: string,
): Promise<unknown> {
  if (typeof object !== 'object' || object === null) return object
  const prefix = EXPANDABLE[String(Reflect.get(object, 'object'))]?.[field]
  if (!prefix) throw badParameter('expand', `This property cannot be expanded (${path}).`)
  const value: unknown = Reflect.get(object, field)
  const target =
    typeof value === 'string' ? (await work.get<{ object: unknown }>(`${prefix}!${value}`))?.object : value
  return { ...object, [field]: rest.length > 0 ? await expandPath(work, target, rest, path) : target }
}
