import { Cloud } from './cloud.ts'
import { Refused } from './refused.ts'
import type { Failure } from './resources.ts'
import type { ChangeSet, Stack } from './stack.ts'
import { creationOrder, type Template } from './template.ts'
import type { Scope } from './values.ts'

/** Every stack of the account, and what they give each other. */
export class Deployments {
  readonly cloud = new Cloud()
  readonly stacks: Stack[] = []
  /** Where an operation is to fail by itself; nowhere unless a rehearsal says so. */
  failure: Failure = () => undefined
  /** Told each stack whose change set begins to be executed. */
  begun: (stack: Stack) => void = () => undefined

  private readonly plans = new Map<string, string | undefined>()

  /** A stack by name or id; a deleted one by its id alone. */
  find(nameOrId: string, region: string): Stack | undefined {
    return this.stacks.find(
      (stack) =>
        stack.region === region && (stack.id === nameOrId || (stack.name === nameOrId && !stack.gone)),
    )
  }

  /** @throws Refused as CloudFormation says that there is none */
  get(nameOrId: string, region: string): Stack {
    const found = this.find(nameOrId, region)
    if (!found) throw new Refused('ValidationError', `Stack with id ${nameOrId} does not exist`)
    return found
  }

  scope(
    stack: Stack,
    template: Template,
    parameters: Readonly<Record<string, string>>,
    imported: (name: string) => void,
  ): Scope {
    return {
      cloud: this.cloud,
      region: stack.region,
      stackName: stack.name,
      stackId: stack.id,
      template,
      parameters,
      resources: stack.resources,
      imported,
      outputOf: (name, output, region) => {
        const found = this.find(name, region)?.outputs[output]
        if (!found)
          throw new Refused(
            'ValidationError',
            `Output ${output} of stack ${name} in ${region} does not exist`,
          )
        return found.value
      },
    }
  }

  /**
   * Puts a stack's exports in the place of those it had. @throws Refused where another has the name, or still reads
   * it
   */
  publish(stack: Stack, outputs: Stack['outputs']): void {
    const { exports } = this.cloud
    const wanted = new Map(
      Object.values(outputs).flatMap(({ exported, value }) =>
        exported === undefined ? [] : [[exported, value] as const],
      ),
    )
    for (const name of wanted.keys()) {
      const holder = exports.get(`${stack.region}/${name}`)
      if (holder && holder.stackId !== stack.id)
        throw new Refused(
          'ValidationError',
          `Export with name ${name} is already exported by stack ${nameOf(holder.stackId)}. Rollback requested by user.`,
        )
    }
    const mine = [...exports].filter(
      ([key, { stackId }]) => stackId === stack.id && key.startsWith(`${stack.region}/`),
    )
    for (const [key, { value }] of mine) {
      const name = key.slice(stack.region.length + 1)
      if (wanted.get(name) === value) continue
      const used = this.usedExport(stack, [name])
      if (used)
        throw new Refused(
          'ValidationError',
          `Cannot ${wanted.has(name) ? 'update' : 'delete'} export ${name} as it is in use by ${used.by}`,
        )
      exports.delete(key)
    }
    for (const [name, value] of wanted) exports.set(`${stack.region}/${name}`, { stackId: stack.id, value })
  }

  /** Which of these exports another stack reads, and which stacks do. */
  usedExport(
    stack: Stack,
    names: readonly string[],
  ): { readonly name: string; readonly by: string } | undefined {
    for (const name of names) {
      const by = this.readers(stack.region, name)
      if (by.length > 0) return { name, by: by.join(', ') }
    }
    return undefined
  }

  readers(region: string, name: string): string[] {
    return this.stacks
      .filter((one) => !one.gone && one.region === region && one.imports.has(name))
      .map((one) => one.name)
  }

  /** Begins what goes on while its caller asks how it goes; an error that is no refusal ends the rehearsal. */
  begin(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      process.nextTick(() => {
        throw error
      })
    })
  }

  /** The resource a running operation does last, metadata aside; for whoever wants it to fail there. */
  lastOf(stackName: string, action: 'create' | 'update'): string | undefined {
    return this.plans.get(`${stackName} ${action}`)
  }

  /** Takes a change set as the one that is executed now. */
  take(stack: Stack, changeSet: ChangeSet): void {
    this.begun(stack)
    changeSet.execution = 'EXECUTE_COMPLETE'
    for (const action of ['create', 'update'] as const) {
      const kind = action === 'create' ? 'Add' : 'Modify'
      const touched = new Set(
        changeSet.changes
          .filter((one) => one.action === kind && one.type !== 'AWS::CDK::Metadata')
          .map(({ logicalId }) => logicalId),
      )
      this.plans.set(
        `${stack.name} ${action}`,
        creationOrder(changeSet.template).findLast((id) => touched.has(id)),
      )
    }
    stack.changeSets.delete(changeSet.name)
    stack.become(`${changeSet.kind}_IN_PROGRESS`, 'User Initiated')
  }
}

const nameOf = (stackId: string): string => stackId.split('/')[1] ?? stackId
