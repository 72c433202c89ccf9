import { plain } from './plain.ts'
import type { Cloud, Physical } from './cloud.ts'
import { fixedName, uniqueKey } from './physical.ts'
import { propertyFaults, replaces } from './schema.ts'
import type { Change, ChangeSet, Stack } from './stack.ts'
import type { Resource, Template } from './template.ts'
import { holds, resolve, type Scope } from './values.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Resources of a template whose condition holds. */
export const present = (template: Template, scope: Scope): readonly (readonly [string, Resource])[] =>
  Object.entries(template.Resources).filter(
    ([, { Condition }]) => Condition === undefined || holds(scope, template.Conditions?.[Condition]),
  )

/**
 * What an execution would do: by template, as a change set tells it. Properties that read others may turn out the
 * same.
 */
export function changesOf(stack: Stack, template: Template, scope: Scope): Change[] {
  const wanted = new Map(present(template, scope))
  const before = stack.template?.Resources ?? {}
  const parametersChanged = !same(stack.parameters, scope.parameters)
  const kept = [...wanted].flatMap(([logicalId, resource]): Change[] => {
    const standing = stack.resources.get(logicalId)
    const type = resource.Type
    if (!standing) return [{ action: 'Add', logicalId, type, physicalId: undefined, replaces: false }]
    const old = before[logicalId]
    if (old && same({ ...old, Metadata: 0 }, { ...resource, Metadata: 0 }) && !parametersChanged) return []
    const changed = Object.keys({ ...old?.Properties, ...resource.Properties }).filter(
      (name) => !same(old?.Properties?.[name], resource.Properties?.[name]),
    )
    const other = old?.Type !== type
    return [
      {
        action: 'Modify',
        logicalId,
        type,
        physicalId: standing.id,
        replaces: other || changed.some((name) => replaces(type, name)),
      },
    ]
  })
  const removed = [...stack.resources].flatMap(([logicalId, { type, id }]): Change[] =>
    wanted.has(logicalId) ? [] : [{ action: 'Remove', logicalId, type, physicalId: id, replaces: false }],
  )
  return [...kept, ...removed]
}

/** Whether anything at all differs, outputs and policies too. */
export const differs = (stack: Stack, template: Template, parameters: Scope['parameters']): boolean =>
  !same(stack.template, template) || !same(stack.parameters, parameters)

/**
 * What CloudFormation checks before the first resource: properties by their schema, names that stand already, and
 * exports that are not there.
 */
export function earlyFaults(
  cloud: Cloud,
  stack: Stack,
  template: Template,
  scope: Scope,
): ChangeSet['faults'] {
  return present(template, scope).flatMap(([logicalId, resource]) => {
    const { Type: type, Properties = {} } = resource
    const fault = (sentence: string) => ({ logicalId, type, sentence })
    const faults = propertyFaults(type, Properties).map(fault)
    if (stack.resources.has(logicalId)) return faults
    const name = fixedName(type, literal(Properties))
    const taken = name === undefined ? undefined : nameHolder(cloud, type, scope.region, name)
    return taken
      ? [...faults, fault(`Resource of type '${type}' with identifier '${name}' already exists.`)]
      : faults
  })
}

/** Properties that are plain text: names that read others are known only later. */
const literal = (properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => typeof value === 'string'))

/** Who holds a name that may stand once only. */
export function nameHolder(cloud: Cloud, type: string, region: string, name: string): Physical | undefined {
  const key = uniqueKey(type, region, name)
  if (key === undefined) return undefined
  return [...cloud.physical.values()].find((one) => uniqueKey(one.type, one.region, one.name) === key)
}

/** The outputs of a stack whose resources stand. */
export function outputsOf(template: Template, scope: Scope): Stack['outputs'] {
  return Object.fromEntries(
    Object.entries(template.Outputs ?? {})
      .filter(
        ([, { Condition }]) => Condition === undefined || holds(scope, template.Conditions?.[Condition]),
      )
      .map(([name, { Value, Export }]) => [
        name,
        {
          value: plain(resolve(scope, Value)),
          exported: Export === undefined ? undefined : plain(resolve(scope, Export.Name)),
        },
      ]),
  )
}
