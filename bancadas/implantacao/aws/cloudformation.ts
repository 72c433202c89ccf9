import { plain } from './plain.ts'
import {
  CAPABILITIES,
  changeSetAnswer,
  eventAnswers,
  faultAnswers,
  resourceAnswers,
  stackAnswer,
} from './answers.ts'
import { createChangeSet } from './create-change-set.ts'
import type { Deployments } from './deployments.ts'
import { Execution } from './execution.ts'
import { Refused } from './refused.ts'
import { type ChangeSet, Stack } from './stack.ts'
import { readTemplate } from './template.ts'
import { listOf } from './xml.ts'

type Input = Readonly<Record<string, unknown>>
type Operation = (deployments: Deployments, region: string, input: Input) => object

const word = (input: Input, name: string): string => {
  const value = input[name]
  if (typeof value !== 'string' || value === '')
    throw new Refused(
      'ValidationError',
      `1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must not be null`,
    )
  return value
}

const changeSetOf = (
  deployments: Deployments,
  region: string,
  input: Input,
): { stack: Stack; changeSet: ChangeSet } => {
  const wanted = word(input, 'ChangeSetName')
  const stacks = input.StackName
    ? [deployments.find(plain(input.StackName), region)].flatMap((one) => one ?? [])
    : deployments.stacks
  for (const stack of stacks)
    for (const changeSet of stack.changeSets.values())
      if (changeSet.name === wanted || changeSet.id === wanted) return { stack, changeSet }
  throw new Refused('ChangeSetNotFoundException', `ChangeSet [${wanted}] does not exist`, 404)
}

/**
 * Operations of CloudFormation's query API that a deployment uses, by name; inputs and answers as its model has them.
 */
