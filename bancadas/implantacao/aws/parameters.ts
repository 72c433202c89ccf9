import type { Cloud } from './cloud.ts'
import { Refused } from './refused.ts'
import type { GivenParameter } from './stack.ts'
import type { Template } from './template.ts'

const refuse = (sentence: string): never => {
  throw new Refused('ValidationError', sentence)
}
const FROM_STORE = /^AWS::SSM::Parameter::Value<.+>$/

/** The values a template's parameters take. @throws Refused as CloudFormation does, before anything is made */
export function parameterValues(
  cloud: Cloud,
  region: string,
  { Parameters = {} }: Template,
  given: readonly GivenParameter[],
  before: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const strange = given.filter(({ ParameterKey }) => !(ParameterKey in Parameters))
  if (strange.length > 0)
    refuse(
      `Parameters: [${strange.map(({ ParameterKey }) => ParameterKey).join(', ')}] do not exist in the template`,
    )
  const wanting: string[] = []
  const values = Object.entries(Parameters).flatMap(([name, parameter]): (readonly [string, string])[] => {
    const one = given.find(({ ParameterKey }) => ParameterKey === name)
    if (one?.UsePreviousValue === 'true') {
      const old = before[name]
      return old === undefined
        ? refuse(
            `Invalid input for parameter key ${name}. Cannot specify usePreviousValue as true for a parameter key not in the previous template`,
          )
        : [[name, old]]
    }
    const value = one?.ParameterValue ?? parameter.Default
    if (value === undefined) {
      wanting.push(name)
      return []
    }
    if (FROM_STORE.test(parameter.Type)) {
      const stored = cloud.parameters.get(`${region}/${value}`)
      return stored === undefined
        ? refuse(`Unable to fetch parameters [${value}] from parameter store for this account.`)
        : [[name, stored]]
    }
    if (
      parameter.AllowedPattern !== undefined &&
      !new RegExp(`^(?:${parameter.AllowedPattern})$`).test(value)
    )
      refuse(
        parameter.ConstraintDescription === undefined
          ? `Parameter ${name} failed to satisfy constraint: Parameter value '${value}' must match pattern ${parameter.AllowedPattern}`
          : `Parameter '${name}' must match: ${parameter.ConstraintDescription}`,
      )
    return [[name, value]]
  })
  if (wanting.length > 0) refuse(`Parameters: [${wanting.join(', ')}] must have values`)
  return Object.fromEntries(values)
}

/** A stack's parameters as it tells them. */
export const parametersOf = (
  template: Template | undefined,
  given: readonly GivenParameter[],
  values: Readonly<Record<string, string>>,
) =>
  Object.entries(template?.Parameters ?? {}).map(([ParameterKey, { Type, Default }]) => {
    const named = given.find((one) => one.ParameterKey === ParameterKey)?.ParameterValue ?? Default
    return FROM_STORE.test(Type)
      ? { ParameterKey, ParameterValue: named, ResolvedValue: values[ParameterKey] }
      : { ParameterKey, ParameterValue: values[ParameterKey] }
  })
