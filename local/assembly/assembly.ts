import { readFileSync } from 'node:fs'
import path from 'node:path'
import { arn, attributeOf, refOf } from './attributes.ts'
import { Resolver } from './resolver.ts'
import { readStacks, type Stack } from './template.ts'

/** A resource as deployed: its physical name, its ARN and its resolved properties. */
interface Deployment<P> {
  readonly id: string
  readonly ref: string
  readonly arn: string
  readonly properties: P
}

export interface LambdaFunction {
  readonly arn: string
  readonly id: string
  /** Absolute path of the bundled module and the name of its export. */
  readonly file: string
  readonly exportName: string
  readonly environment: Readonly<Record<string, string>>
  readonly timeoutSeconds: number
  readonly memoryMb: number
}

/** What a synthesized app says, read from `cdk.out` and nothing else. */
export class Assembly {
  private readonly stacks: readonly Stack[]
  private readonly resolver: Resolver

  /** @param parameters values of the stacks' parameters, as `cdk deploy --parameters` gives them */
  constructor(folder: string, parameters: Readonly<Record<string, string>>) {
    this.stacks = readStacks(folder)
    this.resolver = new Resolver(this.stacks, parameters)
  }

  /** All resources of a CloudFormation type. */
  all<P>(type: string): Deployment<P>[] {
    return this.stacks.flatMap((stack) =>
      Object.entries(stack.template.Resources ?? {})
        .filter(([, resource]) => resource.Type === type)
        .map(([id, resource]) => {
          const property = (name: string) => this.resolver.resolve(stack, resource.Properties?.[name])
          const deployed = { stack: stack.name, id, resource, property }
          return {
            id,
            ref: refOf(deployed),
            arn: attributeOf(deployed, 'Arn'),
            properties: this.resolver.resolve(stack, resource.Properties ?? {}) as P,
          }
        }),
    )
  }

  /** A stack output. @throws Error when no stack has it */
  output(name: string): string {
    for (const stack of this.stacks) {
      const output = stack.template.Outputs?.[name]
      if (output) return String(this.resolver.resolve(stack, output.Value))
    }
    throw new Error(`Output ${name} is not in this assembly`)
  }

  /** Functions whose code is in the assembly, by ARN; CDK's own helpers (custom resources) are not ours to run. */
  functions(): Map<string, LambdaFunction> {
    const functions = this.all<{
      Code: { S3Key?: string }
      Handler: string
      Timeout?: number
      MemorySize?: number
      Environment?: { Variables: Record<string, string> }
    }>('AWS::Lambda::Function').flatMap(({ id, arn: functionArn, properties }) => {
      const match = /^(.+)\.([^.]+)$/.exec(properties.Handler)
      const folder = this.asset(properties.Code.S3Key)
      if (!match || !folder || !properties.Environment?.Variables.TABELA) return []
      const [, module = '', exportName = ''] = match
      return [
        {
          arn: functionArn,
          id,
          file: path.join(folder, `${module}.mjs`),
          exportName,
          environment: properties.Environment.Variables,
          timeoutSeconds: properties.Timeout ?? 3,
          memoryMb: properties.MemorySize ?? 128,
        },
      ]
    })
    return new Map(functions.map((fn) => [fn.arn, fn]))
  }

  /** ARN of a function a resource names by its physical name. */
  functionArn(name: string): string {
    return arn('lambda', `function:${name}`)
  }

  /** Folders a bucket deployment publishes, in order. */
  published(): string[] {
    return this.all<{ SourceObjectKeys: readonly string[] }>('Custom::CDKBucketDeployment').flatMap(
      ({ properties }) => properties.SourceObjectKeys.flatMap((key) => this.asset(key) ?? []),
    )
  }

  /** Text of a file asset. @throws Error when the asset is not staged */
  assetText(key: string): string {
    const file = this.asset(key)
    if (!file) throw new Error(`Asset ${key} is not in this assembly`)
    return readFileSync(file, 'utf8')
  }

  private asset(key: string | undefined): string | undefined {
    const hash = key?.replace(/\.[a-z]+$/, '')
    if (!hash) return undefined
    for (const stack of this.stacks) {
      const staged = stack.assetPath(hash)
      if (staged) return staged
    }
    return undefined
  }
}