export const CLOUDFORMATION: Readonly<Record<string, Operation>> = {
  DescribeStacks: (deployments, region, { StackName }) => ({
    Stacks: (StackName
      ? [deployments.get(plain(StackName), region)]
      : deployments.stacks.filter((one) => one.region === region && !one.gone)
    ).map(stackAnswer),
  }),
  GetTemplate: (deployments, region, input) => ({
    TemplateBody: deployments.get(word(input, 'StackName'), region).text,
    StagesAvailable: ['Original', 'Processed'],
  }),
  GetTemplateSummary: (deployments, _region, input) => {
    const template = readTemplate(bodyOf(deployments, input))
    return {
      Parameters: Object.entries(template.Parameters ?? {}).map(([ParameterKey, { Type, Default }]) => ({
        ParameterKey,
        ParameterType: Type,
        ...(Default !== undefined && { DefaultValue: Default }),
      })),
      ResourceTypes: [...new Set(Object.values(template.Resources).map(({ Type }) => Type))],
    }
  },
  ValidateTemplate: (deployments, _region, input) => {
    const { Parameters = {} } = readTemplate(bodyOf(deployments, input))
    return { Parameters: Object.keys(Parameters).map((ParameterKey) => ({ ParameterKey })) }
  },
  CreateChangeSet: (deployments, region, input) => {
    const name = word(input, 'StackName')
    if (!/^[A-Za-z][A-Za-z0-9-]{0,127}$/.test(name) && !name.startsWith('arn:'))
      throw new Refused('ValidationError', `Value '${name}' at 'stackName' failed to satisfy constraint`)
    const kind = input.ChangeSetType === 'CREATE' ? 'CREATE' : 'UPDATE'
    const found = deployments.find(name, region)
    if (kind === 'UPDATE' && !found) throw new Refused('ValidationError', `Stack [${name}] does not exist`)
    if (kind === 'CREATE' && found && found.status !== 'REVIEW_IN_PROGRESS')
      throw new Refused(
        'ValidationError',
        `Stack [${name}] already exists and cannot be created again with the changeSet [${word(input, 'ChangeSetName')}].`,
      )
    const stack = found ?? new Stack(name, region)
    if (
      stack.busy ||
      (kind === 'UPDATE' && !stack.status.endsWith('_COMPLETE')) ||
      stack.status === 'ROLLBACK_COMPLETE'
    )
      throw new Refused(
        'ValidationError',
        `Stack:${stack.id} is in ${stack.status} state and can not be updated.`,
      )
    const capabilities = listOf(input.Capabilities)
    if (!CAPABILITIES.every((one) => capabilities.includes(one)))
      throw new Refused(
        'InsufficientCapabilitiesException',
        `Requires capabilities : [${CAPABILITIES.join(', ')}]`,
      )
    const changeSet = createChangeSet(
      deployments,
      stack,
      kind,
      word(input, 'ChangeSetName'),
      bodyOf(deployments, input),
      input,
    )
    if (!found) deployments.stacks.push(stack)
    stack.changeSets.set(changeSet.name, changeSet)
    return { Id: changeSet.id, StackId: stack.id }
  },
  DescribeChangeSet: (deployments, region, input) => {
    const { stack, changeSet } = changeSetOf(deployments, region, input)
    return changeSetAnswer(stack, changeSet)
  },
  DeleteChangeSet: (deployments, region, input) => {
    const stack = deployments.find(word(input, 'StackName'), region)
    const wanted = word(input, 'ChangeSetName')
    for (const { name, id } of stack?.changeSets.values() ?? [])
      if (name === wanted || id === wanted) stack?.changeSets.delete(name)
    return {}
  },
  ExecuteChangeSet: (deployments, region, input) => {
    const { stack, changeSet } = changeSetOf(deployments, region, input)
    if (changeSet.execution !== 'AVAILABLE')
      throw new Refused(
        'InvalidChangeSetStatus',
        `ChangeSet [${changeSet.id}] cannot be executed in its current status of [${changeSet.status}]`,
      )
    deployments.take(stack, changeSet)
    deployments.begin(() => new Execution(deployments, stack).apply(changeSet))
    return {}
  },
  UpdateTerminationProtection: (deployments, region, input) => {
    const stack = deployments.get(word(input, 'StackName'), region)
    stack.protected = input.EnableTerminationProtection === 'true'
    return { StackId: stack.id }
  },
  DeleteStack: (deployments, region, input) => {
    const stack = deployments.find(word(input, 'StackName'), region)
    if (!stack || stack.gone) return {}
    if (stack.protected)
      throw new Refused(
        'ValidationError',
        `Stack [${stack.name}] cannot be deleted while TerminationProtection is enabled`,
      )
    if (stack.busy)
      throw new Refused(
        'ValidationError',
        `Stack [${stack.name}] is in ${stack.status} state and can not be deleted.`,
      )
    stack.become('DELETE_IN_PROGRESS', 'User Initiated')
    deployments.begin(() => new Execution(deployments, stack).remove())
    return {}
  },
  DescribeStackEvents: (deployments, region, input) => ({
    StackEvents: eventAnswers(deployments.get(word(input, 'StackName'), region)),
  }),
  DescribeStackResources: (deployments, region, input) => ({
    StackResources: resourceAnswers(deployments.get(word(input, 'StackName'), region)).filter(
      ({ LogicalResourceId }) =>
        input.LogicalResourceId === undefined || input.LogicalResourceId === LogicalResourceId,
    ),
  }),
  DescribeEvents: (deployments, region, input) => {
    const { stack, changeSet } = changeSetOf(deployments, region, input)
    return { OperationEvents: faultAnswers(stack, changeSet) }
  },
  ListExports: ({ cloud }, region) => ({
    Exports: [...cloud.exports]
      .filter(([key]) => key.startsWith(`${region}/`))
      .map(([key, { stackId, value }]) => ({
        ExportingStackId: stackId,
        Name: key.slice(region.length + 1),
        Value: value,
      })),
  }),
  ListImports: (deployments, region, input) => {
    const name = word(input, 'ExportName')
    const Imports = deployments.readers(region, name)
    if (Imports.length === 0)
      throw new Refused('ValidationError', `Export '${name}' is not imported by any stack.`)
    return { Imports }
  },
}

function bodyOf({ cloud }: Deployments, { TemplateBody, TemplateURL }: Input): string {
  if (typeof TemplateBody === 'string') {
    if (TemplateBody.length > 51_200)
      throw new Refused(
        'ValidationError',
        "Member must have length less than or equal to 51200 at 'templateBody'",
      )
    return TemplateBody
  }
  // The CLI names the object where it put it: at S3's endpoint, which here is this stand-in.
  const [, bucket = '', key = ''] = /^https?:\/\/[^/]+\/([^/]+)\/(.+)$/.exec(plain(TemplateURL)) ?? []
  const found = cloud.objects.get(`${bucket}/${key}`)
  if (!found)
    throw new Refused(
      'ValidationError',
      `S3 error: The specified key does not exist. (${plain(TemplateURL)})`,
    )
  return found.toString('utf8')
}
