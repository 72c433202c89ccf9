import { plain } from './plain.ts'
import type { Cloud, Physical } from './cloud.ts'
import { ACCOUNT } from './cloud.ts'
import { Refused } from './refused.ts'
import { isIntrinsic, isRecord } from './schema.ts'
import type { Template } from './template.ts'

/** What a value may name while a stack is made: its parameters, and what stands already. */
export interface Scope {
  readonly cloud: Cloud
  readonly region: string
  readonly stackName: string
  readonly stackId: string
  readonly template: Template
  readonly parameters: Readonly<Record<string, string>>
  readonly resources: ReadonlyMap<string, Physical>
  /** Told each export that is read. */
  readonly imported: (name: string) => void
  /** Reads another stack's output. */
  readonly outputOf: (stackName: string, output: string, region: string) => string
}

const refuse = (sentence: string): never => {
  throw new Refused('ValidationError', sentence)
}

/** The value with every intrinsic and dynamic reference replaced. @throws Refused naming what cannot be */
export function resolve(scope: Scope, value: unknown): unknown {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((one) => resolve(scope, one)).filter((one) => one !== undefined)
  if (!isRecord(value)) return value
  if (isIntrinsic(value)) {
    const [[name, argument] = ['', undefined]] = Object.entries(value)
    return intrinsic(scope, name, argument)
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, resolve(scope, one)] as const)
      .filter(([, one]) => one !== undefined),
  )
}

function intrinsic(scope: Scope, name: string, argument: unknown): unknown {
  const text = (value: unknown) => plain(resolve(scope, value))
  const list = (value: unknown) => resolve(scope, value) as readonly unknown[]
  switch (name) {
    case 'Ref':
      return ref(scope, plain(argument))
    case 'Fn::GetAtt': {
      const [id = '', ...rest] = argument as readonly string[]
      return attribute(scope, id, rest.join('.'))
    }
    case 'Fn::Join': {
      const [separator, parts] = argument as readonly [string, unknown]
      return list(parts).map(plain).join(separator)
    }
    case 'Fn::Split': {
      const [separator, whole] = argument as readonly [string, unknown]
      return text(whole).split(separator)
    }
    case 'Fn::Select': {
      const [index, values] = argument as readonly [string, unknown]
      const chosen = list(values)[Number(index)]
      return chosen ?? refuse(`Template error: Fn::Select cannot select nonexistent value at index ${index}`)
    }
    case 'Fn::Sub': {
      const [whole, names] = (Array.isArray(argument) ? argument : [argument, {}]) as [
        string,
        Record<string, unknown>,
      ]
      return whole.replace(/\$\{([^!}][^}]*)\}/g, (_, key: string) => {
        if (key in names) return text(names[key])
        const [id = '', ...rest] = key.includes('::') ? [key] : key.split('.')
        return plain(rest.length > 0 ? attribute(scope, id, rest.join('.')) : ref(scope, id))
      })
    }
    case 'Fn::FindInMap': {
      const [map, top, second] = (argument as readonly unknown[]).map(text)
      return (
        scope.template.Mappings?.[map ?? '']?.[top ?? '']?.[second ?? ''] ??
        refuse(`Template error: Unable to get mapping for ${map}::${top}::${second}`)
      )
    }
    case 'Fn::ImportValue': {
      const wanted = text(argument)
      const found = scope.cloud.exports.get(`${scope.region}/${wanted}`)
      if (!found) return refuse(`No export named ${wanted} found. Rollback requested by user.`)
      scope.imported(wanted)
      return found.value
    }
    case 'Fn::GetStackOutput': {
      const { StackName, OutputName, Region } = argument as Readonly<Record<string, unknown>>
      return scope.outputOf(
        text(StackName),
        text(OutputName),
        Region === undefined ? scope.region : text(Region),
      )
    }
    case 'Fn::If': {
      const [condition, yes, no] = argument as readonly [string, unknown, unknown]
      return resolve(scope, holds(scope, scope.template.Conditions?.[condition]) ? yes : no)
    }
    default:
      return refuse(`Template error: ${name} is not known to this stand-in`)
  }
}

/** Whether a condition holds. */
export function holds(scope: Scope, condition: unknown): boolean {
  if (!isRecord(condition)) return refuse('Template format error: a condition is no condition function')
  const [[name, argument] = ['', undefined]] = Object.entries(condition)
  const parts = argument as readonly unknown[]
  switch (name) {
    case 'Fn::Equals':
      return plain(resolve(scope, parts[0])) === plain(resolve(scope, parts[1]))
    case 'Fn::Not':
      return !holds(scope, parts[0])
    case 'Fn::And':
      return parts.every((one) => holds(scope, one))
    case 'Fn::Or':
      return parts.some((one) => holds(scope, one))
    case 'Condition':
      return holds(scope, scope.template.Conditions?.[plain(argument)])
    default:
      return refuse(`Template format error: ${name} is no condition function`)
  }
}

function ref(scope: Scope, id: string): unknown {
  switch (id) {
    case 'AWS::AccountId':
      return ACCOUNT
    case 'AWS::Partition':
      return 'aws'
    case 'AWS::Region':
      return scope.region
    case 'AWS::URLSuffix':
      return 'amazonaws.com'
    case 'AWS::StackName':
      return scope.stackName
    case 'AWS::StackId':
      return scope.stackId
    case 'AWS::NoValue':
      return undefined
    default:
      return parameter(scope, id) ?? standing(scope, id).id
  }
}

function parameter({ parameters, template }: Scope, id: string): string | readonly string[] | undefined {
  const value = parameters[id]
  return template.Parameters?.[id]?.Type === 'CommaDelimitedList' ? value?.split(',') : value
}

function attribute(scope: Scope, id: string, name: string): string {
  const found = standing(scope, id)
  return found.attributes[name] ?? refuse(`Template error: ${id} has no attribute ${name} yet`)
}

function standing({ resources }: Scope, id: string): Physical {
  return resources.get(id) ?? refuse(`Template error: ${id} is named before it stands`)
}

/** `{{resolve:secretsmanager:arn:SecretString:key:stage}}`, read when a resource is made or changed. */
export function dynamic(cloud: Cloud, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => dynamic(cloud, one))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dynamic(cloud, one)]))
  if (typeof value !== 'string') return value
  return value.replace(
    /\{\{resolve:secretsmanager:(arn:aws:secretsmanager:[^:]+:\d+:secret:[^:]+):SecretString:([^:]*):([^:]*):([^}]*)\}\}/g,
    (_, arn: string, key: string, stage: string) => {
      const found = cloud.secrets.get(arn)?.get(stage || 'AWSCURRENT')
      if (found === undefined)
        return refuse(
          `Secrets Manager can't find the specified secret value for VersionId ${stage || 'AWSCURRENT'}`,
        )
      const picked = (JSON.parse(found) as Record<string, string>)[key]
      return picked ?? refuse(`Could not find a value associated with JSONKey in SecretString`)
    },
  )
}
