import { setTimeout as pause } from 'node:timers/promises'
import type { Physical } from './cloud.ts'
import type { Deployments } from './deployments.ts'
import { outputsOf, present } from './plan.ts'
import { Refused } from './refused.ts'
import { Resources } from './resources.ts'
import type { ChangeSet, Stack } from './stack.ts'
import { creationOrder, type Resource, type Template } from './template.ts'
import { resolve, type Scope } from './values.ts'

/** Long enough that stacks of one command overlap. */
const EACH_RESOURCE_MS = 1

/** One operation on one stack, from its first resource to its last status. */
export class Execution {
  private readonly resources: Resources

  constructor(
    private readonly deployments: Deployments,
    private readonly stack: Stack,
  ) {
    this.resources = new Resources(deployments.cloud, stack, deployments.failure)
  }

  /** Creates or updates the stack as a change set says; what fails is taken back. */
  async apply(changeSet: ChangeSet): Promise<void> {
    const { stack } = this
    const creating = changeSet.kind === 'CREATE'
    const verb = creating ? 'CREATE' : 'UPDATE'
    const undo: (() => Promise<void>)[] = []
    const imports = new Set<string>()
    const scope = this.deployments.scope(stack, changeSet.template, changeSet.parameters, (name) =>
      imports.add(name),
    )
    stack.become(`${verb}_IN_PROGRESS`, 'User Initiated')
    try {
      const replaced = await this.build(changeSet.template, scope, undo)
      const outputs = outputsOf(changeSet.template, scope)
      this.deployments.publish(stack, outputs)
      const before = stack.template
      stack.outputs = outputs
      stack.imports = imports
      stack.template = changeSet.template
      stack.text = changeSet.text
      stack.parameters = changeSet.parameters
      stack.given = changeSet.given
      stack.tags = changeSet.tags
      if (!creating) {
        stack.updatedAt = new Date().toISOString()
        stack.become('UPDATE_COMPLETE_CLEANUP_IN_PROGRESS')
        await this.cleanUp(before, present(changeSet.template, scope), replaced)
      }
      stack.become(`${verb}_COMPLETE`)
    } catch (error) {
      const reason = sentence(error)
      if (creating) await this.takeBack(reason, changeSet.template)
      else await this.goBack(reason, undo)
    } finally {
      this.resources.release()
    }
  }

  /** Deletes the stack; what its template keeps stays in the account. */
  async remove(): Promise<void> {
    const { stack } = this
    stack.become('DELETE_IN_PROGRESS', 'User Initiated')
    const used = this.deployments.usedExport(
      stack,
      Object.values(stack.outputs).flatMap((o) => o.exported ?? []),
    )
    if (used) {
      stack.become(
        'DELETE_FAILED',
        `Delete canceled. Cannot delete export ${used.name} as it is in use by ${used.by}.`,
      )
      return
    }
    const failed = await this.removeAll(stack.template?.Resources ?? {}, keeps)
    this.resources.release()
    if (failed.length > 0) {
      stack.become('DELETE_FAILED', `The following resource(s) failed to delete: [${failed.join(', ')}].`)
      return
    }
    this.deployments.publish(stack, {})
    stack.imports = new Set()
    stack.become('DELETE_COMPLETE')
  }

  /** Makes and changes everything in order; answers what was replaced and is to go. */
  private async build(template: Template, scope: Scope, undo: (() => Promise<void>)[]): Promise<Physical[]> {
    const wanted = new Map(present(template, scope))
    const replaced: Physical[] = []
    for (const logicalId of creationOrder(template)) {
      const resource = wanted.get(logicalId)
      if (!resource) continue
      await pause(EACH_RESOURCE_MS)
      const properties = resolve(scope, resource.Properties ?? {}) as Physical['properties']
      const standing = this.stack.resources.get(logicalId)
      if (!standing) {
        const made = this.resources.create(logicalId, resource.Type, properties)
        await this.proved(made)
        undo.unshift(async () => this.resources.remove(made, resource.DeletionPolicy === 'Retain'))
        continue
      }
      const step = this.resources.change(standing, resource.Type, properties)
      if (!step) continue
      undo.unshift(async () => step.undo())
      if (step.replaced) replaced.push(step.replaced)
    }
    return replaced
  }

