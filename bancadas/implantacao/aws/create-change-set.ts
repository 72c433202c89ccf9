import { plain } from './plain.ts'
import { randomUUID } from 'node:crypto'
import { ACCOUNT } from './cloud.ts'
import type { Deployments } from './deployments.ts'
import { parameterValues } from './parameters.ts'
import { changesOf, differs, earlyFaults } from './plan.ts'
import { Refused } from './refused.ts'
import { isRecord } from './schema.ts'
import type { ChangeSet, GivenParameter, Stack, Tag } from './stack.ts'
import { readTemplate, type Template } from './template.ts'
import { listOf } from './xml.ts'
import type { Scope } from './values.ts'

const NOTHING =
  "The submitted information didn't contain changes. Submit different information to create a change set."

/** A change set with everything CloudFormation can say before it makes anything. @throws Refused where it makes none */
export function createChangeSet(
  deployments: Deployments,
  stack: Stack,
  kind: ChangeSet['kind'],
  name: string,
  text: string,
  input: Readonly<Record<string, unknown>>,
): ChangeSet {
  const template = readTemplate(text)
  const given = listOf(input.Parameters) as readonly GivenParameter[]
  const parameters = parameterValues(deployments.cloud, stack.region, template, given, stack.parameters)
  const scope = deployments.scope(stack, template, parameters, () => {})
  checkRules(template, parameters)
  const faults = earlyFaults(deployments.cloud, stack, template, scope)
  const missing = missingExport(template, scope)
  const same = kind === 'UPDATE' && !differs(stack, template, parameters)
  const reason = same
    ? NOTHING
    : missing !== undefined
      ? `No export named ${missing} found. Rollback requested by user.`
      : faults.length > 0
        ? 'The following hook(s)/validation failed: [AWS::EarlyValidation::PropertyValidation]. To troubleshoot Early Validation errors, use the DescribeEvents API for detailed failure information.'
        : undefined
  return {
    id: `arn:aws:cloudformation:${stack.region}:${ACCOUNT}:changeSet/${name}/${randomUUID()}`,
    name,
    kind,
    description: plain(input.Description ?? ''),
    text,
    template,
    parameters,
    given,
    tags: listOf(input.Tags) as readonly Tag[],
    changes: changesOf(stack, template, scope),
    createdAt: new Date().toISOString(),
    status: reason === undefined ? 'CREATE_COMPLETE' : 'FAILED',
    execution: reason === undefined ? 'AVAILABLE' : 'UNAVAILABLE',
    reason,
    faults: same ? [] : faults,
  }
}

/** The first export a template reads that nobody exports; names of exports read no resource. */
function missingExport(value: unknown, scope: Scope): string | undefined {
  if (!isRecord(value) && !Array.isArray(value)) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found =
      key === 'Fn::ImportValue' && typeof inner === 'string'
        ? scope.cloud.exports.has(`${scope.region}/${inner}`)
          ? undefined
          : inner
        : missingExport(inner, scope)
    if (found !== undefined) return found
  }
  return undefined
}

interface Rule {
  readonly Assertions: readonly { readonly Assert: unknown; readonly AssertDescription: string }[]
}

/** Rules of a template are asked before anything else; CDK writes one, of the bootstrap's version. */
function checkRules(
  template: Template & { readonly Rules?: Readonly<Record<string, Rule>> },
  parameters: Scope['parameters'],
): void {
  for (const { Assertions } of Object.values(template.Rules ?? {}))
    for (const { Assert, AssertDescription } of Assertions)
      if (!asserted(Assert, parameters))
        throw new Refused('ValidationError', `Template error: Rule validation failed: ${AssertDescription}`)
}

function asserted(value: unknown, parameters: Scope['parameters']): boolean {
  const [[name, argument] = ['', []]] = Object.entries(value as Record<string, readonly unknown[]>)
  if (name === 'Fn::Not') return !asserted(argument[0], parameters)
  if (name === 'Fn::Contains') {
    const [list, one] = argument as readonly [readonly string[], { readonly Ref: string }]
    return list.includes(parameters[one.Ref] ?? '')
  }
  throw new Refused('ValidationError', `Template error: ${name} is not known to this stand-in`)
}
