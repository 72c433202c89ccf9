import { parse } from 'yaml'
import { plain } from './plain.ts'
import { Refused } from './refused.ts'
import { hasAttribute, isIntrinsic, isKnownType, isRecord } from './schema.ts'

export interface Resource {
  readonly Type: string
  readonly Properties?: Readonly<Record<string, unknown>>
  readonly DependsOn?: string | readonly string[]
  readonly Condition?: string
  readonly DeletionPolicy?: string
  readonly UpdateReplacePolicy?: string
}
interface Output {
  readonly Value: unknown
  readonly Condition?: string
  readonly Export?: { readonly Name: unknown }
}
interface Parameter {
  readonly Type: string
  readonly Default?: string
  readonly AllowedPattern?: string
  readonly ConstraintDescription?: string
  readonly NoEcho?: boolean
}
export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>
  readonly Outputs?: Readonly<Record<string, Output>>
  readonly Parameters?: Readonly<Record<string, Parameter>>
  readonly Conditions?: Readonly<Record<string, unknown>>
  readonly Mappings?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
}

/** docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const LIMITS = { bytes: 1_000_000, Resources: 500, Outputs: 200, Parameters: 200, Mappings: 200 } as const
/** The anatomy of a template: no other section is known. */
const SECTIONS = new Set([
  'AWSTemplateFormatVersion',
  'Description',
  'Metadata',
  'Parameters',
  'Mappings',
  'Conditions',
  'Resources',
  'Outputs',
  'Rules',
])
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'Type',
  'Properties',
  'DependsOn',
  'Condition',
  'DeletionPolicy',
  'UpdateReplacePolicy',
  'UpdatePolicy',
  'CreationPolicy',
  'Metadata',
])
const POLICIES: ReadonlySet<string> = new Set(['Delete', 'Retain', 'RetainExceptOnCreate', 'Snapshot'])
const PSEUDO = [
  'AWS::AccountId',
  'AWS::NoValue',
  'AWS::NotificationARNs',
  'AWS::Partition',
  'AWS::Region',
  'AWS::StackId',
  'AWS::StackName',
  'AWS::URLSuffix',
]

const refuse = (sentence: string): never => {
  throw new Refused('ValidationError', sentence)
}
const formatError = (sentence: string): never => refuse(`Template format error: ${sentence}`)

/** Reads a template as CloudFormation does before it makes anything. @throws Refused with its sentence */
export function readTemplate(text: string): Template {
  if (Buffer.byteLength(text) > LIMITS.bytes) refuse(`Template may not exceed ${LIMITS.bytes} bytes in size.`)
  let template: Template
  try {
    template = parse(text) as Template
  } catch {
    return formatError('JSON or YAML not well-formed.')
  }
  const strange = Object.keys(template).find((section) => !SECTIONS.has(section))
  if (strange) refuse(`Invalid template property or properties [${strange}]`)
  if (Object.keys(template.Resources ?? {}).length === 0)
    formatError('At least one Resources member must be defined.')
  for (const section of ['Resources', 'Outputs', 'Parameters', 'Mappings'] as const) {
    const count = Object.keys(template[section] ?? {}).length
    if (count > LIMITS[section])
      formatError(
        `Number of ${section.toLowerCase()}, ${count}, is greater than maximum allowed, ${LIMITS[section]}`,
      )
  }
  checkResources(template)
  checkReferences(template)
  creationOrder(template)
  return template
}

function checkResources({ Resources, Conditions = {} }: Template): void {
  const unknown = [...new Set(Object.values(Resources).map(({ Type }) => Type))].filter(
    (t) => !isKnownType(t),
  )
  if (unknown.length > 0) formatError(`Unrecognized resource types: [${unknown.join(', ')}]`)
  for (const [id, resource] of Object.entries(Resources)) {
    if (!/^[A-Za-z0-9]{1,255}$/.test(id)) formatError(`Resource name ${id} is non alphanumeric.`)
    const strange = Object.keys(resource).find((name) => !ATTRIBUTES.has(name))
    if (strange) refuse(`Invalid template resource property '${strange}'`)
    for (const policy of [resource.DeletionPolicy, resource.UpdateReplacePolicy])
      if (policy !== undefined && !POLICIES.has(policy)) formatError(`Unrecognized policy ${policy}`)
    if (resource.Condition !== undefined && !(resource.Condition in Conditions))
      formatError(
        `Unresolved condition dependency ${resource.Condition} in the Resources block of the template`,
      )
  }
}

function checkReferences(template: Template): void {
  const known = new Set([
    ...Object.keys(template.Resources),
    ...Object.keys(template.Parameters ?? {}),
    ...PSEUDO,
  ])
  for (const block of ['Resources', 'Outputs', 'Conditions'] as const) {
    const unresolved = new Set<string>()
    for (const { name, attribute } of references(template[block] ?? {})) {
      if (!known.has(name)) unresolved.add(name)
      const type = template.Resources[name]?.Type
      if (attribute !== undefined && type !== undefined && !hasAttribute(type, attribute))
        refuse(`Template error: resource ${name} does not support attribute type ${attribute} in Fn::GetAtt`)
    }
    if (unresolved.size > 0)
      formatError(
        `Unresolved resource dependencies [${[...unresolved].join(', ')}] in the ${block} block of the template`,
      )
  }
}

interface Reference {
  readonly name: string
  readonly attribute?: string
}

/** Everything a value refers to by `Ref`, `Fn::GetAtt` and `Fn::Sub`. */
function references(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (!isRecord(value)) return []
  if (isIntrinsic(value)) {
    if (typeof value.Ref === 'string') return [{ name: value.Ref }]
    const attribute = value['Fn::GetAtt']
    if (attribute !== undefined) {
      const [name = '', ...rest] = Array.isArray(attribute)
        ? attribute.map(plain)
        : plain(attribute).split('.')
      return [{ name, attribute: rest.join('.') }]
    }
    const sub = value['Fn::Sub']
    if (sub !== undefined) {
      const [text, names] = (Array.isArray(sub) ? sub : [sub, {}]) as [string, Record<string, unknown>]
      const found = [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].flatMap(([, name = '']) => {
        if (name in names) return []
        const [id = '', ...rest] = name.includes('::') ? [name] : name.split('.')
        return [rest.length > 0 ? { name: id, attribute: rest.join('.') } : { name: id }]
      })
      return [...found, ...references(names)]
    }
  }
  return Object.values(value).flatMap(references)
}

/** Logical ids so that each comes after what it needs. @throws Refused where they need each other */
export function creationOrder({ Resources }: Template): string[] {
  const done = new Set<string>()
  const order: string[] = []
  const visit = (id: string, path: readonly string[]): void => {
    if (done.has(id)) return
    if (path.includes(id)) refuse(`Circular dependency between resources: [${path.join(', ')}]`)
    const { DependsOn = [], Properties = {} } = Resources[id] ?? {}
    for (const needed of dependsOn(id, DependsOn, Resources)) visit(needed, [...path, id])
    for (const { name } of references(Properties)) if (name in Resources) visit(name, [...path, id])
    done.add(id)
    order.push(id)
  }
  for (const id of Object.keys(Resources)) visit(id, [])
  return order
}

function dependsOn(
  id: string,
  named: string | readonly string[],
  resources: Template['Resources'],
): readonly string[] {
  const ids = typeof named === 'string' ? [named] : named
  const missing = ids.find((one) => !(one in resources))
  if (missing)
    formatError(
      `Unresolved resource dependencies [${missing}] in the Resources block of the template (${id})`,
    )
  return ids
}
