import { ACCOUNT } from './cloud.ts'
import { parametersOf } from './parameters.ts'
import type { Change, ChangeSet, Stack } from './stack.ts'

export const CAPABILITIES = ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND']

const changeAnswer = ({ action, logicalId, type, physicalId, replaces }: Change) => ({
  Type: 'Resource',
  ResourceChange: {
    Action: action,
    LogicalResourceId: logicalId,
    ResourceType: type,
    ...(physicalId !== undefined && { PhysicalResourceId: physicalId }),
    ...(action === 'Modify' && { Replacement: replaces ? 'True' : 'False', Scope: ['Properties'] }),
  },
})

/** A stack as `DescribeStacks` tells it. */
export function stackAnswer(stack: Stack) {
  return {
    StackId: stack.id,
    StackName: stack.name,
    CreationTime: stack.createdAt,
    ...(stack.updatedAt !== undefined && { LastUpdatedTime: stack.updatedAt }),
    StackStatus: stack.status,
    ...(stack.reason !== undefined && { StackStatusReason: stack.reason }),
    EnableTerminationProtection: stack.protected,
    DisableRollback: false,
    Capabilities: CAPABILITIES,
    RoleARN: `arn:aws:iam::${ACCOUNT}:role/cdk-hnb659fds-cfn-exec-role-${ACCOUNT}-${stack.region}`,
    Tags: stack.tags,
    Parameters: parametersOf(stack.template, stack.given, stack.parameters),
    Outputs: Object.entries(stack.outputs).map(([OutputKey, { value, exported }]) => ({
      OutputKey,
      OutputValue: value,
      ...(exported !== undefined && { ExportName: exported }),
    })),
  }
}

export const changeSetAnswer = (stack: Stack, changeSet: ChangeSet) => ({
  ChangeSetName: changeSet.name,
  ChangeSetId: changeSet.id,
  StackId: stack.id,
  StackName: stack.name,
  Description: changeSet.description,
  CreationTime: changeSet.createdAt,
  ExecutionStatus: changeSet.execution,
  Status: changeSet.status,
  ...(changeSet.reason !== undefined && { StatusReason: changeSet.reason }),
  Parameters: Object.entries(changeSet.parameters).map(([ParameterKey, ParameterValue]) => ({
    ParameterKey,
    ParameterValue,
  })),
  Tags: changeSet.tags,
  Changes: changeSet.changes.map(changeAnswer),
})

/** What happened to a stack, newest first. */
export const eventAnswers = (stack: Stack) =>
  stack.events.map((event) => ({
    StackId: stack.id,
    StackName: stack.name,
    EventId: event.id,
    LogicalResourceId: event.logicalId,
    PhysicalResourceId: event.physicalId,
    ResourceType: event.type,
    ResourceStatus: event.status,
    ...(event.reason !== undefined && { ResourceStatusReason: event.reason }),
    Timestamp: event.at,
  }))

/** The resources of a stack, each as its latest event has it. */
export function resourceAnswers(stack: Stack) {
  const latest = new Map(stack.events.toReversed().map((event) => [event.logicalId, event]))
  latest.delete(stack.name)
  return [...latest.values()].map((event) => ({
    StackId: stack.id,
    StackName: stack.name,
    LogicalResourceId: event.logicalId,
    PhysicalResourceId: event.physicalId,
    ResourceType: event.type,
    Timestamp: event.at,
    ResourceStatus: event.status,
    ...(event.reason !== undefined && { ResourceStatusReason: event.reason }),
  }))
}

/** What the checks before the first resource found. */
export const faultAnswers = (stack: Stack, changeSet: ChangeSet) =>
  changeSet.faults.map(({ logicalId, type, sentence }, i) => ({
    EventId: `${changeSet.id}-${i}`,
    StackId: stack.id,
    EventType: 'VALIDATION_ERROR',
    LogicalResourceId: logicalId,
    ResourceType: type,
    Timestamp: changeSet.createdAt,
    ValidationFailureMode: 'FAIL',
    ValidationName: 'PROPERTY_VALIDATION',
    ValidationStatus: 'FAILED',
    ValidationStatusReason: sentence,
  }))
