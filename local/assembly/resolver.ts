import { ACCOUNT, arn, attributeOf, type Deployed, REGION, refOf } from './attributes.ts'
import type { Stack } from './template.ts'

/** Resolves CloudFormation's intrinsic functions as a deployment would. */
export class Resolver {
  private readonly exports = new Map<string, { stack: Stack; value: unknown }>()

  constructor(
    stacks: readonly Stack[],
    private readonly parameters: Readonly<Record<string, string>>,
  ) {
    for (const stack of stacks)
      for (const { Export, Value } of Object.values(stack.template.Outputs ?? {}))
        if (Export) this.exports.set(Export.Name, { stack, value: Value })
  }

  /** The value with every intrinsic replaced. @throws Error naming an intrinsic that is not known here */
  resolve(stack: Stack, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.resolve(stack, entry))
    if (!isRecord(value)) return value
    const [[name, argument] = ['', undefined], ...others] = Object.entries(value)
    if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::')))
      return this.intrinsic(stack, name, argument)
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, entry]) => [key, this.resolve(stack, entry)] as const)
        .filter(([, entry]) => entry !== undefined),
    )
  }

  private intrinsic(stack: Stack, name: string, argument: unknown): unknown {
    switch (name) {
      case 'Ref':
        return this.ref(stack, String(argument))
      case 'Fn::GetAtt': {
        const [id = '', attribute = ''] = argument as readonly string[]
        return attributeOf(this.deployed(stack, id), attribute)
      }
      case 'Fn::Join': {
        const [separator, parts] = argument as readonly [string, unknown]
        return (this.resolve(stack, parts) as readonly unknown[]).join(separator)
      }
      case 'Fn::Sub':
        return String(Array.isArray(argument) ? argument[0] : argument).replace(
          /\$\{([^}]+)\}/g,
          (_, id: string) => String(this.ref(stack, id)),
        )
      case 'Fn::Select': {
        const [index, list] = argument as readonly [string, unknown]
        return (this.resolve(stack, list) as readonly unknown[])[Number(index)]
      }
      case 'Fn::Split': {
        const [separator, text] = argument as readonly [string, unknown]
        return String(this.resolve(stack, text)).split(separator)
      }
      case 'Fn::ImportValue': {
        const exported = this.exports.get(String(this.resolve(stack, argument)))
        if (!exported) throw new Error(`Export ${String(argument)} is not in this assembly`)
        return this.resolve(exported.stack, exported.value)
      }
      default:
        throw new Error(`NotEmulated: cloudformation.${name}`)
    }
  }

  private ref(stack: Stack, id: string): unknown {
    const pseudo = PSEUDO[id]
    if (pseudo !== undefined) return pseudo
    if (id === 'AWS::NoValue') return undefined
    if (id === 'AWS::StackName') return stack.name
    if (id === 'AWS::StackId') return arn('cloudformation', `stack/${stack.name}/local`)
    const parameter = stack.template.Parameters?.[id]
    if (!parameter) return refOf(this.deployed(stack, id))
    const given = this.parameters[id] ?? parameter.Default
    if (given === undefined) throw new Error(`Parameter ${id} of stack ${stack.name} has no value`)
    return given
  }

  private deployed(stack: Stack, id: string): Deployed {
    const resource = stack.template.Resources?.[id]
    if (!resource) throw new Error(`Resource ${id} is not in stack ${stack.name}`)
    return {
      stack: stack.name,
      id,
      resource,
      property: (name) => this.resolve(stack, resource.Properties?.[name]),
    }
  }
}

const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