  /** A certificate stands once its domain was proved, which takes a record that somebody must read and publish. */
  private async proved({ type, id }: Physical): Promise<void> {
    const { settings, readRecords } = this.deployments.cloud
    if (type !== 'AWS::CertificateManager::Certificate') return
    while (settings.certificates === 'when-read' && !readRecords.has(id)) await pause(EACH_RESOURCE_MS)
  }

  private async cleanUp(
    before: Template | undefined,
    wanted: readonly (readonly [string, Resource])[],
    replaced: readonly Physical[],
  ): Promise<void> {
    const names = new Set(wanted.map(([name]) => name))
    const policy = Object.fromEntries(wanted)
    for (const old of replaced)
      this.resources.tryToRemove(
        old,
        policy[old.logicalId]?.UpdateReplacePolicy !== undefined &&
          policy[old.logicalId]?.UpdateReplacePolicy !== 'Delete',
      )
    const gone = Object.fromEntries(Object.entries(before?.Resources ?? {}).filter(([id]) => !names.has(id)))
    await this.removeAll(gone, keeps)
  }

  private async takeBack(reason: string, template: Template): Promise<void> {
    const { stack } = this
    stack.become('ROLLBACK_IN_PROGRESS', `${reason} Rollback requested by user.`)
    // Only `Retain` keeps what this very operation made.
    const failed = await this.removeAll(
      template.Resources,
      ({ DeletionPolicy }) => DeletionPolicy === 'Retain',
    )
    if (failed.length > 0)
      stack.become('ROLLBACK_FAILED', `The following resource(s) failed to delete: [${failed.join(', ')}].`)
    else stack.become('ROLLBACK_COMPLETE')
  }

  private async goBack(reason: string, undo: readonly (() => Promise<void>)[]): Promise<void> {
    const { stack } = this
    stack.become('UPDATE_ROLLBACK_IN_PROGRESS', reason)
    try {
      for (const step of undo) await step()
      stack.become('UPDATE_ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS')
      stack.become('UPDATE_ROLLBACK_COMPLETE')
    } catch (error) {
      stack.become('UPDATE_ROLLBACK_FAILED', sentence(error))
    }
  }

  /** Removes what stands of these, last made first. @returns logical ids that would not go */
  private async removeAll(
    resources: Readonly<Record<string, Resource>>,
    kept: (resource: Resource) => boolean,
  ): Promise<string[]> {
    const failed: string[] = []
    for (const logicalId of [...this.order(resources)].reverse()) {
      const standing = this.stack.resources.get(logicalId)
      const resource = resources[logicalId]
      if (!standing || !resource) continue
      await pause(EACH_RESOURCE_MS)
      if (!this.resources.tryToRemove(standing, kept(resource))) failed.push(logicalId)
    }
    return failed
  }

  /** References to what is not among them are of no matter: only what stands is removed. */
  private order(resources: Readonly<Record<string, Resource>>): string[] {
    const names = Object.keys(resources)
    const depends = (one: Resource): readonly string[] =>
      [one.DependsOn ?? []].flat().filter((id) => names.includes(id))
    return creationOrder({
      Resources: Object.fromEntries(
        Object.entries(resources).map(([id, one]) => [id, { ...one, DependsOn: depends(one) }]),
      ),
    })
  }
}

const keeps = ({ DeletionPolicy = 'Delete' }: Resource): boolean => DeletionPolicy !== 'Delete'

function sentence(error: unknown): string {
  if (error instanceof Refused) return error.message
  throw error
}
