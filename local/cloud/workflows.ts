import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import { createStates, type States } from '../aws/states/service.ts'
import type { LambdaRuntime } from '../gateway/runtime.ts'

interface StateMachineProperties {
  readonly DefinitionString?: string
  readonly DefinitionS3Location?: { readonly Key: string }
  readonly DefinitionSubstitutions?: Readonly<Record<string, string>>
}

/** The state machines of the template, their definitions with the substitutions a deployment makes. */
export function startWorkflows(assembly: Assembly, dados: string, runtime: LambdaRuntime): Promise<States> {
  const machines = assembly
    .all<StateMachineProperties>('AWS::StepFunctions::StateMachine')
    .map(({ arn, properties }) => {
      const { DefinitionString, DefinitionS3Location, DefinitionSubstitutions = {} } = properties
      const text = DefinitionString ?? assembly.assetText(DefinitionS3Location?.Key ?? '')
      const definition = text.replace(
        /\$\{(\w+)\}/g,
        (whole, name: string) => DefinitionSubstitutions[name] ?? whole,
      )
      return { arn, definition }
    })
  return createStates({
    folder: path.join(dados, 'states'),
    machines,
    invokeLambda: (functionArn, payload) => runtime.invoke(functionArn, payload),
  })
}
