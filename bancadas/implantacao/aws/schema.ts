import { plain } from './plain.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * CloudFormation's resource types as AWS publishes them, from the database the pinned CDK CLI carries: every property
 * with its type, what is required, what a change replaces, attributes and identifiers.
 */
interface ResourceType {
  readonly $id: string
  readonly cloudFormationType: string
  readonly primaryIdentifier?: readonly string[]
  /** What `Ref` answers, where it is not the primary identifier. */
  readonly cfnRefIdentifier?: readonly string[]
  readonly arnTemplate?: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly properties: Readonly<Record<string, Property>>
}
interface Property {
  readonly type: PropertyType
  readonly previousTypes?: readonly PropertyType[]
  readonly required?: boolean
  readonly causesReplacement?: 'yes' | 'maybe'
}
type PropertyType =
  | { readonly type: 'string'; readonly allowedValues?: readonly string[] }
  | { readonly type: 'number' | 'integer' | 'boolean' | 'json' | 'tag' | 'date-time' | 'null' }
  | { readonly type: 'array' | 'map'; readonly element: PropertyType }
  | { readonly type: 'union'; readonly types: readonly PropertyType[] }
  | { readonly type: 'ref'; readonly reference: { readonly $ref: string } }

interface Definition {
  readonly $id: string
  readonly properties: Readonly<Record<string, Property>>
}
interface Database {
  readonly schema: {
    readonly resource: { readonly entities: readonly ResourceType[] }
    readonly typeDefinition: { readonly entities: readonly Definition[] }
  }
}

const cli = path.dirname(createRequire(import.meta.url).resolve('aws-cdk/package.json'))
const { schema } = JSON.parse(
  gunzipSync(readFileSync(path.join(cli, 'db.json.gz'))).toString('utf8'),
) as Database
const TYPES = new Map(schema.resource.entities.map((type) => [type.cloudFormationType, type]))
const DEFINITIONS = new Map(schema.typeDefinition.entities.map((one) => [one.$id, one]))

/** CDK's own note of what is in a stack, and what a custom resource may say: neither has properties of its own. */
const free = (name: string): boolean =>
  /^(?:Custom::[\w@-]+|AWS::CloudFormation::CustomResource|AWS::CDK::Metadata)$/.test(name)

export const resourceType = (name: string): ResourceType | undefined => TYPES.get(name)
export const isKnownType = (name: string): boolean => free(name) || TYPES.has(name)

/** Whether a change of a property makes CloudFormation replace the resource; `maybe` counts as no. */
export const replaces = (type: string, property: string): boolean =>
  TYPES.get(type)?.properties[property]?.causesReplacement === 'yes'

/** Whether `Fn::GetAtt` may ask a type for it; properties may be asked for as attributes too. */
export function hasAttribute(type: string, attribute: string): boolean {
  if (free(type)) return true
  const found = TYPES.get(type)
  return found !== undefined && (attribute in found.attributes || attribute.startsWith('Outputs.'))
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isIntrinsic = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).length === 1 && /^(?:Ref|Fn::\w+)$/.test(Object.keys(value)[0] ?? '')

/**
 * What a resource's properties have wrong by its type, each as CloudFormation names it; intrinsics are not judged
 * here.
 */
export function propertyFaults(type: string, properties: Readonly<Record<string, unknown>>): string[] {
  if (free(type)) return []
  const found = TYPES.get(type)
  return found ? objectFaults('', properties, found.properties) : [`unrecognized resource type ${type}`]
}

function objectFaults(
  where: string,
  value: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, Property>>,
): string[] {
  const missing = Object.entries(known)
    .filter(([name, { required }]) => required && value[name] === undefined)
    .map(([name]) => `#${where}: required key [${name}] not found`)
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    const property = known[name]
    if (!property) return [`#${where}: extraneous key [${name}] is not permitted`]
    const faults = [property.type, ...(property.previousTypes ?? [])].map((type) =>
      valueFaults(`${where}/${name}`, inner, type),
    )
    return faults.some((list) => list.length === 0) ? [] : (faults[0] ?? [])
  })
  return [...missing, ...wrong]
}

const SCALARS = {
  string: () => true,
  'date-time': () => true,
  number: (text: string) => text.trim() !== '' && Number.isFinite(Number(text)),
  integer: (text: string) => /^-?\d+$/.test(text),
  boolean: (text: string) => text === 'true' || text === 'false',
} as const

function valueFaults(where: string, value: unknown, type: PropertyType): string[] {
  if (isIntrinsic(value)) return []
  const expected = (what: string) => [
    `#${where}: expected ${what}, found ${JSON.stringify(value).slice(0, 60)}`,
  ]
  switch (type.type) {
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'date-time': {
      // CloudFormation reads every scalar as the text it is.
      if (isRecord(value) || Array.isArray(value) || value === null) return expected(type.type)
      if (!SCALARS[type.type](plain(value))) return expected(type.type)
      const allowed = type.type === 'string' ? type.allowedValues : undefined
      return allowed && !allowed.includes(plain(value)) ? expected(`one of ${allowed.join(', ')}`) : []
    }
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((one, i) => valueFaults(`${where}/${i}`, one, type.element))
        : expected('Array')
    case 'map':
      return isRecord(value)
        ? Object.entries(value).flatMap(([name, one]) => valueFaults(`${where}/${name}`, one, type.element))
        : expected('Object')
    case 'tag':
      return isRecord(value) && 'Key' in value && 'Value' in value ? [] : expected('a tag')
    case 'ref': {
      const definition = DEFINITIONS.get(type.reference.$ref)
      if (!definition) throw new Error(`The database has no type ${type.reference.$ref}`)
      return isRecord(value) ? objectFaults(where, value, definition.properties) : expected('Object')
    }
    case 'union': {
      const all = type.types.map((one) => valueFaults(where, value, one))
      return all.some((list) => list.length === 0) ? [] : (all[0] ?? [])
    }
    default:
      return []
  }
}
